import { CloseButton, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { fromWallTime, toWallTime } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { ArchiveFields } from '../../contract.ts'
import styles from './form.module.css'
import { isAhead } from './publish-moment.ts'

/** Scheduled publication in Brasília time; empty for none. Choosing a future time makes the article private. */
export function PublishField({ form }: { form: RecordFields<ArchiveFields> }) {
  const { defaultValue: _, onChange: __, ...field } = form.field('publish_at')
  const [shown, setShown] = useState(() => toWallTime(form.getValues().publish_at))
  const input = useRef<HTMLInputElement>(null)
  /** `archive_public` before a future time was chosen. */
  const wasPublic = useRef<boolean>(undefined)
  const moment = fromWallTime(shown)

  function choose(typed: string) {
    const chosen = fromWallTime(typed)
    setShown(typed)
    form.setFieldValue('publish_at', chosen, { forceUpdate: false })
    if (isAhead(chosen)) {
      wasPublic.current ??= form.getValues().archive_public
      form.setFieldValue('archive_public', false)
    } else if (wasPublic.current !== undefined) {
      form.setFieldValue('archive_public', wasPublic.current)
      wasPublic.current = undefined
    }
  }

  function clear() {
    // An incomplete date is no value for React: setting '' would leave it in the input.
    if (input.current) input.current.value = ''
    choose('')
    form.clearFieldError('publish_at')
    input.current?.focus()
  }

  return (
    <TextInput
      {...field}
      ref={input}
      type="datetime-local"
      className={styles.moment}
      max="9999-12-31T23:59"
      value={shown}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      description={moment !== null && !isAhead(moment) ? 'Já passou: ao salvar, publica na hora.' : undefined}
      rightSection={<CloseButton size="sm" aria-label="Limpar a data de publicação" onClick={clear} />}
    />
  )
}
