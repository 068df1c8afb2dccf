import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { plural } from '#ui/formats.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { DEFAULT_TAG, TAG_COLORS, type TagColor } from '../../calendar.ts'
import type { Tag, TagFields } from '../../tags-contract.ts'
import { TAG_COLOR_LABELS, TagMark } from '../parts/tag-mark.tsx'

const COLORS = TAG_COLORS.map((value) => ({ value, label: TAG_COLOR_LABELS[value] }))

/** The person's tags: names, colours, new ones. Each change is saved at once. */
export function Tags() {
  const client = useQueryClient()
  const tags = useQuery(query.calendar.tags.list.queryOptions())
  const [made, setMade] = useState(0)

  async function run(act: () => Promise<unknown>): Promise<boolean> {
    const isDone = await attempt(act)
    await client.invalidateQueries({ queryKey: query.calendar.key() })
    return isDone
  }
  async function remove({ id, name, events }: Tag) {
    const sure = await confirmAction({
      title: `Excluir a etiqueta ${name}?`,
      text: events
        ? `${plural(events, 'evento fica', 'eventos ficam')} com a etiqueta ${DEFAULT_TAG}.`
        : 'Nenhum evento a usa.',
      confirm: 'Excluir',
      danger: true,
    })
    if (sure) await run(() => api.calendar.tags.remove({ id }))
  }

  return (
    <QueryView
      query={tags}
      data={tags.data?.data}
      failed="As etiquetas não vieram"
      loading={<LoadingRows rows={4} height={36} />}
    >
      {(list) => (
        <Stack>
          {list.map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              onSave={(fields) => run(() => api.calendar.tags.save({ id: tag.id, ...fields }))}
              onRemove={() => void remove(tag)}
            />
          ))}
          <NewTag
            key={`new ${made}`}
            onSave={async (fields) => {
              if (await run(() => api.calendar.tags.save(fields))) setMade(made + 1)
            }}
          />
        </Stack>
      )}
    </QueryView>
  )
}

interface TagRowProps {
  tag: Tag
  onSave: (fields: TagFields) => Promise<boolean>
  onRemove: () => void
}

function TagRow({ tag, onSave, onRemove }: TagRowProps) {
  const [typed, setTyped] = useState<string>()
  const isDefault = tag.name === DEFAULT_TAG

  async function rename() {
    const name = typed?.trim()
    if (name && name !== tag.name && !(await onSave({ name, color: tag.color }))) return
    // Unless something else was typed while it was saved.
    setTyped((now) => (now === typed ? undefined : now))
  }
  return (
    <Group wrap="nowrap" gap="xs" role="group" aria-label={tag.name}>
      <TextInput
        flex={1}
        aria-label="Nome"
        maxLength={40}
        readOnly={isDefault}
        value={typed ?? tag.name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <ColorSelect color={tag.color} onChange={(color) => void onSave({ name: tag.name, color })} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Excluir ${tag.name}`}
        disabled={isDefault}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function NewTag({ onSave }: { onSave: (fields: TagFields) => Promise<void> }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState<TagColor>('teal')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void onSave({ name: name.trim(), color })
      }}
    >
      <Group wrap="nowrap" gap="xs" role="group" aria-label="Etiqueta nova">
        <TextInput
          flex={1}
          aria-label="Nome da etiqueta nova"
          placeholder="Etiqueta nova"
          maxLength={40}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ColorSelect color={color} onChange={setColor} />
        <Button type="submit" variant="default" px="xs" aria-label="Criar a etiqueta" disabled={!name.trim()}>
          <IconPlus size={18} aria-hidden />
        </Button>
      </Group>
    </form>
  )
}

const ColorSelect = ({ color, onChange }: { color: TagColor; onChange: (color: TagColor) => void }) => (
  <Select
    w="8.5rem"
    aria-label="Cor"
    data={COLORS}
    value={color}
    leftSection={<TagMark color={color} />}
    renderOption={({ option }) => (
      <Group gap="xs">
        <TagMark color={option.value as TagColor} /> {option.label}
      </Group>
    )}
    onChange={(value) => onChange(value as TagColor)}
  />
)
