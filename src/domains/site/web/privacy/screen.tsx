import { Link, useLoaderData } from '@tanstack/react-router'
import { day as writeDay } from '#time.ts'
import '#ui/prose.css'
import { type PageText, showText } from '#ui/prose/page-text.ts'
import { addressLines, type FrameCompany } from '#ui/public/company.ts'
import list from '#ui/public/list-head.module.css'
import { contentsOf } from './contents.ts'
import styles from './screen.module.css'

interface Props {
  notice: PageText
  /** When it was last changed, ISO 8601. */
  updated: string
}

/** The privacy notice: the controller of the data, then the notice with its table of contents. */
export function PrivacyScreen({ notice, updated }: Props) {
  const { company } = useLoaderData({ from: '__root__' })
  const contents = contentsOf(notice.html)
  return (
    <div className="page">
      <header className={`cluster align-end space-between ${list.head}`}>
        <h1>Aviso de privacidade</h1>
        <p className="soft small">
          Última alteração em <time dateTime={updated}>{writeDay(updated)}</time>.
        </p>
      </header>
      <Controller company={company} />
      <div className={`stack parts-may-shrink ${styles.body}`}>
        {contents.length > 2 && (
          <nav className={`not-printed ${styles.contents}`} aria-label="Neste aviso">
            <ol className="small bare-list lines-140">
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a className="soft block undecorated" href={`#${id}`}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="prose" {...showText(notice)} />
      </div>
      <p className={`soft line-above pad-top-125 ${styles.more}`}>
        Como trabalhamos, e como relatar algo errado, está em <Link to="/legal-compliance">Ética e Compliance</Link>.
      </p>
    </div>
  )
}

/** The controller of the data and its data protection officer (LGPD, art. 5, VI and VIII, and art. 41). */
function Controller({ company }: { company: FrameCompany }) {
  const { name, legalName, cnpj, email } = company
  const address = addressLines(company).join(', ')
  return (
    <dl className={`stack lines-around ${styles.controller}`}>
      <div>
        <dt className="small strong">Controlador</dt>
        <dd className="stack items-start soft lines-145 break-anywhere">
          {legalName || name}
          {cnpj && <span>CNPJ {cnpj}</span>}
        </dd>
      </div>
      {address && (
        <div>
          <dt className="small strong">Endereço</dt>
          <dd className="stack items-start soft lines-145 break-anywhere">{address}</dd>
        </div>
      )}
      <div>
        <dt className="small strong">Encarregado dos dados</dt>
        <dd className="stack items-start soft lines-145 break-anywhere">
          {email && <a href={`mailto:${email}?subject=${encodeURIComponent('Meus dados (LGPD)')}`}>{email}</a>}
          <Link to="/contact">Formulário de contato</Link>
        </dd>
      </div>
    </dl>
  )
}
