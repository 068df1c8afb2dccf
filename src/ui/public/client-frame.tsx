import { Link } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import styles from './client-frame.module.css'
import { contactLinks, type FrameCompany } from './company.ts'
import { SchemeChoice } from './scheme-choice.tsx'

interface ClientFrameProps {
  company: FrameCompany
}

/** Above a page for one client: who wrote it, and the way to them. The site's menu has nothing to do there. */
export const ClientBar = ({ company }: ClientFrameProps) => (
  <header className={`page row space-between gap-100 full-width ${styles.bar}`}>
    <Brand name={company.name} />
    <Link to="/contact" className="button quiet small flex-none" activeProps={{}}>
      Falar com a gente
    </Link>
  </header>
)

/** Below a page for one client: the firm by its data, how it is reached, and what it keeps. */
export function ClientFooter({ company }: ClientFrameProps) {
  const { name, legalName, cnpj } = company
  return (
    <footer className="page small full-width above-band">
      <div className={`row cluster break-anywhere line-above ${styles.foot}`}>
        <p className="soft cluster grow">
          <span>{legalName || name}</span> {cnpj && <span>CNPJ {cnpj}</span>}
        </p>
        <ul className={`cluster bare-list ${styles.ways}`}>
          {contactLinks(company).map(({ name, label, href }) => (
            <li key={name}>
              <a href={href} title={name}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <Link to="/contact" activeProps={{}}>
              Contato
            </Link>
          </li>
          <li>
            <Link to="/privacy" activeProps={{}}>
              Privacidade
            </Link>
          </li>
        </ul>
        <SchemeChoice />
      </div>
    </footer>
  )
}
