import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { MAX_ATTENDEES } from '../../calendar.ts'

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
