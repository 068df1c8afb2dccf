import { Link } from '@tanstack/react-router'
import type { ShownPerson } from '#domains/site/contract.ts'
import type { Home } from '#domains/site/section-schemas.ts'
import { PeopleStrip } from '#domains/site/web/parts/people-strip.tsx'
import { bindWords } from '#fixed-spaces.ts'
import split from './split.module.css'
import styles from './who-we-are.module.css'

interface Props extends Pick<Home, 'who' | 'pillars'> {
  people: readonly Pick<ShownPerson, 'key' | 'name' | 'work' | 'picture' | 'face'>[]
}

/** The company's description, its three values and its people. What has no text is left out. */
export function WhoWeAre({ who, pillars, people }: Props) {
  const described = pillars.filter(({ text }) => text)
  if (!who && described.length === 0 && people.length === 0) return null
  return (
    <section className="band" aria-labelledby="who-we-are">
      <div className={`stack align-start ${split.split}`}>
        <h2 id="who-we-are">Quem somos</h2>
        <div className={`stack large lines-140 ${styles.text}`}>
          {who
            .split(/\n{2,}/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{bindWords(paragraph)}</p>
            ))}
        </div>
      </div>
      {described.length > 0 && (
        <ul className={`stack bare-list ${styles.pillars}`}>
          {described.map(({ title, text }) => (
            <li className="line-below" key={title}>
              <h3>{title}</h3>
              <p className="above-50 soft">{bindWords(text)}</p>
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <div className={`stack gap-125 ${styles.people}`}>
          <PeopleStrip people={people} />
          <p>
            <Link className="accent" to="/pessoas" activeProps={{}}>
              Quem faz, e os ofícios da casa
            </Link>
          </p>
        </div>
      )}
    </section>
  )
}
