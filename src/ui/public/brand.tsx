import { Link, useLoaderData } from '@tanstack/react-router'
import { BRAND_MARK_SIDE } from '#pictures/brand-mark.ts'
import { isWordmark, Logo } from '../parts/logo.tsx'
import styles from './brand.module.css'

/** The logo and the company's name, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  const { logo } = useLoaderData({ from: '__root__' })
  return (
    <Link
      to="/"
      className={`row gap-60 undecorated may-shrink tight ${styles.brand}`}
      activeProps={{}}
      activeOptions={{ exact: true }}
    >
      {logo ? <Logo {...logo} /> : <Mark />}
      <span className={logo && isWordmark(logo) ? 'hidden' : undefined}>{name}</span>
    </Link>
  )
}

/** The drawn mark, whose layers move. */
const Mark = () => (
  <svg
    viewBox={`0 0 ${BRAND_MARK_SIDE} ${BRAND_MARK_SIDE}`}
    width={BRAND_MARK_SIDE}
    height={BRAND_MARK_SIDE}
    aria-hidden="true"
  >
    <path d="M14 3 25 9 14 15 3 9z" />
    <path d="m3 14 11 6 11-6" />
    <path d="m3 19 11 6 11-6" />
  </svg>
)
