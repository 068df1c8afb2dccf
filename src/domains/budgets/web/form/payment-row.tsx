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
  /** What is wrong with its day, or with its days after the acceptance. */
  whenError: ReactNode
  valueError: ReactNode
}

/** The entrada or one parcela. */
export const PaymentRow = memo(function PaymentRow({ id, payment, index, amount, actions, ...props }: PaymentRowProps) {
  const name = `parcela ${index + 1}`
  const when = { name, index, error: props.whenError, change: (change: When) => actions.change(id, change) }
  return (
    <li className={`stack align-start line-below pad-60 ${styles.row}`}>
      {payment.days === undefined ? (
        <FixedDay {...when} due={payment.due} />
      ) : (
        <CountedDays {...when} days={payment.days} />
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

type When = Partial<Pick<PaymentValues, 'due' | 'days'>>

interface WhenProps {
  /** 'parcela 2'. */
  name: string
  index: number
  error: ReactNode
  change: (change: When) => void
}

/** A parcela that is paid at the approval, or on a day. */
const FixedDay = ({ due, name, index, error, change }: WhenProps & { due: string }) => (
  <>
    <NativeSelect
      className={styles.when ?? ''}
      aria-label={`Quando se paga a ${name}`}
      data={DUES}
      value={due === ON_APPROVAL ? ON_APPROVAL : ''}
      onChange={({ currentTarget }) => change({ due: currentTarget.value })}
    />
    {due !== ON_APPROVAL && (
      <DayInput
        className={styles.day ?? ''}
        aria-label={`Data da ${name}`}
        data-path={`payments.${index}.due`}
        value={due || null}
        onChange={(day) => change({ due: day ?? '' })}
        error={error}
      />
    )}
  </>
)

/** A parcela that is paid so many days after the acceptance. */
const CountedDays = ({ days, name, index, error, change }: WhenProps & { days: string }) => (
  <TextInput
    className={styles.days ?? ''}
    aria-label={`Dias depois do aceite em que se paga a ${name}`}
    data-path={`payments.${index}.days`}
    inputMode="numeric"
    maxLength={4}
    rightSection={<span className="soft small nowrap">{WORDS[days.trim()] ?? 'dias depois'}</span>}
    rightSectionWidth="6rem"
    rightSectionPointerEvents="none"
    value={days}
    onChange={({ currentTarget }) => change({ days: currentTarget.value })}
    error={error}
  />
)
