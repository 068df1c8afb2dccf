import { CloseButton, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { fromWallTime, toWallTime } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { ArchiveFields } from '../../contract.ts'
import styles from './form.module.css'
import { isAhead } from './publish-moment.ts'

/** When the article is to become public by itself, by the clock of Brasília; empty for never. Until then it is private. */
export function PublishField({ form }: { form: RecordFields<ArchiveFields> }) {
  const { defaultValue: _, onChange: __, ...field } = form.field('publish_at')
  const [shown, setShown] = useState(() => toWallTime(form.getValues().publish_at))
  const input = useRef<HTMLInputElement>(null)
  /** Whether the article was to be public before a moment was chosen. */
  const before = useRef<boolean>(undefined)
  const moment = fromWallTime(shown)

  function choose(typed: string) {
    const chosen = fromWallTime(typed)
    setShown(typed)
    form.setFieldValue('publish_at', chosen, { forceUpdate: false })
    if (isAhead(chosen)) {
      before.current ??= form.getValues().archive_public
      form.setFieldValue('archive_public', false)
    } else if (before.current !== undefined) {
      form.setFieldValue('archive_public', before.current)
      before.current = undefined
    }
  }

  function clear() {
    // What is typed in part is no value yet, and stays when an empty value is set.
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
