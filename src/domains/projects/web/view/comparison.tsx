import { bindWords } from '#fixed-spaces.ts'
import { isShown, type ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import styles from './comparison.module.css'

/** Before and after: two pictures under one slider, side by side without scripts and on paper, and what has changed. */
export function Comparison({ project }: { project: ShownProject }) {
  const { id, trade, compare } = project
  const { before, after, before_label, after_label, text } = compare
  const rows = compare.rows.filter((row) => row.label || row.before || row.after)
  const isPictured = isShown(before) && isShown(after)
  if (!isPictured && rows.length === 0) return null
  const names = { before: before_label || 'antes', after: after_label || 'depois' }
  const picture = { id, trade, shape: 'photo' } as const
  return (
    <section
      className={`stack above-band one-column ${styles.comparison}`}
      aria-labelledby="antes-e-depois"
      data-pictured={isPictured || undefined}
    >
      {isPictured && (
        <div className={`stack relative clipped rounded ${styles.view}`}>
          <figure className="relative">
            <ProjectPicture {...picture} image={before.image} drawing={before.svg} alt={`Antes: ${names.before}`} />
            <figcaption className="small strong">{names.before}</figcaption>
          </figure>
          <figure className={`relative ${styles.after}`}>
            <ProjectPicture {...picture} image={after.image} drawing={after.svg} alt={`Depois: ${names.after}`} />
            <figcaption className="small strong">{names.after}</figcaption>
          </figure>
          <span className={`click-through needs-script ${styles.edge}`} aria-hidden="true" />
          <input
            className="full-width full-height needs-script"
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={`Quanto se vê do antes (${names.before})`}
            onInput={({ currentTarget }) =>
              currentTarget.parentElement?.style.setProperty('--at', `${currentTarget.value}%`)
            }
          />
        </div>
      )}
      <div className={`column space-between ${styles.words}`}>
        <div>
          <h2 id="antes-e-depois">Antes e depois</h2>
          {text && <p className="larger soft above-100 narrower">{bindWords(text)}</p>}
        </div>
        {rows.length > 0 && (
          <table className="small joined-cells full-width tabular">
            <thead>
              <tr>
                <td />
                <th className="soft regular" scope="col">
                  {names.before}
                </th>
                <th className="soft regular" scope="col">
                  {names.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
                <tr key={index}>
                  <th className="soft regular" scope="row">
                    {row.label}
                  </th>
                  <td className="strong">{row.before}</td>
                  <td className="strong">{row.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}
