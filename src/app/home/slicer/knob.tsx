import styles from './knob.module.css'

/** Where the knob's words stand, from the whole piece (0) to the open one (1). */
const STOPS = [
  [styles.whole, 0, 'inteira'],
  [styles.atMatter, 0.28, 'matéria'],
  [styles.atCircuit, 0.54, 'circuito'],
  [styles.atCode, 0.8, 'código'],
  [styles.open, 1, 'as três'],
] as const

/** Cuts the piece by keys and pointer; `follow-cut.ts` makes it work, and says in words where the cut is. */
export const Knob = ({ className }: { className: string | undefined }) => (
  <div className={`${styles.knob} ${className}`}>
    <input
      type="range"
      aria-label="Cortar a peça"
      min="0"
      max="100"
      defaultValue="0"
      aria-valuetext="peça inteira"
      suppressHydrationWarning
    />
    <ol className="relative small bare-list click-through" aria-hidden="true">
      {STOPS.map(([place, at, word]) => (
        <li key={word} className={place} data-at={at}>
          {word}
        </li>
      ))}
    </ol>
  </div>
)
