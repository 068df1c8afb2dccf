import { MomentInput } from '#ui/workbench/form/moment-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { ArchiveFields } from '../../contract.ts'

/** When the article was published, for changing it by hand. */
export function DateField({ form }: { form: RecordFields<ArchiveFields> }) {
  const { defaultValue, ...field } = form.field('date')
  return (
    <MomentInput
      {...field}
      label={field.label}
      value={defaultValue}
      onChange={field.onChange}
      description="Vazia: o momento em que ele vai ao ar."
      clearLabel="Limpar a data"
      timeLabel="Hora do artigo"
    />
  )
}
