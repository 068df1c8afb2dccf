import { TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { brl, groupedMoney, parseMoney } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { lineMargin, type Margin, marginOfLines } from '../../margin.ts'
import { centsOf } from '../form/form-values.ts'
import type { ItemValues } from '../form/item-values.ts'
import { type LiveValues, useLiveValues } from '../form/live-values.ts'
import { typedTotals } from '../form/totals.ts'
import { costedLine, marginTexts } from './costed-line.ts'
import styles from './margin.module.css'

interface CostFieldProps {
  index: number
  value: string
  error: ReactNode
  onCost: (typed: string) => void
}

/** What a line costs the firm, as it is typed; empty where nobody has said. */
const CostField = ({ index, value, error, onCost }: CostFieldProps) => (
  <TextInput
    aria-label={`Custo do item ${index + 1}`}
    data-path={`items.${index}.cost`}
    size="xs"
    placeholder="custo"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onCost(currentTarget.value)}
    onBlur={({ currentTarget }) => {
      const cents = parseMoney(currentTarget.value)
      if (cents !== undefined && groupedMoney(cents) !== value) onCost(groupedMoney(cents))
    }}
  />
)

interface LineMarginProps {
  item: ItemValues
  /** The line's place, from 0. */
  index: number
  error: ReactNode
  onCost: (typed: string) => void
}

/** Beside a line: what it costs the firm, typed here, and what is left of it. For who sees costs alone. */
export const LineMargin = memo(function LineMargin({ item, index, error, onCost }: LineMarginProps) {
  const margin = lineMargin(costedLine(item))
  const { amount, share } = margin ? marginTexts(margin) : {}
  const isOut = item.choice && !item.choice.chosen
  const ofLine = margin && centsOf(item.cost ?? '') !== margin.cost && `na linha ${brl(margin.cost)}`
  return (
    <div
      className={`row cluster justify-end whole-row tabular wash rounded ${styles.beside} ${styles.line}`}
      data-margin={index + 1}
      data-out={isOut || undefined}
    >
      <CostField index={index} value={item.cost ?? ''} error={error} onCost={onCost} />
      {margin && (
        <p className="tiny" data-loss={margin.margin < 0 || undefined} title={ofLine || undefined}>
          {ofLine && <small className="soft">{ofLine}</small>} <span>{amount}</span> <b>{share}</b>{' '}
          {isOut && <small className="soft">fora do total</small>}
        </p>
      )}
      {margin?.rate != null && (
        <div className={styles.bar} style={{ inlineSize: `${Math.max(margin.rate, 0) / 100}%` }} />
      )}
    </div>
  )
})

/** What several lines cost, and what is left of them. `name` says of which. */
export function SumMargin({ name, margin, isWhole }: { name: string; margin: Margin; isWhole?: boolean }) {
  const { amount, share } = marginTexts(margin)
  // Where no cost is known all of it would seem to be left.
  const isKnown = margin.unknown === 0 || margin.cost > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={`row cluster justify-end whole-row small tabular text-end wash rounded ${styles.beside} ${isWhole ? styles.whole : styles.group}`}
      role="group"
      aria-label={`Margem: ${name}`}
      data-loss={margin.margin < 0 || undefined}
    >
      {isKnown && (
        <>
          <span className="soft">{brl(margin.cost)}</span> {margin.unknown > 0 && 'até '}
          <span>{amount}</span> <b>{share}</b>{' '}
        </>
      )}
      {margin.unknown > 0 && (
        <small className="soft">{plural(margin.unknown, 'item sem custo', 'itens sem custo')}</small>
      )}
    </div>
  )
}

/** The margin of the whole quote as it is typed: of its total, with discount and additional value in it. */
export function WholeMargin({ live }: { live: LiveValues }) {
  const values = useLiveValues(live)
  const lines = values.items.map(costedLine)
  return (
    <SumMargin
      isWhole
      name="todo o orçamento"
      margin={marginOfLines(lines, lines.length === 0 ? 0 : typedTotals(values).sum)}
    />
  )
}

const HELP =
  'Antes dos impostos. O custo é da unidade, como no catálogo; de uma linha só com o total, é da linha. O que o cliente não leva fica fora das somas.'

/** Above the costs of the lines: who sees them, and what the figures are. */
export const MarginHead = () => (
  <p
    className={`row cluster justify-end whole-row soft tiny wash rounded ${styles.beside} ${styles.head}`}
    title={HELP}
  >
    <IconLock size={12} aria-hidden /> Custo e margem, só a equipe
    <small>{HELP}</small>
  </p>
)
