import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime, day } from '#time.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { EventRow } from '../event-schemas.ts'
import styles from './calendar.module.css'

export const useInvitations = () => useQuery(query.calendar.sharing.invitations.queryOptions())

/** Invitations without an answer. Nothing where there are none. */
export function Invitations({ onOpen }: { onOpen: (event: EventRow) => void }) {
  const client = useQueryClient()
  const { data } = useInvitations()
  const { running, run } = useRun()
  const invitations = data?.data ?? []
  if (invitations.length === 0) return null

  async function answer(id: number, answer: 'accepted' | 'declined') {
    const answered = await run(() => api.calendar.sharing.answer({ id, answer }))
    await client.invalidateQueries({ queryKey: query.calendar.key() })
    if (answered) notifySuccess(answer === 'accepted' ? 'Você aceitou' : 'Você recusou')
  }
  return (
    <section className={`surface rounded ${styles.invitations}`} aria-label="Convites">
      <ul className="stack gap-50 bare-list">
        {invitations.map((event) => (
          <li className="row cluster space-between" key={event.id}>
            <p>
              {event.owner} convida para{' '}
              <button type="button" onClick={() => onOpen(event)}>
                {event.title}
              </button>
              , {event.all_day ? day(event.start_date) : dateTime(event.start_date)}
            </p>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="light"
                disabled={running}
                onClick={() => void answer(event.id, 'accepted')}
              >
                Aceitar
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={running}
                onClick={() => void answer(event.id, 'declined')}
              >
                Recusar
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  )
}
