import { Skeleton } from '@mantine/core'
import type { ComponentProps } from 'react'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { SelectionBar } from '#ui/workbench/records/selection-bar.tsx'
import { useSelection } from '#ui/workbench/records/use-selection.ts'
import type { StaffProject } from '../../staff-contract.ts'
import { useSelectedProject } from '../parts/selected-project.ts'
import { ManageCard } from './card.tsx'
import { ChosenActions } from './chosen-actions.tsx'
import styles from './grid.module.css'

interface ProjectGridProps {
  projects: StaffProject[]
  /** The user's id: other owners are named. */
  me: number | undefined
  /** The infinite query of the rows. */
  list: ComponentProps<typeof LoadMore>['list'] & { isPlaceholderData: boolean }
}

/** The projects loaded so far. */
export function ProjectGrid({ projects, me, list }: ProjectGridProps) {
  const selected = useSelectedProject()
  const selection = useSelection(projects.map(({ id }) => id))
  const chosen = projects.filter(({ id }) => selection.has(id))
  return (
    <div className={`stack gap-150 ${styles.frame} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
      <ul className={`stack bare-list ${styles.grid}`}>
        {projects.map((project) => (
          <ManageCard
            key={project.id}
            project={project}
            owner={project.id_user === me ? undefined : project.owner}
            selected={project.id === selected}
            selection={selection}
          />
        ))}
      </ul>
      <LoadMore list={list} />
      <SelectionBar
        count={chosen.length}
        onAll={chosen.length < projects.length ? selection.selectAll : undefined}
        onClear={selection.clear}
        floats
      >
        <ChosenActions chosen={chosen} onDone={selection.clear} />
      </SelectionBar>
    </div>
  )
}

/** Placeholder while the grid loads. */
export const LoadingGrid = () => (
  <div className={`stack gap-150 ${styles.frame}`} role="status" aria-label="Carregando os projetos…">
    <div className={`stack bare-list ${styles.grid}`}>
      {Array.from({ length: 12 }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div key={card} className={`stack content-start gap-40 may-shrink relative ${styles.card}`}>
          <Skeleton className={styles.plate} />
          <Skeleton height={20} width="70%" />
          <Skeleton height={16} width="55%" />
        </div>
      ))}
    </div>
  </div>
)
