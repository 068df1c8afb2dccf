import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { technologiesOf } from '../../technologies.ts'

interface TechnologiesFieldProps extends Omit<TagsInputProps, 'defaultValue' | 'onChange'> {
  /** As stored: separated by commas. */
  defaultValue?: string
  onChange?: (technologies: string) => void
}

/** The technologies as tags. A comma ends a tag, except after a digit, as in '0,2 mm'. */
export function TechnologiesField({ defaultValue = '', onChange, ...field }: TechnologiesFieldProps) {
  const [tags, setTags] = useState(() => technologiesOf(defaultValue))
  const [typed, setTyped] = useState('')

  function change(next: string[]) {
    // A pasted text may contain several.
    const clean = [...new Set(next.flatMap(technologiesOf))]
    setTags(clean)
    onChange?.(clean.join(', '))
  }

  return (
    <TagsInput
      description="Enter ou vírgula depois de cada uma."
      splitChars={/\d$/.test(typed) ? [';'] : [',', ';']}
      clearButtonProps={{ 'aria-label': 'Limpar as tecnologias' }}
      clearable
      value={tags}
      onChange={change}
      searchValue={typed}
      onSearchChange={setTyped}
      {...field}
    />
  )
}
