import { Link, useLoaderData } from '@tanstack/react-router'
import { day as writeDay } from '#time.ts'
import '#ui/prose.css'
import { addressLines, type FrameCompany } from '#ui/public/company.ts'
import list from '#ui/public/list-head.module.css'
import { contentsOf } from './contents.ts'
import styles from './screen.module.css'

interface Props {
  /** Rendered and sanitised. */
  notice: string
  /** When it was last changed, ISO 8601. */
  updated: string
}

/** The privacy notice: the controller of the data, then the notice with its table of contents. */
export function PrivacyScreen({ notice, updated }: Props) {
  const { company } = useLoaderData({ from: '__root__' })
  const contents = contentsOf(notice)
  return (
    <div className="page">
      <header className={list.head}>
        <h1>Aviso de privacidade</h1>
        <p className="soft small">
          Última alteração em <time dateTime={updated}>{writeDay(updated)}</time>.
        </p>
      </header>
      <Controller company={company} />
      <div className={styles.body}>
        {contents.length > 2 && (
          <nav className={styles.contents} aria-label="Neste aviso">
            <ol>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="prose" dangerouslySetInnerHTML={{ __html: notice }} />
      </div>
      <p className={styles.more}>
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
    <dl className={styles.controller}>
      <div>
        <dt>Controlador</dt>
        <dd>
          {legalName || name}
          {cnpj && <span>CNPJ {cnpj}</span>}
        </dd>
      </div>
      {address && (
        <div>
          <dt>Endereço</dt>
          <dd>{address}</dd>
        </div>
      )}
      <div>
        <dt>Encarregado dos dados</dt>
        <dd>
          {email && <a href={`mailto:${email}?subject=${encodeURIComponent('Meus dados (LGPD)')}`}>{email}</a>}
          <Link to="/contact">Formulário de contato</Link>
        </dd>
      </div>
    </dl>
  )
}
