import type { Home } from '#domains/site/section-schemas.ts'
import { bindWords } from '#fixed-spaces.ts'
import split from './split.module.css'
import styles from './who-we-are.module.css'

/** The company's description and its three values. What has no text is left out. */
export function WhoWeAre({ who, pillars }: Pick<Home, 'who' | 'pillars'>) {
  const described = pillars.filter(({ text }) => text)
  if (!who && described.length === 0) return null
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
    </section>
  )
}
