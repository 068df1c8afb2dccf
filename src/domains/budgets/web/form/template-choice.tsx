import { NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { pick } from '#pick.ts'
import { dayOf } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { Held } from '#ui/workbench/held.tsx'
import { type BudgetFormProps, type BudgetValues, type TemplateValues, templateValues } from './form-values.ts'

interface TemplateChoiceProps extends BudgetFormProps {
  /** The template that the form began with. */
  begun: number | undefined
  /** Called with the payment terms that a chosen one gives. */
  onPayments: (payments: TemplateValues['payments']) => void
}

/** Fills a new quote's form with one of the firm's templates, and asks before it writes over anything; nothing where there are none. */
export function TemplateChoice({ form, begun, onPayments }: TemplateChoiceProps) {
  const client = useQueryClient()
  const { data: answer, isPending } = useQuery(query.budgets.templates.list.queryOptions())
  const templates = answer?.data ?? []
  const [chosen, setChosen] = useState(begun)
  /** The fields as nobody has typed in them. */
  const untouched = useRef<BudgetValues>(form.getValues())
  // Until they have come it takes its room: the fields below would move under who has begun to type.
  if (!isPending && templates.length === 0) return null

  async function choose(id: number) {
    const { data } = await client.fetchQuery(query.budgets.templates.item.queryOptions({ input: { id }, staleTime: 0 }))
    const values = templateValues(data, dayOf(nowMs()))
    const names = Object.keys(values) as (keyof TemplateValues)[]
    const isWritten = JSON.stringify(pick(form.getValues(), names)) !== JSON.stringify(pick(untouched.current, names))
    const sure =
      !isWritten ||
      (await confirmAction({
        title: `Começar do modelo “${data.name}”?`,
        text: 'Itens, textos, descontos, pagamento e prazos que você escreveu se perdem. Cliente e projeto ficam.',
        confirm: 'Usar o modelo',
        danger: true,
      }))
    if (!sure) return
    onPayments(values.payments)
    for (const name of names) form.setFieldValue(name, values[name] as never)
    untouched.current = form.getValues()
    setChosen(id)
  }

  return (
    <Held isHeld={isPending}>
      <NativeSelect
        label="Modelo"
        description="Preenche itens, textos, descontos, pagamento e prazos."
        data={[
          { value: '', label: 'Em branco', disabled: chosen !== undefined },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(chosen ?? '')}
        onChange={({ currentTarget: { value } }) => void (value && attempt(() => choose(Number(value))))}
      />
    </Held>
  )
}
