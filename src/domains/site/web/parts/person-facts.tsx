import type { ShownPerson } from '../../contract.ts'
import styles from './person-facts.module.css'

const FACTS = [
  ['does', 'Faz'],
  ['before', 'Antes'],
  ['bench', 'Na bancada'],
  ['refuses', 'Não faz'],
] as const

/** What a person says of themselves in a few words; nothing of what is empty. */
export function PersonFacts({ person }: { person: ShownPerson }) {
  const said = FACTS.filter(([name]) => person[name])
  if (said.length === 0) return null
  return (
    <dl className={`small ${styles.facts}`}>
      {said.map(([name, label]) => (
        <div className="stack gap-75 pad-50 line-above" key={name}>
          <dt className="soft">{label}</dt>
          <dd className="strong break-anywhere">{person[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
