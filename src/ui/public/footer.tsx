import { Link } from '@tanstack/react-router'
import type { Site } from '#client/page/page-head.ts'
import { isOn, type Module } from '#modules.ts'
import { Brand } from './brand.tsx'
import { addressLines, contactLinks } from './company.ts'
import styles from './footer.module.css'
import { FeedIcon } from './icons.tsx'
import { SchemeChoice } from './scheme-choice.tsx'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

const PAGES: readonly { href: string; label: string; module?: Module }[] = [
  { href: '/archive', label: 'Arquivos' },
  { href: '/projects', label: 'Projetos' },
  { href: '/sua-peca', label: 'Sua peça', module: 'pieces' },
  { href: '/legal-compliance', label: 'Ética e Compliance' },
  { href: '/contact', label: 'Contato' },
  { href: '/privacy', label: 'Privacidade' },
  { href: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', label: 'Café', module: 'coffee' },
]

interface Props extends Pick<Site, 'company' | 'day' | 'modules_off'> {
  /** What the firm does, each with a page of its own. */
  areas: readonly { href: string; label: string }[]
}

/** The footer: the company's name, address and contacts, and the site's links. */
export function Footer({ company, day, modules_off, areas }: Props) {
  const { name, legalName, cnpj, tagline, social } = company
  const contacts = contactLinks(company)
  const address = addressLines(company)
  return (
    <footer className="page small full-width above-band break-anywhere">
      {/* The filaments of the week, today's one thicker. */}
      <div className={`stack align-end ${styles.week}`} aria-hidden="true">
        {WEEK.map((weekday) => (
          <i key={weekday} data-day={weekday} className={weekday === day.weekday ? styles.today : undefined} />
        ))}
      </div>
      <div className={`stack two-columns ${styles.columns}`}>
        <div className={`whole-row ${styles.who}`}>
          <Brand name={name} />
          <p className={`above-75 larger lines-140 ${styles.tagline}`}>{tagline}</p>
          {areas.length > 0 && (
            <nav className="above-100" aria-label="O que fazemos">
              <ul className="stack bare-list">
                {areas.map(({ href, label }) => (
                  <li key={href}>
                    <Link to={href} activeProps={{}}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 className="below-75 untracked" id="footer-pages">
            Navegar
          </h2>
          <ul className="stack bare-list">
            {PAGES.filter((page) => isOn(page, modules_off)).map(({ href, label }) => (
              <li key={href}>
                <Link to={href} activeProps={{}}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {social.length > 0 && (
          <div>
            <h2 className="below-75 untracked">Redes</h2>
            <ul className="stack bare-list">
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {contacts.length > 0 && (
          <div className={`whole-row ${styles.ways}`}>
            <h2 className="below-75 untracked">Falar com a gente</h2>
            <ul className="stack bare-list">
              {contacts.map(({ name, label, href }) => (
                <li key={name}>
                  <a href={href} title={name}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {address.length > 0 && (
          <div>
            <h2 className="below-75 untracked">Endereço</h2>
            <address className="soft stack gap-25 lines-145">
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        )}
      </div>
      <div className={`row cluster line-above ${styles.legal}`}>
        <p className="soft cluster">
          {legalName && <span>{legalName}</span>} {cnpj && <span>CNPJ {cnpj}</span>}{' '}
          <span>Filamento de hoje: {day.filament}</span>
        </p>
        <a className={`inline-row undecorated ${styles.feed}`} href="/feed.xml" type="application/rss+xml">
          <FeedIcon width="14" height="14" />
          RSS dos arquivos
        </a>
        <SchemeChoice />
      </div>
    </footer>
  )
}
