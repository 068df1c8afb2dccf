import { Suspense } from 'react'
import { domains } from '#domains/web.ts'
import styles from './staff-panel.module.css'

/** The dashboard of staff: the tiles of every domain. */
export function StaffPanel({ name }: { name: string }) {
  return (
    <section aria-labelledby="painel">
      <h2 id="painel" className={styles.greeting}>
        Olá, {name}!
      </h2>
      <ul className={styles.tiles}>
        <Suspense>
          {domains.flatMap(({ tiles }, domain) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is a constant
            tiles.map((DomainTile, index) => <DomainTile key={`${domain} ${index}`} />),
          )}
        </Suspense>
      </ul>
    </section>
  )
}
