import { brl } from '#money.ts'
import { hasChoices } from '../../choices.ts'
import type { QuoteDocument } from '../../document.ts'
import { type Run, splitItems } from '../../sections.ts'
import { Line, type LinesProps } from './line.tsx'
import styles from './lines.module.css'

/** What a quote is made of, by its groups: what is in it, what is one of several, and what is extra look different. */
export function Lines(props: LinesProps) {
  const { items } = props.quote.document
  return splitItems(items).map(({ name, sum, runs }, section) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and the document is shown whole
    <section key={section} className={styles.section}>
      <header className={`cluster align-baseline gap-100 ${styles.head}`}>
        <h2>{name || (section === 0 ? 'Itens' : 'Outros itens')}</h2>
        <span className="push medium tabular nowrap">{brl(sum)}</span>
      </header>
      {runs.map((run) => (
        <RunOfLines key={run.places[0]} run={run} items={items} {...props} />
      ))}
    </section>
  ))
}

/** Lines one below the other of which the client chooses in the same way, or not at all. */
function RunOfLines({
  run: { choice, places },
  items,
  ...props
}: LinesProps & { run: Run; items: QuoteDocument['items'] }) {
  const lines = (
    <ul className="bare-list">
      {places.map((index) => (
        <Line key={index} index={index} {...props} />
      ))}
    </ul>
  )
  if (!choice || !props.onTake || !hasChoices(items)) return lines
  return (
    <fieldset className={`may-shrink no-padding no-border ${styles.choice}`}>
      <legend className="small strong accent">{choiceHead(choice, places.length)}</legend>
      {lines}
    </fieldset>
  )
}

function choiceHead({ kind, name }: NonNullable<Run['choice']>, count: number) {
  if (kind === 'alternative') return `${name}: escolha um`
  return count === 1 ? 'Opcional: só entra se você marcar' : 'Opcionais: só entram se você marcar'
}
