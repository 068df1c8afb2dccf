import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { HAIR } from '#pictures/people/features.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { wordKey } from '#word-key.ts'
import { MAX_PEOPLE, Person } from '../../people.ts'
import { FieldGroup } from './field-group.tsx'
import type { SectionFieldsProps } from './sections.ts'

const EMPTY: Person = emptyOf(Person)

const HAIR_LABELS: Readonly<Record<(typeof HAIR)[number], string>> = {
  short: 'curto',
  curly: 'crespo',
  long: 'comprido',
  bun: 'preso no alto',
  bald: 'nenhum',
}

const CRAFTS = ['Primeiro ofício', 'Segundo ofício', 'Terceiro ofício']

/** Who works here, and the three crafts. */
export function PeopleFields({ form }: SectionFieldsProps<'people'>) {
  const { people } = form.getValues().value
  return (
    <>
      <FieldGroup legend="No alto da página">
        <TextInput
          data-wide
          description="Vazio, fica “Quem faz”."
          key={form.key('value.title')}
          {...form.field('value.title')}
        />
        <Textarea
          autosize
          minRows={2}
          maxRows={5}
          data-wide
          key={form.key('value.lead')}
          {...form.field('value.lead')}
        />
      </FieldGroup>
      <p className="narrow soft">
        O que estiver aqui fica público. Escreva só o que a pessoa quer mostrar, e combine o retrato com ela.
      </p>
      <ItemList
        key={form.key('value.people')}
        form={form}
        path="value.people"
        count={people.length}
        limit={MAX_PEOPLE}
        label="Pessoas"
        noun="pessoa"
        empty={EMPTY}
      >
        {(index) => <PersonFields form={form} index={index} />}
      </ItemList>
      {CRAFTS.map((legend, index) => (
        <FieldGroup key={`${legend} ${form.key('value.crafts')}`} legend={legend}>
          <TextInput {...form.field(`value.crafts.${index}.title`)} label="Nome" />
          <TextInput
            description="Ana escreve, Rui revisa."
            {...form.field(`value.crafts.${index}.hands`)}
            label="Quem faz o quê"
          />
          <Textarea
            autosize
            minRows={2}
            maxRows={5}
            data-wide
            {...form.field(`value.crafts.${index}.text`)}
            label="Texto"
          />
        </FieldGroup>
      ))}
    </>
  )
}

function PersonFields({ form, index }: Pick<SectionFieldsProps<'people'>, 'form'> & { index: number }) {
  const path = `value.people.${index}` as const
  const { onBlur, ...name } = form.field(`${path}.name`)

  /** A new person's address is that of their first name here, and stays when the name is corrected later. */
  function keepKey(typed: string) {
    const { people } = form.getValues().value
    const key = wordKey(typed)
    if (people[index]?.key === '' && key !== '' && !people.some((one) => one.key === key))
      form.setFieldValue(`${path}.key`, key)
  }

  return (
    <FieldGroup legend={`Pessoa ${index + 1}`}>
      <TextInput
        required
        {...name}
        onBlur={(event) => {
          onBlur?.(event)
          keepKey(event.currentTarget.value)
        }}
      />
      <TextInput description="Uma frase depois do nome: projeta as placas." {...form.field(`${path}.work`)} />
      <Textarea autosize minRows={2} maxRows={6} data-wide {...form.field(`${path}.about`)} />
      <TextInput {...form.field(`${path}.does`)} />
      <TextInput {...form.field(`${path}.before`)} />
      <TextInput {...form.field(`${path}.bench`)} />
      <TextInput {...form.field(`${path}.refuses`)} />
      <PictureField description="Sem ele, o rosto é desenhado." {...form.field(`${path}.picture`)} />
      <div className="stack gap-75">
        <NativeSelect {...form.field(`${path}.hair`)}>
          {HAIR.map((hair) => (
            <option key={hair} value={hair}>
              {HAIR_LABELS[hair]}
            </option>
          ))}
        </NativeSelect>
        <div className="row cluster gap-100">
          <Checkbox {...form.field(`${path}.glasses`)} />
          <Checkbox {...form.field(`${path}.beard`)} />
        </div>
      </div>
      <Checkbox
        data-wide
        description="Sai do site, e continua só como autora ou autor dos seus artigos."
        {...form.field(`${path}.left`)}
      />
    </FieldGroup>
  )
}
