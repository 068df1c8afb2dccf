import { useLoaderData } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import styles from './printed-from.module.css'

/** On paper only, above a page's text: whose it is, and its address. */
export function PrintedFrom({ path }: { path: string }) {
  const { company, origin } = useLoaderData({ from: '__root__' })
  return (
    <div className={styles.printed}>
      <Brand name={company.name} />
      <span>{origin + path}</span>
    </div>
  )
}
