import { Suspense, useId } from 'react'
import { useIsOn } from '#client/modules.ts'
import { domains } from '#domains/web.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import styles from './tiles.module.css'

interface TilesProps {
  title: string
  /** Whether the title greets the user, in large letters. */
  isGreeting?: boolean
}

/** The tiles of every domain: the user's own figures, for the admin the firm's. */
export function Tiles({ title, isGreeting }: TilesProps) {
  const heading = useId()
  const isOn = useIsOn()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`below-100 ${styles.heading}`} data-greeting={isGreeting || undefined}>
        {title}
      </h2>
      <ul className={`stack two-columns tabular clipped bare-list rounded ${styles.tiles}`}>
        <Suspense
          fallback={
            <li className="whole-row">
              <LoadingRows rows={2} height={112} label="Carregando as áreas…" />
            </li>
          }
        >
          {domains.flatMap(({ tiles, ...domain }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is a constant
            isOn(domain) ? tiles.map((DomainTile, index) => <DomainTile key={`${at} ${index}`} />) : [],
          )}
        </Suspense>
      </ul>
    </section>
  )
}
