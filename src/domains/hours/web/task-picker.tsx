import { Modal, TextInput, UnstyledButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import type { HoursRow } from '../contract.ts'
import styles from './hours.module.css'

interface TaskPickerProps {
  opened: boolean
  onClose: () => void
  onPick: (row: HoursRow) => void
}

/** Chooses a task of the lines that the caller sees, by number or name; Enter takes the first. */
export const TaskPicker = ({ opened, onClose, onPick }: TaskPickerProps) => (
  <Modal opened={opened} onClose={onClose} title="Em que tarefa?" closeButtonProps={{ 'aria-label': 'Fechar' }}>
    <Tasks onPick={onPick} />
  </Modal>
)

function Tasks({ onPick }: Pick<TaskPickerProps, 'onPick'>) {
  const [q, setQ] = useState('')
  const found = useQuery({ ...query.hours.tasks.queryOptions({ input: { q } }), placeholderData: keepPreviousData })
  const tasks = found.data?.data
  const pick = (task: NonNullable<typeof tasks>[number] | undefined) => task && onPick({ ...task, cells: [] })
  return (
    <form
      className="stack one-column gap-50"
      onSubmit={(event) => {
        event.preventDefault()
        pick(tasks?.[0])
      }}
    >
      <TextInput
        data-autofocus
        label="Número, nome ou projeto"
        value={q}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      {found.error && <p role="alert">{failureText(found.error)}</p>}
      {tasks?.length === 0 && (
        <p className="soft">{q ? 'Nenhuma tarefa com estas palavras.' : 'Nenhuma tarefa ainda.'}</p>
      )}
      <ul className={`bare-list scrolls ${styles.options}`} aria-busy={found.isFetching}>
        {tasks?.map((task) => (
          <li key={task.task}>
            <UnstyledButton className={styles.option ?? ''} onClick={() => pick(task)}>
              <span className={`flex-none soft ${styles.number}`}>{task.id_text}</span>
              <span className="one-line may-shrink">{task.nome}</span>
              <span className={`soft small push one-line ${styles.of}`}>{task.project}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </form>
  )
}
