import styles from './sums.module.css'

export interface SumOfGroup<Key extends string> {
  key: Key
  label: string
  /** How many records the group has. */
  count: number
  /** What they come to, as text. */
  sum: string
  /** A line below the sum. */
  note?: string | undefined
}

interface SumsProps<Key extends string> {
  label: string
  groups: readonly SumOfGroup<Key>[]
  /** The group that the list is narrowed to. */
  chosen: Key | undefined
  onChoose: (key: Key | undefined) => void
}

/** How many records each group has, and what they come to. Each is also a filter: pressed again, it lets go. */
export const Sums = <Key extends string>({ label, groups, chosen, onChoose }: SumsProps<Key>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={`stack scrolls-sideways rounded ${styles.sums}`} role="group" aria-label={label}>
    {groups.map((group) => (
      <button
        className="stack inherit-color nowrap text-start no-border pointer surface hover-wash"
        key={group.key}
        type="button"
        aria-pressed={chosen === group.key}
        onClick={() => onChoose(chosen === group.key ? undefined : group.key)}
      >
        <span className="soft tiny">
          {group.label} <b className="ink">{group.count}</b>
        </span>
        <strong className="tight tabular">{group.sum}</strong>
        {group.note && <span className="soft tiny">{group.note}</span>}
      </button>
    ))}
  </div>
)
