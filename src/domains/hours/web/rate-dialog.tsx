import { ActionIcon, Button, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { explainFailure } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { brl, parseMoney, toCents, toReais } from '#money.ts'
import { day as dayText } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { Rate } from '../billing-contract.ts'

/** Whose figure is opened, and which. */
export interface RateOf {
  whose: 'person' | 'project'
  id: number
  kind: Rate['kind']
}

interface RateDialogProps {
  open: (RateOf & { name: string; rates: readonly Rate[] }) | undefined
  today: string
  onClose: () => void
}

/** A figure's history, and the form of the next. */
export const RateDialog = ({ open, today, onClose }: RateDialogProps) => (
  <Modal
    opened={open !== undefined}
    onClose={onClose}
    title={open && `${open.kind === 'price' ? 'Preço' : 'Custo'} da hora: ${open.name}`}
    closeButtonProps={{ 'aria-label': 'Fechar' }}
  >
    {open && <RateForm open={open} today={today} />}
  </Modal>
)

function RateForm({ open, today }: { open: NonNullable<RateDialogProps['open']>; today: string }) {
  const client = useQueryClient()
  const amount = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState<string | null>(today)
  const [errors, setErrors] = useState<Record<string, React.ReactNode>>({})
  const reload = () => client.invalidateQueries({ queryKey: query.hours.key() })
  const { kind, id, whose } = open

  async function save(event: FormEvent) {
    event.preventDefault()
    const cents = parseMoney(amount.current?.value ?? '')
    if (cents === undefined) return setErrors({ amount: 'Escreva um valor como 120,00.' })
    if (!from) return setErrors({ from: 'Preencha este campo.' })
    try {
      const owner = whose === 'person' ? { user: id } : { project: id }
      await api.hours.rates.set({ kind, ...owner, from, amount: toReais(cents) })
      setErrors({})
      if (amount.current) amount.current.value = ''
    } catch (failure) {
      const { fields, text } = explainFailure(failure)
      setErrors(fields ?? { amount: text })
    }
    await reload()
  }
  return (
    <div className="stack gap-75">
      <form className="row cluster gap-75 align-end" onSubmit={(event) => void save(event)}>
        <AmountInput ref={amount} label="Valor" data-autofocus error={errors.amount} />
        <DayInput label="A partir de" value={from} error={errors.from} clearable={false} onChange={setFrom} />
        <Button type="submit">Guardar</Button>
      </form>
      <ul className="bare-list stack gap-25" aria-label="Valores">
        {open.rates
          .filter((rate) => rate.kind === kind)
          .map((rate) => (
            <li key={rate.id} className="row gap-50">
              <span className="tabular">{brl(toCents(rate.amount))}</span>
              <span className="soft">desde {dayText(rate.from)}</span>
              <ActionIcon
                className="push"
                variant="subtle"
                color="gray"
                aria-label={`Remover o valor de ${dayText(rate.from)}`}
                onClick={async () => {
                  await attempt(() => api.hours.rates.remove({ id: rate.id }))
                  await reload()
                }}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
      </ul>
    </div>
  )
}
