import type { ShownArchive } from '../../archive.ts'
import { ArchiveCard } from './archive-card.tsx'
import styles from './archive-grid.module.css'

/** Cards of articles. @param opens whether the first is a large one where there is room */
export const ArchiveGrid = ({ archives, opens = false }: { archives: readonly ShownArchive[]; opens?: boolean }) => (
  <ul className={`stack bare-list ${styles.grid} ${opens ? styles.first : ''}`}>
    {archives.map((archive, index) => (
      <li className="may-shrink" key={archive.id}>
        <ArchiveCard archive={archive} priority={index < 3} large={opens && index === 0} />
      </li>
    ))}
  </ul>
)
