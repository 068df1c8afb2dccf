import { type ComponentType, useId } from 'react'
import { useIsOn } from '#client/session/modules.ts'
import { domains } from '#domains/web.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import styles from './tiles.module.css'

/** Loads the tiles of every domain, all at once: else each would wait for the one before. */
export async function loadTiles(): Promise<{ default: ComponentType }> {
  const loaded = await Promise.all(domains.map(({ tiles }) => Promise.all(tiles.map((load) => load()))))
  function DomainTiles() {
    const isOn = useIsOn()
    return domains.flatMap((domain, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is a constant
      isOn(domain) ? loaded[at]!.map(({ default: Tile }, index) => <Tile key={`${at} ${index}`} />) : [],
    )
  }
  return { default: DomainTiles }
}

interface TilesProps {
  title: string
  /** The tiles; undefined until they are loaded. */
  list: ComponentType | undefined
  /** Whether the title greets the user, in large letters. */
  isGreeting?: boolean
}

/** The tiles of every domain: the user's own figures, for the admin the firm's. */
export function Tiles({ title, list: List, isGreeting }: TilesProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`below-100 ${styles.heading}`} data-greeting={isGreeting || undefined}>
        {title}
      </h2>
      <ul className={`stack two-columns tabular clipped bare-list rounded ${styles.tiles}`}>
        {List ? (
          <List />
        ) : (
          <li className="whole-row">
            <LoadingRows rows={2} height={112} label="Carregando as áreas…" />
          </li>
        )}
      </ul>
    </section>
  )
}
