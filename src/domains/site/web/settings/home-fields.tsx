import { Textarea, TextInput } from '@mantine/core'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { FieldGroup } from './field-group.tsx'
import { ItemList } from './item-list.tsx'
import type { SectionFieldsProps } from './sections.ts'

/** The most technologies the contract takes. */
const MAX_TECHNOLOGIES = 40
const PILLARS = ['Primeiro pilar', 'Segundo pilar', 'Terceiro pilar']
const FACTS = ['Primeiro bloco', 'Segundo bloco', 'Terceiro bloco', 'Quarto bloco']

export function HomeFields({ form }: SectionFieldsProps<'home'>) {
  return (
    <>
      <FieldGroup legend="Quem somos">
        <Textarea
          label="Texto"
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1200}
          data-wide
          {...form.getInputProps('value.who')}
        />
      </FieldGroup>
      {PILLARS.map((legend, index) => (
        <FieldGroup key={legend} legend={legend}>
          <TextInput
            label="Título"
            required
            maxLength={40}
            data-wide
            {...form.getInputProps(`value.pillars.${index}.title`)}
          />
          <Textarea
            label="Texto"
            required
            autosize
            minRows={2}
            maxRows={6}
            maxLength={300}
            data-wide
            {...form.getInputProps(`value.pillars.${index}.text`)}
          />
        </FieldGroup>
      ))}
      <ItemList
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
              label="Nome"
              maxLength={40}
              aria-label={`Nome da tecnologia ${index + 1}`}
              {...form.getInputProps(`value.technologies.${index}.name`)}
            />
            <TextInput
              label="Para quê"
              maxLength={60}
              aria-label={`Para que serve a tecnologia ${index + 1}`}
              {...form.getInputProps(`value.technologies.${index}.note`)}
            />
          </>
        )}
      </ItemList>
      <FieldGroup legend="Convite para escrever">
        <TextInput label="Título" required maxLength={120} {...form.getInputProps('value.invitation.title')} />
        <TextInput label="Botão" required maxLength={60} {...form.getInputProps('value.invitation.button')} />
      </FieldGroup>
      {FACTS.map((legend, index) => (
        <FieldGroup key={legend} legend={`${legend} de informação`}>
          <TextInput
            label="Número com unidade"
            required
            maxLength={30}
            {...form.getInputProps(`value.facts.${index}.figure`)}
          />
          <TextInput
            label="O que ele conta"
            required
            maxLength={160}
            {...form.getInputProps(`value.facts.${index}.text`)}
          />
        </FieldGroup>
      ))}
      <FieldGroup legend="Faixa do fim">
        <TextInput label="Título" required maxLength={120} {...form.getInputProps('value.banner.title')} />
        <TextInput label="Botão" required maxLength={60} {...form.getInputProps('value.banner.button')} />
        <TextInput
          label="Aonde o botão leva"
          description="Um endereço do site, como /contact, ou completo. Vazio, não há botão."
          spellCheck={false}
          data-wide
          {...form.getInputProps('value.banner.link')}
        />
        <PictureField
          label="Imagem de fundo"
          description="Sem ela, a faixa fica lisa."
          {...form.getInputProps('value.banner.image')}
        />
      </FieldGroup>
    </>
  )
}
