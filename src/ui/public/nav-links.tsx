import { Link, useLocation } from '@tanstack/react-router'
import { OutwardIcon } from './icons.tsx'
import { PAGES } from './links.ts'

/** The router sets aria-current by itself; it needs no class. */
const NOTHING = {}

interface Props {
  /** Address of the firm's public code; '' leaves the link out. */
  codeHosting: string
}

/** The links of the top bar and of the menu, the current section marked. */
export function NavLinks({ codeHosting }: Props) {
  const { pathname } = useLocation()
  return (
    <>
      {PAGES.map(({ href, label, section }) => (
        <Link
          key={href}
          to={href}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={section.test(pathname) ? 'true' : undefined}
          activeProps={NOTHING}
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
