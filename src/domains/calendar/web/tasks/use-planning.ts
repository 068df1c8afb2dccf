import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
import { dayMonth } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { useStable } from '#ui/workbench/use-stable.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { MAX_TITLE } from '../../calendar.ts'
import type { PlannedTask } from '../../tasks-contract.ts'
import { calendarWords } from '../../words.ts'
import { newEvent } from '../form/values.ts'
import { clockSpan, dayAt, type Span } from '../grid/local-minutes.ts'
import { focusEvent, scrollToEvent } from '../parts/find-event.ts'
import { weekdayShort } from '../parts/titles.ts'
import { useTaskDrag } from './use-task-drag.ts'

/** What an event for a task is called. */
export const titleFor = ({ nome, id_text }: Pick<PlannedTask, 'nome' | 'id_text'>) =>
  nome.slice(0, MAX_TITLE) || id_text

/** The tasks beside the calendar: whether they are shown, and their events, which are made where a task is dropped. */
export function usePlanning({ isNarrow, undo }: { isNarrow: boolean; undo: Undo }) {
  const client = useQueryClient()
  const isOn = useIsOn()({ module: 'boards' })
  const [isChosen, setChosen] = useChosenSwitch('calendar_tasks', false)
  // A sheet covers the calendar: it is never there by itself.
  const [isSheet, setSheet] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: query.calendar.key() })

  /** Makes the event of a task. */
  async function plan(task: PlannedTask, span: Span) {
    try {
      const event = { ...newEvent(span), title: titleFor(task), task: task.id }
      const { id } = await api.calendar.save({ event })
      const day = dayAt(span.start)
      undo.offer(`${task.id_text} em ${weekdayShort(day)} ${dayMonth(day)}, ${clockSpan(span)}`, async () => {
        const isGone = await attempt(() => api.calendar.remove({ id, scope: 'all' }))
        await refresh()
        return isGone
      })
      await refresh()
      scrollToEvent(id)
      focusEvent({ id, occurrence: '' })
    } catch (failure) {
      notifyError(calendarWords.notSaved, failureText(failure))
    }
  }

  const { drag, begin } = useTaskDrag(plan)
  const [isShown, setShown] = isNarrow ? ([isSheet, setSheet] as const) : ([isChosen, setChosen] as const)
  return { isOn, isShown: isOn && isShown, setShown, drag, begin }
}

/** Reads the task that the address names, once, and says which it is; undefined where there is none for the caller. */
export function useTaskOfAddress(id: number | undefined, onRead: (task: NamedTask | undefined) => void) {
  const read = useStable({ tell: onRead })
  useEffect(() => {
    if (id === undefined) return
    api.calendar.tasks.read({ id }).then(
      ({ data }) => read.tell(data),
      (failure) => {
        notifyError('A tarefa não veio', failureText(failure))
        read.tell(undefined)
      },
    )
  }, [id, read])
}

type NamedTask = Pick<PlannedTask, 'id' | 'id_text' | 'nome'>
