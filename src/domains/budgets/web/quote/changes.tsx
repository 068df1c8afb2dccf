import type { VersionChange } from '../../changes.ts'
import styles from './screen.module.css'

/** What is different from the version before. */
export const Changes = ({ version, changes }: { version: number; changes: readonly VersionChange[] }) => (
  <section className={styles.changes}>
    <h2>O que mudou na versão {version}</h2>
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
