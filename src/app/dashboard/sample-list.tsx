import { Checkbox } from '@mantine/core'
import type { Sample } from '#domains/demo/contract.ts'
import styles from './sample-list.module.css'

interface SampleListProps {
  /** The samples with their number; checks all of them. */
  label: string
  /** What goes with one of them. */
  note?: string
  samples: readonly Sample[]
  /** Ids of those that are checked. */
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** The examples of one kind, each with a checkbox. */
export function SampleList({ label, note, samples, chosen, onChange }: SampleListProps) {
  if (samples.length === 0) return null
  const all = samples.map(({ id }) => id)
  return (
    <fieldset className={styles.samples}>
      <legend className="hidden">{label}</legend>
      <Checkbox
        label={label}
        description={note}
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
        className={styles.all ?? ''}
      />
      <ul>
        {samples.map(({ id, title, changed }) => (
          <li key={id}>
            <Checkbox
              label={`${title || 'Untitled Project'}${changed ? ' (alterado por vocês)' : ''}`}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
