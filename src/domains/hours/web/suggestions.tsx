import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { weekdayName } from '#ui/formats.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Suggestion } from '../suggestions-contract.ts'
import styles from './hours.module.css'
import { TaskPicker } from './task-picker.tsx'
import { shortDay } from './week.ts'

const keyOf = ({ app, start }: Suggestion) => `${start} ${app}`

const HEADING = 'do-tempo-de-tela'

/** Puts the focus on the first suggestion, where there is one. */
export const focusSuggestions = () =>
  document.querySelector<HTMLElement>(`section[aria-labelledby="${HEADING}"] li button`)?.focus()

export function useSuggestions() {
  const isOn = useIsOn()({ module: 'screen-time' })
  return useQuery({ ...query.hours.suggestions.list.queryOptions(), enabled: isOn })
}

/** Stretches of the own screen time that one may count as hours of a task. */
export function Suggestions({ today }: { today: string }) {
  const client = useQueryClient()
  const isOn = useIsOn()({ module: 'screen-time' })
  const list = useSuggestions()
  /** The tasks that were chosen here, by suggestion. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, NonNullable<Suggestion['task']>>>(new Map())
  const [picking, setPicking] = useState<string>()
  if (!isOn) return null
  if (list.error && !list.data) return <p role="alert">{failureText(list.error)}</p>
  const all = list.data?.data ?? []
  if (all.length === 0) return null
  const reload = () => client.invalidateQueries({ queryKey: query.hours.key() })

  async function confirm({ app, start, minutes }: Suggestion, task: NonNullable<Suggestion['task']>) {
    const isDone = await attempt(() => api.hours.suggestions.confirm({ app, start, minutes, task: task.task }))
    if (isDone) notifySuccess(`${task.id_text}: ${clockText(minutes)} confirmadas`)
    await reload()
  }
  async function dismiss({ app, start, minutes }: Suggestion) {
    const isDone = await attempt(() => api.hours.suggestions.dismiss({ app, start }))
    if (isDone)
      notifyUndo(`Não conta: ${app}, ${clockText(minutes)}`, () =>
        attempt(() => api.hours.suggestions.bringBack({ app, start })).then(reload),
      )
    await reload()
  }
  return (
    <section className="stack gap-50" aria-labelledby={HEADING}>
      <div className="row cluster gap-75">
        <h2 id={HEADING}>Do tempo de tela</h2>
        <span className="soft small">Nada conta sem você confirmar.</span>
      </div>
      <ul className={`stack gap-50 bare-list ${styles.suggestions}`}>
        {all.map((one) => {
          const task = chosen.get(keyOf(one)) ?? one.task
          const name = `${one.app}, ${clockText(one.minutes)}`
          return (
            <li key={keyOf(one)} className={`stack gap-12 one-column surface rounded ${styles.suggestion}`}>
              <p>
                <b className="tabular">{clockText(one.minutes)}</b>{' '}
                <span className="soft">
                  {one.day === today ? 'hoje' : `${weekdayName(one.day)} ${shortDay(one.day)}`}, {one.from} às {one.to}
                </span>
              </p>
              <p className="soft small one-line may-shrink">{one.app}</p>
              <div className="row nowrap gap-25">
                <Button
                  className={`may-shrink ${styles.to}`}
                  variant="subtle"
                  color={task ? 'gray' : 'blue'}
                  size="compact-sm"
                  aria-label={
                    task ? `${task.id_text} ${task.nome}: outra tarefa para ${name}` : `Em que tarefa? ${name}`
                  }
                  onClick={() => setPicking(keyOf(one))}
                >
                  {task ? `${task.id_text} ${task.nome}` : 'Em que tarefa?'}
                </Button>
                <Button
                  className="flex-none"
                  variant="default"
                  size="compact-sm"
                  aria-label={`Confirmar: ${name}`}
                  disabled={!task}
                  onClick={() => task && void confirm(one, task)}
                >
                  Confirmar
                </Button>
                <ActionIcon
                  className="flex-none"
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`Não contar: ${name}`}
                  onClick={() => void dismiss(one)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          )
        })}
      </ul>
      <TaskPicker
        opened={picking !== undefined}
        onClose={() => setPicking(undefined)}
        onPick={({ task, id_text, nome }) => {
          if (picking) setChosen((before) => new Map(before).set(picking, { task, id_text, nome }))
          setPicking(undefined)
        }}
      />
    </section>
  )
}
