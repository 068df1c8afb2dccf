import { ActionIcon, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import type { LinkedTask } from '../../links-contract.ts'
import { linePath } from '../../production.ts'
import type { TaskView } from '../../task-contract.ts'
import styles from './panel.module.css'
import type { LiveTask } from './use-task.ts'

interface LinksProps {
  task: TaskView
  live: LiveTask
}

/** What a task waits for and what waits for it; each change is saved at once. */
export function Links({ task, live }: LinksProps) {
  async function change(call: () => Promise<unknown>) {
    if (await live.attempt(call)) await live.reload()
  }
  const block = (id: number, blocker: number) => change(() => api.production.links.block({ id, blocker }))
  const unblock = (id: number, blocker: number) => change(() => api.production.links.unblock({ id, blocker }))
  return (
    <>
      <LinkRow
        label="Espera"
        tasks={task.waits}
        of={task}
        onAdd={(other) => void block(task.id, other)}
        onRemove={(other) => void unblock(task.id, other)}
      />
      <LinkRow
        label="Segura"
        tasks={task.holds}
        of={task}
        onAdd={(other) => void block(other, task.id)}
        onRemove={(other) => void unblock(other, task.id)}
      />
    </>
  )
}

interface LinkRowProps {
  label: string
  tasks: readonly LinkedTask[]
  of: TaskView
  onAdd: (id: number) => void
  onRemove: (id: number) => void
}

function LinkRow({ label, tasks, of, onAdd, onRemove }: LinkRowProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [q] = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery(
    query.production.links.candidates.queryOptions({
      input: { id: of.id, q },
      enabled: isOpen,
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
  )
  const known = new Set(tasks.map(({ id }) => id))
  const options = (data?.data ?? []).filter(({ id }) => !known.has(id))
  return (
    <div className={`${styles.property} ${styles.wide}`}>
      <span className={styles.label}>{label}</span>
      <div className={`row cluster gap-25 may-shrink ${styles.links}`}>
        {tasks.map(({ id, id_project, id_text, nome, status }) => (
          <span
            key={id}
            className={`row gap-12 nowrap ${styles.linked}`}
            data-done={status === 'Completed' || undefined}
          >
            <Link
              className="faint-underline clipped"
              to={linePath(id_project)}
              search={{ task: id_text }}
              title={status === 'Completed' ? `${nome}: concluída` : nome}
            >
              <span className="mono">{id_text}</span> {nome}
            </Link>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`${label}: remover ${id_text}`}
              onClick={() => onRemove(id)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </span>
        ))}
        <Select
          aria-label={`${label}: acrescentar`}
          className={styles.another ?? ''}
          variant="unstyled"
          placeholder={tasks.length === 0 ? 'Nada' : 'Outra…'}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          filter={({ options }) => options}
          nothingFoundMessage={data ? 'Nenhuma tarefa.' : 'Buscando…'}
          data={options.map(({ id, id_text, nome }) => ({ value: String(id), label: `${id_text} ${nome}` }))}
          onChange={(value) => {
            if (value === null) return
            setTyped('')
            onAdd(Number(value))
          }}
          rightSection={null}
        />
      </div>
    </div>
  )
}
