import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brl } from '#money.ts'
import { sameValues } from '#ui/workbench/form/form-values.ts'
import { useStable } from '#ui/workbench/use-stable.ts'
import { MAX_PAYMENTS } from '../../budget.ts'
import type { PaymentValues } from './form-values.ts'
import { type LiveValues, useLiveTotals } from './live-values.ts'
import {
  countedFrom,
  countsDays,
  followTotal,
  nextPayment,
  QUICK_CHOICES,
  shareOut,
  type Turned,
  turnBack,
} from './payment-choices.ts'
import { PaymentRow } from './payment-row.tsx'
import styles from './payments.module.css'
import { useUndoToast } from './use-items.ts'
import { useRows } from './use-rows.ts'

const [FIXED, COUNTED] = ['fixed', 'counted']
const PLANS = [
  { value: FIXED, label: 'Datas fixas' },
  { value: COUNTED, label: 'Dias depois do aceite' },
]

interface PaymentsEditorProps {
  /** The payment terms to begin with. */
  first: readonly PaymentValues[]
  onChange: (payments: PaymentValues[]) => void
  /** What is wrong, by path: `payments`, `payments.0.value`. */
  errors: Readonly<Record<string, ReactNode>>
  /** What is typed in the whole form. */
  live: LiveValues
  /** The payment terms that a template gave to this quote, if one did. */
  given: readonly PaymentValues[]
  /** Changes where anything but typing has filled what the total is made of. */
  filled: string
  isClosed: boolean
}

/** When and in how many parts a quote is paid, and what each comes to. */
export function PaymentsEditor({ first, onChange, errors, live, given, filled, isClosed }: PaymentsEditorProps) {
  const list = useRows(first, onChange)
  const listRef = useRef<HTMLUListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const notifyUndo = useUndoToast()
  const { rows } = list
  const { payments: amounts, missing, total } = useLiveTotals(live)
  const payments = rows.map(({ item }) => item)
  /** The way of a plan that has no parcelas. */
  const [emptyCounts, setEmptyCounts] = useState(() => countsDays(first))
  const counted = rows.length > 0 ? countsDays(payments) : emptyCounts

  /** The total, in cents, of which the sums are parts that nobody has typed; undefined where somebody has, or may have. */
  const shared = useRef(sameValues(first, given) ? total : undefined)
  const lastFilled = useRef(filled)
  const follow = useEffectEvent(() => {
    const before = shared.current
    const isTyped = filled === lastFilled.current && !isClosed
    lastFilled.current = filled
    if (before === undefined || before === total) return
    const followed = isTyped ? followTotal(payments, { before, total }) : undefined
    shared.current = followed && total
    if (followed) list.map((item, id) => followed[list.indexOf(id)] ?? item)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is the total alone
  useEffect(follow, [total, filled])

  /** Makes others of the payments. What takes these fields back leaves what is typed, added and removed until then. */
  function turn(made: readonly PaymentValues[], fields: readonly (keyof PaymentValues)[]) {
    const turned = new Map<number, Turned>(
      rows.map(({ id, item }, index) => [id, { before: item, after: made[index]! }]),
    )
    list.map((item, id) => turned.get(id)?.after ?? item)
    return (payment: PaymentValues, id: number) => {
      const one = turned.get(id)
      return one ? turnBack(payment, one, fields) : payment
    }
  }
  function countBy(counts: boolean) {
    setEmptyCounts(counts)
    const back = turn(
      payments.map((payment) => countedFrom(payment, counts)),
      ['due', 'days'],
    )
    if (rows.length === 0) return
    // Days that were typed are not those that they are turned into.
    notifyUndo(counts ? 'Vencimentos contados do aceite' : 'Vencimentos em datas fixas', () => {
      setEmptyCounts(!counts)
      list.map((payment, id) => countedFrom(back(payment, id), !counts))
    })
  }

  function insert(payment: PaymentValues, index: number) {
    flushSync(() => list.insert([payment], index))
    listRef.current?.children[index]?.querySelector<HTMLElement>('select, input')?.focus()
  }
  function remove(id: number) {
    const index = list.indexOf(id)
    const row = list.at(index)
    if (!row) return
    flushSync(() => list.remove(id))
    const next = listRef.current?.children[Math.min(index, list.count() - 1)]
    ;(next?.querySelector<HTMLElement>('[data-remove]') ?? addRef.current)?.focus()
    notifyUndo(`Parcela ${index + 1} removida`, () => {
      const other = list.at(0)
      insert(other ? countedFrom(row.item, countsDays([other.item])) : row.item, index)
    })
  }
  function change(id: number, typed: Partial<PaymentValues>) {
    if ('value' in typed) shared.current = undefined
    list.change(id, typed)
  }
  const actions = useStable({ change, remove })

  return (
    <fieldset className={`stack items-start gap-60 may-shrink no-padding no-border ${styles.payments}`}>
      <legend className="below-50 strong no-padding">Pagamento</legend>
      <SegmentedControl
        aria-label="Como contam os vencimentos"
        size="xs"
        data={PLANS}
        value={counted ? COUNTED : FIXED}
        onChange={(plan) => countBy(plan === COUNTED)}
      />
      <Group gap="xs">
        {QUICK_CHOICES.map(({ label, make }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            onClick={() => {
              shared.current = total
              list.replace(make({ deadline: live.get().deadline, total, counted }))
            }}
          >
            {label}
          </Button>
        ))}
      </Group>
      {rows.length > 0 && (
        <ul className="bare-list" ref={listRef}>
          {rows.map(({ id, item }, index) => (
            <PaymentRow
              key={id}
              id={id}
              payment={item}
              index={index}
              amount={amounts[index]}
              actions={actions}
              whenError={errors[`payments.${index}.due`] ?? errors[`payments.${index}.days`]}
              valueError={errors[`payments.${index}.value`]}
            />
          ))}
        </ul>
      )}
      {rows.length > 0 && missing !== 0 && (
        <Group gap="xs">
          <p className="error tabular" role="status">
            {missing > 0 ? `Faltam ${brl(missing)} para o total.` : `Passa do total em ${brl(-missing)}.`}
          </p>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              const back = turn(shareOut(payments, amounts, total), ['unit', 'value'])
              shared.current = total
              addRef.current?.focus()
              notifyUndo('Total repartido entre as parcelas', () => {
                shared.current = undefined
                list.map(back)
              })
            }}
          >
            Repartir o total
          </Button>
        </Group>
      )}
      {errors.payments && <p className="error tiny">{errors.payments}</p>}
      <Button
        ref={addRef}
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        data-path="payments"
        disabled={rows.length >= MAX_PAYMENTS}
        onClick={() => insert(nextPayment(payments, missing, counted), rows.length)}
      >
        Acrescentar parcela
      </Button>
    </fieldset>
  )
}
