import { IconLock } from '@tabler/icons-react'
import { brl } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { type Margin, marginOfLines } from '../../margin.ts'
import { type LiveValues, useLiveValues } from '../form/live-values.ts'
import { typedTotals } from '../form/totals.ts'
import { costedLine, marginTexts } from './costed-line.ts'
import styles from './margin.module.css'

/** What several lines cost, and what is left of them. `name` says of which. */
export function SumMargin({ name, margin, isWhole }: { name: string; margin: Margin; isWhole?: boolean }) {
  const { amount, share } = marginTexts(margin)
  // Where no cost is known all of it would seem to be left.
  const isKnown = margin.unknown === 0 || margin.cost > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={`tabular small text-end ${styles.beside} ${isWhole ? styles.whole : styles.group}`}
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
  <p className={`soft tiny ${styles.beside} ${styles.head}`} title={HELP}>
    <IconLock size={12} aria-hidden /> Custo e margem, só a equipe
    <small>{HELP}</small>
  </p>
)
