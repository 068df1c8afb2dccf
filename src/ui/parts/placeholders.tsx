import { CardGrid } from './card-grid.tsx'
import styles from './placeholders.module.css'

interface Props {
  /** How many cards. */
  count: number
  /** The shape they have: an article's picture is 16:9, a project's 4:3. */
  kind: 'archive' | 'project'
}

/** Empty cards of the size of those being loaded. They have no role: whoever shows them says that something loads. */
export function Placeholders({ count, kind }: Props) {
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
