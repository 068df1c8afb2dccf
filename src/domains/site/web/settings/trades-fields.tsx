import { TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { MAX_MADE, MAX_TRADE_TAGS } from '../../trade-texts.ts'
import { TRADES, type Trade, tradeTitle } from '../../trades.ts'
import { FieldGroup } from './field-group.tsx'
import type { SectionFieldsProps } from './sections.ts'

/** What the page of each trade says, and which articles it shows. */
export const TradesFields = ({ form }: SectionFieldsProps<'trades'>) =>
  TRADES.map((trade) => <TradeFields key={`${trade} ${form.key(`value.${trade}`)}`} form={form} trade={trade} />)

function TradeFields({ form, trade }: Pick<SectionFieldsProps<'trades'>, 'form'> & { trade: Trade }) {
  const known = useQuery(query.archives.tags.queryOptions({ input: { all: '1' } }))
  const path = `value.${trade}` as const
  const name = tradeTitle(trade)
  return (
    <>
      <FieldGroup legend={name}>
        <TextInput data-wide description={`Vazio, fica “${name}”.`} {...form.field(`${path}.title`)} label="Título" />
        <Textarea autosize minRows={2} maxRows={6} data-wide {...form.field(`${path}.lead`)} label="Abertura" />
        <Textarea
          autosize
          minRows={3}
          maxRows={12}
          data-wide
          description="Uma linha em branco separa os parágrafos."
          {...form.field(`${path}.about`)}
          label="Texto"
        />
        <TagsInput
          data-wide
          description="Artigos com um destes assuntos aparecem na página."
          splitChars={[',', ';']}
          maxTags={MAX_TRADE_TAGS}
          data={known.data?.data.map((tag) => tag.name) ?? []}
          {...form.field(`${path}.tags`)}
          label="Assuntos dos artigos"
        />
      </FieldGroup>
      <ItemList
        form={form}
        path={`${path}.makes`}
        count={form.getValues().value[trade].makes.length}
        limit={MAX_MADE}
        label={`O que fazemos em ${name}`}
        noun="item"
        empty={{ name: '', text: '' }}
      >
        {(index) => (
          <>
            <TextInput
              aria-label={`${name}, nome do item ${index + 1}`}
              {...form.field(`${path}.makes.${index}.name`)}
              label="Nome"
            />
            <TextInput
              aria-label={`${name}, texto do item ${index + 1}`}
              {...form.field(`${path}.makes.${index}.text`)}
              label="Texto"
            />
          </>
        )}
      </ItemList>
    </>
  )
}
