import { Button, Skeleton } from '@mantine/core'
import type { StaffProject } from '../../staff-contract.ts'
import { useSelectedProject } from '../parts/selected-project.ts'
import { ManageCard } from './card.tsx'
import styles from './grid.module.css'

interface ProjectGridProps {
  projects: StaffProject[]
  /** Who looks: the owner of the others' is named. */
  me: number | undefined
  /** Whether these are still the projects of the search before. */
  settling: boolean
  /** Whether there are projects not loaded yet. */
  more: boolean
  loadingMore: boolean
  /** Why the projects that follow, or newer ones, did not come. */
  failure: string | undefined
  onMore: () => void
}

/** The projects loaded so far. */
export function ProjectGrid({ projects, me, settling, more, loadingMore, failure, onMore }: ProjectGridProps) {
  const selected = useSelectedProject()
  return (
    <div className={styles.frame} aria-busy={settling}>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <ManageCard
            key={project.id}
            project={project}
            owner={project.id_user === me ? undefined : project.owner}
            selected={project.id === selected}
          />
        ))}
      </ul>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {more && (
        <Button className={styles.more} variant="default" loading={loadingMore} onClick={onMore}>
          Carregar mais
        </Button>
      )}
    </div>
  )
}

/** In the place of the grid while it loads: as many cards as fill two rows at most. */
export const LoadingGrid = () => (
  <div className={styles.frame} role="status" aria-label="Carregando os projetos…">
    <div className={styles.grid}>
      {Array.from({ length: 12 }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div key={card} className={styles.card}>
          <Skeleton className={styles.plate} />
          <Skeleton height={20} width="70%" />
          <Skeleton height={16} width="55%" />
        </div>
      ))}
    </div>
  </div>
)
