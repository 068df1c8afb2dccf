import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { plural } from '#ui/formats.ts'
import type { Card, LineView } from '../../board-contract.ts'
import type { LiveBoard } from '../board/use-board.ts'
import { AddTask } from '../parts/add-task.tsx'
import styles from './backlog.module.css'
import { LineSettings } from './line-settings.tsx'
import { RemovedTasks } from './removed-tasks.tsx'
import { TaskCards } from './task-cards.tsx'
import { TaskTable } from './task-table.tsx'

export interface BacklogProps {
  line: LineView
  board: LiveBoard
  isWanted: (card: Card) => boolean
}

/** Width in pixels from which the tasks are a table; below it they are cards. */
const TABLE_WIDTH = 840

/** All tasks of a line in one list, the newest first, with the line's own settings above. */
export default function Backlog({ line, board, isWanted }: BacklogProps) {
  const { ref, width } = useElementSize()
  const [showsRemoved, setShowsRemoved] = useState(false)
  const tasks = useMemo(
    () =>
      Object.values(board.columns)
        .flat()
        .filter(isWanted)
        .sort((a, b) => b.id - a.id),
    [board.columns, isWanted],
  )
  const List = width < TABLE_WIDTH ? TaskCards : TaskTable
  return (
    <>
      <div className="cluster align-end space-between gap-75">
        <LineSettings line={line} onSaved={() => void board.sync(undefined)} />
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setShowsRemoved(true)}
        >
          Excluídas
        </Button>
      </div>
      <div className={`row gap-100 ${styles.add}`}>
        <AddTask onAdd={async (nome) => (await board.add(nome, 'inBacklog')) !== undefined} />
        <p className="soft tabular" role="status">
          {plural(tasks.length, 'tarefa', 'tarefas')}
        </p>
      </div>
      <div ref={ref}>
        {width > 0 && tasks.length > 0 && <List tasks={tasks} />}
        {tasks.length === 0 && (
          <p className="pad-75 soft">
            {Object.values(board.columns).some(({ length }) => length > 0)
              ? 'Nenhuma tarefa passa pelos filtros.'
              : 'Nenhuma tarefa ainda. Escreva o nome da primeira no campo acima.'}
          </p>
        )}
      </div>
      {showsRemoved && (
        <RemovedTasks
          line={line.id}
          onRestored={() => void board.sync(undefined)}
          onClose={() => setShowsRemoved(false)}
        />
      )}
    </>
  )
}
