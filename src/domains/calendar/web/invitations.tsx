import { ActionIcon, Button, Group } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { dateTime, day } from '#time.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { forgetChanges } from '#ui/workbench/use-undo.ts'
import type { EventRow } from '../event-schemas.ts'
import styles from './calendar.module.css'

export const useInvitations = () => useQuery(query.calendar.sharing.invitations.queryOptions())

const ANSWERS = [
  { value: 'accepted', label: 'Aceitar', variant: 'light', icon: IconCheck },
  { value: 'declined', label: 'Recusar', variant: 'default', icon: IconX },
] as const

/** Invitations without an answer: on a phone a line each. Nothing where there are none. */
export function Invitations({ onOpen }: { onOpen: (event: EventRow) => void }) {
  const client = useQueryClient()
  const { data } = useInvitations()
  const { running, run } = useRun()
  const invitations = data?.data ?? []
  if (invitations.length === 0) return null

  async function answer(id: number, answer: 'accepted' | 'declined') {
    const answered = await run(() => api.calendar.sharing.answer({ id, answer }))
    await client.invalidateQueries({ queryKey: query.calendar.key() })
    if (answered) forgetChanges()
    if (answered) notifySuccess(answer === 'accepted' ? 'Você aceitou' : 'Você recusou')
  }
  return (
    <section className={`surface rounded ${styles.invitations}`} aria-label="Convites">
      <ul className="stack one-column gap-50 bare-list">
        {invitations.map((event) => (
          <Invitation
            key={event.id}
            event={event}
            disabled={running}
            onOpen={() => onOpen(event)}
            onAnswer={(value) => void answer(event.id, value)}
          />
        ))}
      </ul>
    </section>
  )
}

interface InvitationProps {
  event: EventRow
  disabled: boolean
  onOpen: () => void
  onAnswer: (answer: (typeof ANSWERS)[number]['value']) => void
}

function Invitation({ event, disabled, onOpen, onAnswer }: InvitationProps) {
  const isPhone = useNarrower('48em')
  const { owner, all_day, start_date } = event
  const when = all_day ? day(start_date) : dateTime(start_date)
  const title = (
    <button type="button" onClick={onOpen}>
      {event.title}
    </button>
  )
  if (isPhone)
    return (
      <li className="row">
        <p className="grow may-shrink one-line">
          {title}, {when}, de {owner}
        </p>
        {ANSWERS.map(({ value, label, variant, icon: Icon }) => (
          <ActionIcon
            key={value}
            variant={variant}
            disabled={disabled}
            size="md"
            aria-label={label}
            onClick={() => onAnswer(value)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </li>
    )
  return (
    <li className="row cluster space-between">
      <p>
        {owner} convida para {title}, {when}
      </p>
      <Group gap="xs">
        {ANSWERS.map(({ value, label, variant }) => (
          <Button key={value} size="compact-sm" variant={variant} disabled={disabled} onClick={() => onAnswer(value)}>
            {label}
          </Button>
        ))}
      </Group>
    </li>
  )
}
