import { NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { brl, groupedMoney, parseMoney } from '#money.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { ON_APPROVAL, type PaymentValues } from './form-values.ts'
import { Tool } from './item-row.tsx'
import styles from './payments.module.css'

const DUES = [
  { value: ON_APPROVAL, label: 'Na aprovação' },
  { value: '', label: 'Em uma data' },
]
const UNITS = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: 'R$' },
]

/** What stands behind a number of days after the acceptance. */
const WORDS: Readonly<Record<string, string>> = { 0: 'no aceite', 1: 'dia depois' }

interface PaymentRowProps {
  id: number
  payment: PaymentValues
  index: number
  /** What it comes to, in cents. */
  amount: number | undefined
  actions: { change: (id: number, change: Partial<PaymentValues>) => void; remove: (id: number) => void }
  dueError: ReactNode
  valueError: ReactNode
}

/** The entrada or one parcela. */
export const PaymentRow = memo(function PaymentRow({ id, payment, index, amount, actions, ...props }: PaymentRowProps) {
  const name = `parcela ${index + 1}`
  const isOnApproval = payment.due === ON_APPROVAL
  return (
    <li className={`stack align-start line-below pad-60 ${styles.row}`}>
      {payment.days !== undefined && (
        <TextInput
          className={styles.days ?? ''}
          aria-label={`Dias depois do aceite em que se paga a ${name}`}
          data-path={`payments.${index}.days`}
          inputMode="numeric"
          maxLength={4}
          rightSection={<span className="soft small nowrap">{WORDS[payment.days.trim()] ?? 'dias depois'}</span>}
          rightSectionWidth="6rem"
          rightSectionPointerEvents="none"
          value={payment.days}
          onChange={({ currentTarget }) => actions.change(id, { days: currentTarget.value })}
          error={props.dueError}
        />
      )}
      {payment.days === undefined && (
        <NativeSelect
          className={styles.when ?? ''}
          aria-label={`Quando se paga a ${name}`}
          data={DUES}
          value={isOnApproval ? ON_APPROVAL : ''}
          onChange={({ currentTarget }) => actions.change(id, { due: currentTarget.value })}
        />
      )}
      {!isOnApproval && (
        <DayInput
          className={styles.day ?? ''}
          aria-label={`Data da ${name}`}
          data-path={`payments.${index}.due`}
          value={payment.due || null}
          onChange={(due) => actions.change(id, { due: due ?? '' })}
          error={props.dueError}
        />
      )}
      <TextInput
        className={styles.value ?? ''}
        aria-label={payment.unit === 'percent' ? `Percentual da ${name}` : `Valor da ${name}, em reais`}
        data-path={`payments.${index}.value`}
        inputMode="decimal"
        maxLength={20}
        value={payment.value}
        onChange={({ currentTarget }) => actions.change(id, { value: currentTarget.value })}
        onBlur={({ currentTarget }) => {
          const cents = payment.unit === 'amount' ? parseMoney(currentTarget.value) : undefined
          if (cents !== undefined && groupedMoney(cents) !== payment.value)
            actions.change(id, { value: groupedMoney(cents) })
        }}
        error={props.valueError}
      />
      <NativeSelect
        className={styles.unit ?? ''}
        aria-label={`Unidade da ${name}`}
        data={UNITS}
        value={payment.unit}
        onChange={({ currentTarget }) => {
          const unit = currentTarget.value === 'percent' ? 'percent' : 'amount'
          // What it comes to stays, where it becomes an amount.
          actions.change(id, unit === 'amount' && amount ? { unit, value: groupedMoney(amount) } : { unit, value: '' })
        }}
      />
      <output className={`strong tabular text-end ${styles.amount}`} aria-label={`A ${name} fica em`}>
        {amount === undefined ? '' : brl(amount)}
      </output>
      <Tool
        className={styles.remove}
        label={`Remover ${name}`}
        icon={IconX}
        data-remove
        onClick={() => actions.remove(id)}
      />
    </li>
  )
})
