import { Textarea, TextInput } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { useSession } from '#client/session/session.ts'
import { groupedMoney, parseMoney } from '#money.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { RecordPage } from '#ui/workbench/form/record-page.tsx'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { CatalogItem } from '../../contract.ts'
import { CATALOG } from '../addresses.ts'
import styles from './form.module.css'
import { ItemForm, type ItemValues, toStored } from './form-values.ts'

/** An item's form. Costs are for who sees them. */
export function ItemFormPage(edited: Edited<CatalogItem>) {
  const { id, record: item } = edited
  const { admin, seesCosts } = useSession()
  const record = useRecordEditor({
    edited,
    kind: 'catalog',
    schema: ItemForm,
    empty: { name: '', text: '', unit: '', price: '', ...(seesCosts && { cost: '' }) },
    toStored,
    create: (values, once) => api.catalog.create(ItemForm.parse(values), once),
    update: ({ id: stored, revision, ...changes }) =>
      api.catalog.update({ id: stored, revision, ...ItemForm.partial().parse(changes) }),
    read: async (stored) => (await api.catalog.item({ id: stored })).data,
    shownBy: query.catalog.key(),
    removal: (gone, { name }) => ({
      question: {
        title: 'Excluir este item?',
        text: `“${name}” sai do catálogo, e não volta. Os orçamentos que o usaram ficam como estão.`,
      },
      work: () => api.catalog.remove({ id: gone }),
    }),
    afterRemoval: { lists: [query.catalog.list.key()], to: CATALOG.to },
  })
  const { form } = record
  return (
    <RecordPage
      title={id === undefined ? 'Novo item' : record.saved.name}
      list={CATALOG}
      form="catalog-form"
      record={record}
      removable={id !== undefined && admin}
      actions={item && <Archive item={item} disabled={record.saving} />}
    >
      <RecordForm
        record={record}
        id="catalog-form"
        className={`stack gap-100 ${styles.form}`}
        label="Item do catálogo"
        savedText="O item foi salvo"
      >
        <TextInput
          className={styles.whole}
          data-autofocus={id === undefined || undefined}
          autoComplete="off"
          key={form.key('name')}
          {...form.field('name')}
        />
        <Textarea
          className={styles.whole}
          description="Vai abaixo do nome, no orçamento."
          autosize
          minRows={3}
          maxRows={16}
          key={form.key('text')}
          {...form.field('text')}
        />
        <TextInput autoComplete="off" description="h, dia, peça, m²" key={form.key('unit')} {...form.field('unit')} />
        <MoneyInput form={form} path="price" description="De uma unidade. Os orçamentos feitos não mudam." required />
        {seesCosts && <MoneyInput form={form} path="cost" description="Só vê quem a administração escolhe." />}
      </RecordForm>
    </RecordPage>
  )
}

interface MoneyInputProps {
  form: RecordFields<ItemValues>
  path: 'price' | 'cost'
  description: string
  required?: boolean
}

const MoneyInput = ({ form, path, ...props }: MoneyInputProps) => (
  <TextInput
    leftSection="R$"
    inputMode="decimal"
    autoComplete="off"
    key={form.key(path)}
    {...form.field(path)}
    maxLength={20}
    onBlur={({ currentTarget }) => {
      const cents = parseMoney(currentTarget.value)
      if (cents !== undefined) currentTarget.value = groupedMoney(cents)
    }}
    {...props}
  />
)

/** Takes the item out of what is offered, or brings it back. */
function Archive({ item: { id, archived }, disabled }: { item: CatalogItem; disabled: boolean }) {
  const queries = useQueryClient()
  const navigate = useNavigateFromHere()
  const { run } = useRun()
  const change = () =>
    run(async () => {
      await api.catalog.archive({ id, archived: !archived })
      void queries.invalidateQueries({ queryKey: query.catalog.list.key() })
      notifySuccess(archived ? 'O item voltou ao catálogo' : 'O item foi arquivado')
      void navigate({ to: CATALOG.to })
    })
  return (
    <IconAction
      label={archived ? 'Trazer de volta' : 'Arquivar'}
      icon={archived ? IconArchiveOff : IconArchive}
      disabled={disabled}
      onClick={() => void change()}
    />
  )
}
