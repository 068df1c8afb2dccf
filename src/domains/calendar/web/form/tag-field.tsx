import { Autocomplete, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { TagMark } from '../parts/tag-mark.tsx'

export const useTags = () => useQuery(query.calendar.tags.list.queryOptions())

/** The tag's name: one that is there, or a new one, which is made with the event. */
export function TagField({ form }: { form: RecordFields<EventFields> }) {
  const { data } = useTags()
  const tags = data?.data ?? []
  const name = form.useWatchValue('calendar_tag')
  const { defaultValue: _, onChange: __, ...field } = form.field('calendar_tag')
  const colorOf = (one: string) => tags.find((tag) => tag.name.toLowerCase() === one.trim().toLowerCase())?.color
  const color = colorOf(name)
  return (
    <Autocomplete
      {...field}
      data={tags.map((tag) => tag.name)}
      // All of them are offered, whatever stands in the field.
      filter={({ options }) => options}
      leftSection={color && <TagMark color={color} />}
      description={name.trim() && data && !color ? 'Etiqueta nova, criada ao salvar.' : undefined}
      renderOption={({ option }) => (
        <Group gap="xs">
          <TagMark color={colorOf(option.value) ?? 'gray'} /> {option.value}
        </Group>
      )}
      value={name}
      onChange={(next) => form.setFieldValue('calendar_tag', next, { forceUpdate: false })}
    />
  )
}
