import { Link, useLoaderData } from '@tanstack/react-router'
import { PICTURE_SIZES } from '#pictures/layers.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import '#ui/prose.css'
import type { LegalHtml } from '../../contract.ts'
import { lowerHeadings } from './headings.ts'
import { Report } from './report.tsx'
import styles from './screen.module.css'

const PARTS = [
  { id: 'prevencao', title: 'Prevenção', text: 'prevention' },
  { id: 'deteccao', title: 'Detecção', text: 'detection' },
  { id: 'remediacao', title: 'Remediação', text: 'remediation' },
] as const
const TRUST = { id: 'codigo-de-confianca', title: 'Código de confiança' }
const REPORT = { id: 'relatar', title: 'Relatar' }

/** The compliance program: its parts, the code of trust, each where it has a text, and how to report misconduct. */
export function LegalScreen({ texts }: { texts: LegalHtml }) {
  const { company, day } = useLoaderData({ from: '__root__' })
  const parts = PARTS.filter(({ text }) => texts[text])
  const trust = texts.trust ? [TRUST] : []
  return (
    <div className="page">
      <header className={styles.head}>
        <div>
          <h1>Ética e Compliance</h1>
          <div className={styles.intro} dangerouslySetInnerHTML={{ __html: lowerHeadings(texts.intro) }} />
        </div>
        <figure className={styles.plate}>
          <img
            src={pictureAddress('contour', 'codigo-de-confianca', { filament: day.weekday })}
            {...PICTURE_SIZES.contour}
            alt=""
            fetchPriority="high"
          />
        </figure>
      </header>
      <nav className={styles.contents} aria-label="Nesta página">
        <ol>
          {[...parts, ...trust, REPORT].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, text }) => (
        <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: lowerHeadings(texts[text]) }} />
        </section>
      ))}
      {trust.map(({ id, title }) => (
        <section key={id} id={id} className={styles.trust} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: lowerHeadings(texts.trust) }} />
        </section>
      ))}
      <Report id={REPORT.id} company={company} />
      <p className={styles.privacy}>
        O que este site guarda de quem o visita está no <Link to="/privacy">Aviso de privacidade</Link>.
      </p>
    </div>
  )
}
