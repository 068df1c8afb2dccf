import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { cleanTags } from '../../tags.ts'

interface TagsFieldProps extends Omit<TagsInputProps, 'defaultValue' | 'onChange'> {
  defaultValue?: string[]
  onChange?: (tags: string[]) => void
}

/** What an article is about. Once one begins to write, the tags that others have are offered. */
export function TagsField({ defaultValue = [], onChange, ...field }: TagsFieldProps) {
  const [tags, setTags] = useState(defaultValue)
  const [isUsed, setUsed] = useState(false)
  const known = useQuery(query.archives.tags.queryOptions({ input: { all: '1' }, enabled: isUsed }))

  function change(next: string[]) {
    const clean = cleanTags(next)
    setTags(clean)
    onChange?.(clean)
  }

  return (
    <TagsInput
      description="Enter ou vírgula depois de cada um. Cada assunto tem a sua página e o seu feed."
      splitChars={[',', ';']}
      clearButtonProps={{ 'aria-label': 'Limpar os assuntos' }}
      clearable
      {...field}
      data={known.data?.data.map(({ name }) => name) ?? []}
      value={tags}
      onChange={change}
      onFocus={() => setUsed(true)}
    />
  )
}
