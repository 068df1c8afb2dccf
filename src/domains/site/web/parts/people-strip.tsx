import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import type { ShownPerson } from '../../contract.ts'
import styles from './people-strip.module.css'
import { Portrait } from './portrait.tsx'

/** The people of the firm in small, each with the way to their page. */
export const PeopleStrip = ({
  people,
}: {
  people: readonly Pick<ShownPerson, 'key' | 'name' | 'work' | 'picture' | 'face'>[]
}) => (
  <ul className={`stack bare-list ${styles.strip}`}>
    {people.map((person) => (
      <li className="stack align-center gap-100" key={person.key}>
        <Portrait person={person} className={styles.portrait} sizes="4.5rem" decorative />
        <p className="break-anywhere">
          <Link className="strong" to="/pessoas/$key" params={{ key: person.key }} activeProps={{}}>
            {person.name}
          </Link>
          {person.work && <span className="soft small block">{bindWords(person.work)}</span>}
        </p>
      </li>
    ))}
  </ul>
)
