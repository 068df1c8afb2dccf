import { CardGrid } from './card-grid.tsx'
import styles from './placeholders.module.css'

/** `count` empty cards, with pictures of 16:9 for articles or 4:3 for projects. Hidden from screen readers. */
export function Placeholders({ count, kind }: { count: number; kind: 'archive' | 'project' }) {
  return (
    <div className={styles.placeholders} aria-hidden="true" data-placeholders={kind}>
      <CardGrid columns={kind === 'project' ? 4 : 3}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <li key={index} className={styles.card} data-placeholder="">
            <i className={styles[kind]} />
            <b />
            <span />
            <span />
            <span />
            <small />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
