import { Button, TextInput } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'
import { useState } from 'react'
import { URL_INPUT } from '#ui/workbench/form/url-input.ts'
import styles from './section.module.css'
import type { SectionProps } from './use-project-form.ts'

interface FilmFieldProps extends SectionProps {
  path: 'resum.video' | 'details.video' | 'sale.video'
  description: string
}

/** The address of a film; a button until one is wanted. */
export function FilmField({ form, path, description }: FilmFieldProps) {
  const { label, defaultValue, error, ...field } = form.field(path)
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && !defaultValue && !error)
    return (
      <Button
        className={styles.film ?? ''}
        variant="subtle"
        leftSection={<IconMovie size={18} aria-hidden />}
        onClick={() => setWanted(true)}
      >
        {`Acrescentar: ${String(label).toLowerCase()}`}
      </Button>
    )
  return (
    <TextInput
      className={styles.half}
      description={description}
      {...URL_INPUT}
      autoFocus={isWanted}
      label={label}
      defaultValue={defaultValue}
      error={error}
      {...field}
    />
  )
}
