import type { Home } from '#domains/site/section-schemas.ts'
import { bindWords } from '#fixed-spaces.ts'
import styles from './facts.module.css'

/** Four figures, each with its unit and what it counts. Those without a figure are left out. */
export function Facts({ facts }: Pick<Home, 'facts'>) {
  const counted = facts.filter(({ figure }) => figure)
  if (counted.length === 0) return null
  return (
    <section className="band" aria-labelledby="facts">
      <h2 id="facts" className="hidden">
        Em números
      </h2>
      <dl className={styles.facts}>
        {counted.map(({ figure, text }) => (
          <div key={figure + text}>
            {/* Screen readers read the label first; the styles show the figure first. */}
            <dt className="soft small">{bindWords(text)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
