import type { Ref } from 'react'
import { useManners } from '#client/interface/manners.ts'
import type { LineView } from '../../board-contract.ts'
import { STATUSES, type TaskStatus } from '../../production.ts'
import type { CardListProps } from './card-list.tsx'
import styles from './column.module.css'
import { Column } from './column.tsx'
import type { Columns } from './columns.ts'
import type { Target } from './geometry.ts'

interface ColumnsViewProps extends Omit<CardListProps, 'status' | 'cards' | 'over' | 'label'> {
  line: LineView
  /** All cards, those that pass the filters, and of these the ones that are drawn. */
  columns: Columns
  visible: Columns
  drawn: Columns
  folded: ReadonlySet<TaskStatus>
  /** The column in which a task is being named. */
  adding: TaskStatus | undefined
  over: Target | null
  measured: Ref<HTMLDivElement>
}

/** The board without swimlanes: five columns beside each other. */
export function ColumnsView({
  line,
  columns,
  visible,
  drawn,
  folded,
  adding,
  over,
  measured,
  ...cards
}: ColumnsViewProps) {
  const { compactBoard } = useManners()
  return (
    <div
      className={`flex scrolls-sideways ${compactBoard ? styles.compactColumns : 'gap-75'} ${styles.columns}`}
      data-board
      ref={measured}
    >
      {STATUSES.map((status) => (
        <Column
          key={status}
          {...cards}
          line={line.id}
          status={status}
          cards={drawn[status]}
          hidden={visible[status].length - drawn[status].length}
          total={columns[status].length}
          limit={line.wip_limits[status]}
          over={over?.status === status ? over.index : undefined}
          isFolded={folded.has(status)}
          isAdding={adding === status}
        />
      ))}
    </div>
  )
}
