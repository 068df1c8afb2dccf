import { Textarea, TextInput } from '@mantine/core'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { MAX_TECHNOLOGIES } from '../../section-schemas.ts'
import { FieldGroup } from './field-group.tsx'
import type { SectionFieldsProps } from './sections.ts'

const PILLARS = ['Primeiro pilar', 'Segundo pilar', 'Terceiro pilar']
const FACTS = ['Primeiro bloco', 'Segundo bloco', 'Terceiro bloco', 'Quarto bloco']

export function HomeFields({ form }: SectionFieldsProps<'home'>) {
  return (
    <>
      <FieldGroup legend="Quem somos">
        <Textarea
          autosize
          minRows={3}
          maxRows={10}
          data-wide
          key={form.key('value.who')}
          {...form.field('value.who')}
          label="Texto"
        />
      </FieldGroup>
      {PILLARS.map((legend, index) => (
        <FieldGroup key={`${legend} ${form.key('value.pillars')}`} legend={legend}>
          <TextInput data-wide {...form.field(`value.pillars.${index}.title`)} label="Título" />
          <Textarea
            autosize
            minRows={2}
            maxRows={6}
            data-wide
            {...form.field(`value.pillars.${index}.text`)}
            label="Texto"
          />
        </FieldGroup>
      ))}
      <ItemList
        key={form.key('value.technologies')}
        form={form}
        path="value.technologies"
        count={form.getValues().value.technologies.length}
        limit={MAX_TECHNOLOGIES}
        label="Tecnologias"
        noun="tecnologia"
        empty={{ name: '', note: '' }}
      >
        {(index) => (
          <>
            <TextInput
              aria-label={`Nome da tecnologia ${index + 1}`}
              {...form.field(`value.technologies.${index}.name`)}
              label="Nome"
            />
            <TextInput
              aria-label={`Para que serve a tecnologia ${index + 1}`}
              {...form.field(`value.technologies.${index}.note`)}
              label="Para quê"
            />
          </>
        )}
      </ItemList>
      <FieldGroup key={form.key('value.invitation')} legend="Convite para escrever">
        <TextInput {...form.field('value.invitation.title')} label="Título" />
        <TextInput {...form.field('value.invitation.button')} label="Botão" />
      </FieldGroup>
      {FACTS.map((legend, index) => (
        <FieldGroup key={`${legend} ${form.key('value.facts')}`} legend={`${legend} de informação`}>
          <TextInput {...form.field(`value.facts.${index}.figure`)} label="Número com unidade" />
          <TextInput {...form.field(`value.facts.${index}.text`)} label="O que ele conta" />
        </FieldGroup>
      ))}
      <FieldGroup key={form.key('value.banner')} legend="Faixa do fim">
        <TextInput {...form.field('value.banner.title')} label="Título" />
        <TextInput {...form.field('value.banner.button')} label="Botão" />
        <TextInput
          description="Um endereço do site, como /contact, ou completo. Vazio, não há botão."
          spellCheck={false}
          data-wide
          {...form.field('value.banner.link')}
          label="Aonde o botão leva"
        />
        <PictureField
          description="Sem ela, a faixa fica lisa."
          {...form.field('value.banner.image')}
          label="Imagem de fundo"
        />
      </FieldGroup>
    </>
  )
}
