import { Checkbox } from '@mantine/core'
import { useSay } from '#client/interface/say.ts'
import type { Sample, SampleProject } from '#domains/demo/contract.ts'
import { titleWords } from '#domains/projects/project.ts'
import styles from './sample-list.module.css'

interface SampleListProps {
  /** The samples with their number; checks all of them. */
  label: string
  /** What goes with one of them. */
  note?: string
  /** Sold projects stay, and cannot be checked. */
  samples: readonly (Sample | SampleProject)[]
  /** Ids of those that are checked. */
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** The examples of one kind, each with a checkbox. */
export function SampleList({ label, note, samples, chosen, onChange }: SampleListProps) {
  const say = useSay()
  if (samples.length === 0) return null
  const all = samples.filter((sample) => !isSold(sample)).map(({ id }) => id)
  return (
    <fieldset className={`may-shrink no-padding outlined ${styles.samples}`}>
      <legend className="hidden">{label}</legend>
      <Checkbox
        label={label}
        description={note}
        checked={all.length > 0 && chosen.length === all.length}
        disabled={all.length === 0}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
        className={styles.all ?? ''}
      />
      <ul className="stack gap-60 pad-75-100">
        {samples.map((sample) => {
          const { id, title, changed } = sample
          return (
            <li key={id}>
              <Checkbox
                label={`${say(titleWords(title))}${changed ? ' (alterado por vocês)' : ''}`}
                description={isSold(sample) && 'Fica, com os seus pedidos.'}
                disabled={isSold(sample)}
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const isSold = (sample: Sample | SampleProject) => 'sold' in sample && sample.sold
