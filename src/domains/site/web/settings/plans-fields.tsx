import { Textarea, TextInput } from '@mantine/core'
import { toCents, toReais } from '#money.ts'
import { PLAN_KEYS } from '../../section-schemas.ts'
import { AmountInput } from './amount-input.tsx'
import { FieldGroup } from './field-group.tsx'
import type { SectionFieldsProps, SectionForm } from './sections.ts'

const PLACES = ['Primeiro plano', 'Segundo plano', 'Terceiro plano']

export const PlansFields = ({ form }: SectionFieldsProps<'plans'>) =>
  PLAN_KEYS.map((key, index) => (
    <FieldGroup key={`${key} ${form.key('value')}`} legend={PLACES[index] ?? key}>
      <TextInput {...form.field(`value.${index}.name`)} label="Nome" />
      <PriceField form={form} index={index} />
      <FeaturesField form={form} index={index} />
    </FieldGroup>
  ))

interface PlanFieldProps {
  form: SectionForm<'plans'>
  index: number
}

/** The form's value is in reais. */
function PriceField({ form, index }: PlanFieldProps) {
  const path = `value.${index}.price` as const
  const { defaultValue: price, ...props } = form.field(path)
  return (
    <AmountInput
      {...props}
      label="Preço por mês"
      cents={toCents(price as number)}
      onCents={(cents) => form.setFieldValue(path, toReais(cents), { forceUpdate: false })}
    />
  )
}

/** One feature on each line; empty lines are ignored. */
function FeaturesField({ form, index }: PlanFieldProps) {
  const path = `value.${index}.features` as const
  const { defaultValue: features, error, ...props } = form.field(path)
  const wrong = Object.entries(form.errors).find(([name]) => name.startsWith(`${path}.`))
  return (
    <Textarea
      description="Um item por linha, até 20."
      autosize
      minRows={4}
      data-wide
      {...props}
      label="O que inclui"
      defaultValue={(features as string[]).join('\n')}
      error={error ?? (wrong && `Item ${Number(wrong[0].slice(path.length + 1)) + 1}: ${wrong[1]}`)}
      onChange={({ currentTarget }) => {
        const lines = currentTarget.value.split('\n').map((line) => line.trim())
        form.setFieldValue(path, lines.filter(Boolean), { forceUpdate: false })
        // Errors of single lines may belong to other lines now.
        for (const name of Object.keys(form.errors)) if (name.startsWith(`${path}.`)) form.clearFieldError(name)
      }}
    />
  )
}
