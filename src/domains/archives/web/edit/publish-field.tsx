import { useRef, useState } from 'react'
import { MomentInput } from '#ui/workbench/form/moment-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { ArchiveFields } from '../../contract.ts'
import { isAhead } from './publication.ts'

/** Scheduled publication; empty for none. Choosing a future time makes the article private. */
export function PublishField({ form }: { form: RecordFields<ArchiveFields> }) {
  const { defaultValue: _, onChange: __, ...field } = form.field('publish_at')
  const [moment, setMoment] = useState(form.getValues().publish_at)
  /** `archive_public` before a future time was chosen. */
  const wasPublic = useRef<boolean>(undefined)

  function choose(chosen: string | null) {
    setMoment(chosen)
    form.setFieldValue('publish_at', chosen, { forceUpdate: false })
    if (isAhead(chosen)) {
      wasPublic.current ??= form.getValues().archive_public
      form.setFieldValue('archive_public', false)
    } else if (wasPublic.current !== undefined) {
      form.setFieldValue('archive_public', wasPublic.current)
      wasPublic.current = undefined
    }
  }

  return (
    <MomentInput
      {...field}
      size="md"
      value={moment}
      onChange={choose}
      clearLabel="Limpar a data de publicação"
      timeLabel="Hora da publicação"
    />
  )
}
