import { Link, useLocation } from '@tanstack/react-router'
import { OutwardIcon } from './icons.tsx'

/** The links of the top bar, named as in the specification. `section` matches the paths for which a link is current. */
const PAGES = [
  { href: '/', label: 'Inicio', section: /^\/(home)?$/ },
  { href: '/archive', label: 'Arquivos', section: /^\/archive(-view)?(\/|$)/ },
  {
    href: '/projects',
    label: 'Projetos',
    section: /^\/(projects|project-view|details-sale|final-sale|download-purchase|checkout)(\/|$)/,
  },
  { href: '/legal-compliance', label: 'Ética e Compliance', section: /^\/legal-compliance$/ },
]

/** The links of the top bar and of the menu. `codeHosting` is the address of the company's public code, '' for no link. */
export function NavLinks({ codeHosting }: { codeHosting: string }) {
  const { pathname } = useLocation()
  return (
    <>
      {PAGES.map(({ href, label, section }) => (
        <Link
          key={href}
          to={href}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={section.test(pathname) ? 'true' : undefined}
          activeProps={{}}
        >
          {label}
        </Link>
      ))}
      {codeHosting && (
        <a href={codeHosting} rel="noopener">
          Código
          <OutwardIcon width="10" height="10" />
        </a>
      )}
    </>
  )
}
