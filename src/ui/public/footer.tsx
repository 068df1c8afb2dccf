import { Link } from '@tanstack/react-router'
import type { Site } from '#client/page-head.ts'
import { Brand } from './brand.tsx'
import { addressLines, contactLinks } from './company.ts'
import styles from './footer.module.css'
import { FeedIcon } from './icons.tsx'
import { SchemeChoice } from './scheme-choice.tsx'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

const PAGES = [
  { href: '/archive', label: 'Arquivos' },
  { href: '/projects', label: 'Projetos' },
  { href: '/legal-compliance', label: 'Ética e Compliance' },
  { href: '/contact', label: 'Contato' },
  { href: '/privacy', label: 'Privacidade' },
  { href: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', label: 'Café' },
]

/** The footer: the company's name, address and contacts, and the site's links. */
export function Footer({ company, day }: Pick<Site, 'company' | 'day'>) {
  const { name, legalName, cnpj, tagline, social } = company
  const contacts = contactLinks(company)
  const address = addressLines(company)
  return (
    <footer className={`page ${styles.footer}`}>
      {/* The filaments of the week, today's one thicker. */}
      <div className={styles.week} aria-hidden="true">
        {WEEK.map((weekday) => (
          <i key={weekday} data-day={weekday} className={weekday === day.weekday ? styles.today : undefined} />
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.who}>
          <Brand name={name} />
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">Navegar</h2>
          <ul>
            {PAGES.map(({ href, label }) => (
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
            <h2>Redes</h2>
            <ul>
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
          <div className={styles.ways}>
            <h2>Falar com a gente</h2>
            <ul>
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
            <h2>Endereço</h2>
            <address className="soft">
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        )}
      </div>
      <div className={styles.legal}>
        <p className="soft">
          {legalName && <span>{legalName}</span>} {cnpj && <span>CNPJ {cnpj}</span>}{' '}
          <span>Filamento de hoje: {day.filament}</span>
        </p>
        <a className={styles.feed} href="/feed.xml" type="application/rss+xml">
          <FeedIcon width="14" height="14" />
          RSS dos arquivos
        </a>
        <SchemeChoice />
      </div>
    </footer>
  )
}
