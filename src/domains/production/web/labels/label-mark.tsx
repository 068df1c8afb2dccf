import { createContext, Fragment, useContext } from 'react'
import { plural } from '#ui/formats.ts'
import type { Hue } from '../../labels.ts'
import type { Label } from '../../labels-contract.ts'
import styles from './hues.module.css'
import { useLabels } from './use-labels.ts'

/** Properties of an element that has a label's colour, as `--hue`. */
const hued = (hue: Hue, className = '') => ({ className: `${styles.hue} ${className}`, 'data-hue': hue })

/** A dot in a label's colour. */
export const HueMark = ({ hue, large = false }: { hue: Hue; large?: boolean }) => (
  <span {...hued(hue, styles.mark)} data-large={large || undefined} aria-hidden />
)

/** A label: its dot and its name, cut where there is no room. */
export const LabelName = ({ label }: { label: Pick<Label, 'name' | 'hue'> }) => (
  <span className={`inline-row gap-40 may-shrink ${styles.label}`} data-label={label.name}>
    <HueMark hue={label.hue} />
    <span className="one-line">{label.name}</span>
  </span>
)

interface TaskLabelsProps {
  /** The task's: ids of labels, removed ones too, which are left out. */
  ids: readonly number[]
  /** How many are shown; the rest is counted. */
  most?: number
}

type LabelsById = ReturnType<typeof useLabels>['byId']

/** The firm's labels for all that is below, read once: a query's observer for each of a board's cards would slow it down. */
export const LabelsContext = createContext<LabelsById | undefined>(undefined)

/** The labels of a task, as a list of its card or row. Nothing for none. */
export function TaskLabels(props: TaskLabelsProps) {
  const given = useContext(LabelsContext)
  if (props.ids.length === 0) return null
  return given ? <Named {...props} byId={given} /> : <Read {...props} />
}

const Read = (props: TaskLabelsProps) => <Named {...props} byId={useLabels().byId} />

function Named({ ids, most = ids.length, byId }: TaskLabelsProps & { byId: LabelsById }) {
  const labels = ids.flatMap((id) => byId.get(id) ?? [])
  if (labels.length === 0) return null
  const rest = labels.slice(most)
  return (
    <>
      <span className="hidden">{labels.length === 1 ? 'Etiqueta ' : 'Etiquetas '}</span>
      {labels.slice(0, most).map((label, index) => (
        <Fragment key={label.id}>
          {index > 0 && <span className="hidden">, </span>}
          <LabelName label={label} />
        </Fragment>
      ))}
      {rest.length > 0 && (
        <span title={rest.map(({ name }) => name).join(', ')}>
          <span aria-hidden>+{rest.length}</span>
          <span className="hidden"> e {plural(rest.length, 'outra', 'outras')}</span>
        </span>
      )}
    </>
  )
}
