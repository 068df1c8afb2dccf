import styles from './filter-totals.module.css'

interface Total<Key> {
  key: Key
  label: string
  count: number
  /** The sum, as shown. */
  amount: string
  /** Below the sum. */
  note?: string | false
}

interface FilterTotalsProps<Key> {
  label: string
  totals: readonly Total<Key>[]
  /** What the list is narrowed to. */
  chosen: Key | undefined
  onChoose: (key: Key | undefined) => void
}

/** Totals above a list. Each is also a filter: pressed, the list has its rows alone. */
export const FilterTotals = <Key extends string>({ label, totals, chosen, onChoose }: FilterTotalsProps<Key>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={styles.totals} role="group" aria-label={label}>
    {totals.map(({ key, label, count, amount, note }) => (
      <button
        key={key}
        type="button"
        aria-pressed={chosen === key}
        onClick={() => onChoose(chosen === key ? undefined : key)}
      >
        <span>
          {label} <b>{count}</b>
        </span>
        <strong>{amount}</strong>
        {note && <span>{note}</span>}
      </button>
    ))}
  </div>
)
