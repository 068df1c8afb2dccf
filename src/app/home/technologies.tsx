import type { Home } from '#domains/site/section-schemas.ts'
import split from './split.module.css'
import styles from './technologies.module.css'

export function Technologies({ technologies }: Pick<Home, 'technologies'>) {
  if (technologies.length === 0) return null
  return (
    <section className={`band ${split.split}`} aria-labelledby="technologies">
      <h2 id="technologies">Com o que trabalhamos</h2>
      <ul className={styles.grid}>
        {technologies.map(({ name, note }) => (
          <li key={name}>
            {name}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
