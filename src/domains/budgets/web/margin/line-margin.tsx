import { memo, type ReactNode } from 'react'
import { brl } from '#money.ts'
import { lineMargin } from '../../margin.ts'
import { centsOf } from '../form/form-values.ts'
import type { ItemValues } from '../form/item-values.ts'
import { CostField } from './cost-field.tsx'
import { costedLine, marginTexts } from './costed-line.ts'
import styles from './margin.module.css'

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
    <div className={`tabular ${styles.beside} ${styles.line}`} data-margin={index + 1} data-out={isOut || undefined}>
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
