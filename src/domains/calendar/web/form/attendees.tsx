import { Badge, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Answer } from '../../calendar.ts'
import type { EventFields } from '../../event-schemas.ts'
import styles from './form.module.css'
import { FreeHours } from './free-hours.tsx'
import { GuestsField } from './guests-field.tsx'
import { ColleaguesField } from './people-field.tsx'

const ANSWERS: Readonly<Record<Answer, { label: string; color: string }>> = {
  invited: { label: 'sem resposta', color: 'gray' },
  accepted: { label: 'aceitou', color: 'green' },
  declined: { label: 'recusou', color: 'red' },
}

interface AttendeesProps {
  /** The stored event's. */
  id: number
  form: RecordFields<EventFields>
  /** Set while the event is being saved or removed. */
  changing: RefObject<boolean> | undefined
}

/** Whom a stored event is shared with, who was invited from outside, and what they answered. A change is saved at once. */
export function Attendees({ id, form, changing }: AttendeesProps) {
  const client = useQueryClient()
  const options = query.calendar.sharing.read.queryOptions({ input: { id }, enabled: () => !changing?.current })
  const { data, error } = useQuery(options)
  if (error) return <Text size="sm">{failureText(error)}</Text>
  if (!data) return null
  const { manages, people, guests } = data.data
  const answers = [
    ...people.map(({ id, name, email, answer }) => ({ key: `person ${id}`, name: name || email, answer })),
    ...guests.map(({ id, email, answer }) => ({ key: `guest ${id}`, name: email, answer })),
  ]

  async function change(send: () => Promise<unknown>, done: string) {
    try {
      await send()
      notifySuccess(done)
    } catch (failure) {
      notifyError(failureText(failure))
    }
    await client.invalidateQueries({ queryKey: query.calendar.key() })
  }
  const share = (ids: number[]) =>
    change(
      () => api.calendar.sharing.share({ id, people: ids }),
      ids.length > people.length ? 'Convite enviado' : 'Compartilhamento alterado',
    )
  async function invite(emails: string[]) {
    const left = guests.find(({ email }) => !emails.includes(email))
    const sure =
      !left ||
      (await confirmAction({
        title: 'Cancelar o convite?',
        text: `${left.email} recebe um e-mail de que o convite não vale mais.`,
        confirm: 'Cancelar o convite',
        danger: true,
      }))
    if (sure)
      await change(() => api.calendar.guests.invite({ id, emails }), left ? 'Convite cancelado' : 'Convite enviado')
  }

  return (
    <div className={styles.group}>
      {manages && (
        <>
          <ColleaguesField people={people.map((person) => person.id)} onChange={(ids) => void share(ids)} />
          <FreeHours form={form} people={people.map((person) => person.id)} except={id} />
          <GuestsField emails={guests.map(({ email }) => email)} onChange={(emails) => void invite(emails)} />
        </>
      )}
      {answers.length > 0 && (
        <ul className={styles.people} aria-label="Respostas">
          {answers.map(({ key, name, answer }) => (
            <li key={key}>
              <span>{name}</span>
              <Badge color={ANSWERS[answer].color}>{ANSWERS[answer].label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
