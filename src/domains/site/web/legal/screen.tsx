import { Link, useLoaderData } from '@tanstack/react-router'
import { PICTURE_SIZES } from '#pictures/layers.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import '#ui/prose.css'
import { type PageText, showText } from '#ui/prose/page-text.ts'
import { addressLines, type FrameCompany } from '#ui/public/company.ts'
import type { LegalHtml } from '../../contract.ts'
import styles from './screen.module.css'

const PARTS = [
  { id: 'prevencao', title: 'Prevenção', text: 'prevention' },
  { id: 'deteccao', title: 'Detecção', text: 'detection' },
  { id: 'remediacao', title: 'Remediação', text: 'remediation' },
] as const
const TRUST = { id: 'codigo-de-confianca', title: 'Código de confiança' }
const REPORT = { id: 'relatar', title: 'Relatar' }

/** The compliance program: its parts, the code of trust, each where it has a text, and how to report misconduct. */
export function LegalScreen({ texts }: { texts: Record<keyof LegalHtml, PageText | ''> }) {
  const { company, day } = useLoaderData({ from: '__root__' })
  const parts = PARTS.filter(({ text }) => texts[text])
  const trust = texts.trust ? [TRUST] : []
  return (
    <div className="page">
      <header className={`stack align-end parts-may-shrink ${styles.head}`}>
        <div>
          <h1>Ética e Compliance</h1>
          <div className={`stack gap-75 larger break-anywhere ${styles.intro}`} {...showText(texts.intro)} />
        </div>
        <figure className={`clipped rounded plate not-printed ${styles.plate}`}>
          <img
            src={pictureAddress('contour', 'codigo-de-confianca', { filament: day.weekday })}
            {...PICTURE_SIZES.contour}
            alt=""
            fetchPriority="high"
          />
        </figure>
      </header>
      <nav className={`lines-around not-printed ${styles.contents}`} aria-label="Nesta página">
        <ol className="cluster bare-list">
          {[...parts, ...trust, REPORT].map(({ id, title }) => (
            <li key={id}>
              <a className="small block strong undecorated" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, text }) => (
        <section key={id} id={id} className={`stack ${styles.part}`} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="prose" {...showText(texts[text])} />
        </section>
      ))}
      {trust.map(({ id, title }) => (
        <section key={id} id={id} className={`above-band ${styles.trust}`} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="prose" {...showText(texts.trust)} />
        </section>
      ))}
      <Report id={REPORT.id} company={company} />
      <p className="above-200 soft">
        O que este site guarda de quem o visita está no <Link to="/privacy">Aviso de privacidade</Link>.
      </p>
    </div>
  )
}

/** How to report misconduct, by name or anonymously. */
function Report({ id, company }: { id: string; company: FrameCompany }) {
  const { email } = company
  // A letter arrives nowhere without a street.
  const address = company.street && addressLines(company).join(', ')
  return (
    <section
      id={id}
      className={`stack rounded above-band on-fill accent-fill ${styles.report}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>Viu algo errado? Conte.</h2>
      <div className={`stack content-start gap-125 larger lines-145 ${styles.ways}`}>
        <p className="narrower break-anywhere">Diga o que aconteceu, quando e com quem.</p>
        <p className={`cluster gap-75 narrower break-anywhere ${styles.actions}`}>
          <Link className="button" to="/contact">
            Relatar pelo formulário
          </Link>
          {email && (
            <a className="button quiet" href={`mailto:${email}?subject=${encodeURIComponent('Relato de ética')}`}>
              Escrever para {email}
            </a>
          )}
        </p>
        {address && <p className="soft small narrower break-anywhere">Sem nome, por carta: {address}.</p>}
      </div>
    </section>
  )
}
