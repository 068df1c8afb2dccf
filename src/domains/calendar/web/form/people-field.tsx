import { MultiSelect } from '@mantine/core'
import { failureText } from '#client/failures.ts'
import { useSession } from '#client/session.ts'
import { useStaff } from '#client/use-staff.ts'
import { MAX_ATTENDEES } from '../../calendar.ts'

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
