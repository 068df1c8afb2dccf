import { Badge, MultiSelect, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { type Answer, MAX_ATTENDEES } from '../../calendar.ts'
import styles from './form.module.css'

interface ColleaguesProps {
  people: readonly number[]
  onChange: (people: number[]) => void
}

/** Colleagues to share an event with. */
export function ColleaguesField({ people, onChange }: ColleaguesProps) {
  const { user } = useSession()
  const staff = useQuery(query.accounts.staff.queryOptions({ staleTime: 60_000 }))
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

const ANSWERS: Readonly<Record<Answer, { label: string; color: string }>> = {
  invited: { label: 'sem resposta', color: 'gray' },
  accepted: { label: 'aceitou', color: 'green' },
  declined: { label: 'recusou', color: 'red' },
}

/** Whom a stored event is shared with, and what they answered. A change is saved at once. */
export function Attendees({ id, removing }: { id: number; removing: RefObject<boolean> | undefined }) {
  const client = useQueryClient()
  const options = query.calendar.sharing.read.queryOptions({ input: { id }, enabled: () => !removing?.current })
  const { data, error } = useQuery(options)
  if (error) return <Text size="sm">{failureText(error)}</Text>
  if (!data) return null
  const { manages, people } = data.data

  async function share(ids: number[]) {
    try {
      await api.calendar.sharing.share({ id, people: ids })
      notifySuccess(ids.length > people.length ? 'Convite enviado' : 'Compartilhamento alterado')
    } catch (failure) {
      notifyError(failureText(failure))
    }
    await client.invalidateQueries({ queryKey: query.calendar.key() })
  }

  return (
    <div className={styles.group}>
      {manages && <ColleaguesField people={people.map((person) => person.id)} onChange={(ids) => void share(ids)} />}
      {people.length > 0 && (
        <ul className={styles.people} aria-label="Respostas">
          {people.map((person) => (
            <li key={person.id}>
              <span>{person.name || person.email}</span>
              <Badge color={ANSWERS[person.answer].color}>{ANSWERS[person.answer].label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
