import { Badge, MultiSelect, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { useStaff } from '#client/session/use-staff.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import { type Answer, MAX_ATTENDEES } from '../../calendar.ts'
import type { EventFields } from '../../event-schemas.ts'
import styles from './form.module.css'
import { FreeHours } from './free-hours.tsx'
import { GuestsField } from './guests-field.tsx'

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
  const options = query.calendar.sharing.read.queryOptions({ input: { id }, enabled: () => !changing?.current })
  const { data, error } = useQuery(options)
  const share = useListChange((people: readonly number[]) => api.calendar.sharing.share({ id, people: [...people] }))
  const invite = useListChange((emails: readonly string[]) => api.calendar.guests.invite({ id, emails: [...emails] }))
  if (error) return <Text size="sm">{failureText(error)}</Text>
  if (!data) return null
  const { manages, people, guests } = data.data
  const answers = [
    ...people.map(({ id, name, email, answer }) => ({ key: `person ${id}`, name: name || email, answer })),
    ...guests.map(({ id, email, answer }) => ({ key: `guest ${id}`, name: email, answer })),
  ]
  const sharedWith = share.sent ?? people.map((person) => person.id)
  const invited = invite.sent ?? guests.map(({ email }) => email)

  const changePeople = (next: number[]) =>
    share.send(next, next.length > sharedWith.length ? 'Convite enviado' : 'Compartilhamento alterado')
  async function changeGuests(next: string[]) {
    const left = invited.find((email) => !next.includes(email))
    const sure =
      !left ||
      (await confirmAction({
        title: 'Cancelar o convite?',
        text: `${left} recebe um e-mail de que o convite não vale mais.`,
        confirm: 'Cancelar o convite',
        danger: true,
      }))
    if (sure) invite.send(next, left ? 'Convite cancelado' : 'Convite enviado')
  }

  return (
    <div className={`stack gap-90 one-column may-shrink ${styles.group}`}>
      {manages && (
        <>
          <ColleaguesField people={sharedWith} onChange={changePeople} />
          <FreeHours form={form} people={sharedWith} except={id} />
          <GuestsField emails={invited} onChange={(emails) => void changeGuests(emails)} />
        </>
      )}
      {answers.length > 0 && (
        <ul className={`stack bare-list ${styles.people}`} aria-label="Respostas">
          {answers.map(({ key, name, answer }) => (
            <li className="row space-between gap-50" key={key}>
              <span>{name}</span>
              <Badge color={ANSWERS[answer].color}>{ANSWERS[answer].label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Sends a changed list, each change after the one before. `sent`: the last one, while it is on its way. */
function useListChange<Item>(save: (list: readonly Item[]) => Promise<unknown>) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'calendar-attendees' },
    mutationFn: ({ list }: { list: readonly Item[]; done: string }) => save(list),
    onSuccess: (_, { done }) => void notifySuccess(done),
    onError: (failure) => void notifyFailure(failure),
    onSettled: () => client.invalidateQueries({ queryKey: query.calendar.key() }),
  })
  return {
    sent: isPending ? variables.list : undefined,
    send: (list: readonly Item[], done: string) => mutate({ list, done }),
  }
}

interface ColleaguesProps {
  people: readonly number[]
  onChange: (people: number[]) => void
}

/** Colleagues to share an event with. */
export function ColleaguesField({ people, onChange }: ColleaguesProps) {
  const { user } = useSession()
  const staff = useStaff()
  return (
    <MultiSelect
      label="Compartilhar com"
      placeholder={people.length ? undefined : 'Ninguém'}
      nothingFoundMessage={staff.error ? failureText(staff.error) : 'Ninguém com este nome'}
      data={(staff.data?.data ?? [])
        .filter(({ id }) => id !== user?.id)
        .map(({ id, name, email }) => ({ value: String(id), label: name || email }))}
      value={people.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      maxValues={MAX_ATTENDEES}
      searchable
      hidePickedOptions
    />
  )
}
