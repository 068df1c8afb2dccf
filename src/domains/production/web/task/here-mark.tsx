import { listText } from '#ui/formats.ts'
import { Face } from '#ui/workbench/face.tsx'
import type { LinePerson } from '../../board-contract.ts'
import styles from './panel.module.css'

interface HereMarkProps {
  people: readonly LinePerson[]
  /** Whether there is room for the faces alone. */
  isPhone: boolean
}

/** Faces shown at most. */
const FACES = 3

/** Who else has the task open, said as they come. */
export function HereMark({ people, isPhone }: HereMarkProps) {
  const names = people.map(({ name }) => name)
  const title = people.length > 0 ? `${listText(names)} também ${isOrAre(people)} nesta tarefa` : undefined
  return (
    <span role="status" className={`row nowrap clipped ${styles.here}`} title={title}>
      {people.slice(0, FACES).map((person) => (
        <Face key={person.id} person={person} size={20} />
      ))}
      {people.length > 0 && (
        <span className={isPhone ? 'hidden' : 'clipped'}>
          {people.length > 2
            ? `${firstOf(names)} e mais ${people.length - 1}`
            : listText(names.map((name) => firstOf([name])))}{' '}
          {isOrAre(people)} aqui
        </span>
      )}
    </span>
  )
}

const isOrAre = ({ length }: readonly LinePerson[]) => (length === 1 ? 'está' : 'estão')
const firstOf = ([name = '']: readonly string[]) => name.split(' ')[0] ?? ''
