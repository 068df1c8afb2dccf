import { Textarea } from '@mantine/core'
import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { DialogForm } from './form/dialog-form.tsx'
import type { SaveAnswer } from './form/record-form-options.ts'

const ReasonSchema = z.object({ note: neededText(2000, 'Escreva o motivo.').meta({ label: 'Motivo' }) })

interface ReasonDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  text: string
  /** The button that does it, as a verb. */
  confirm: string
  /** Does it; where it rejects, the dialog stays, with what was typed. */
  work: (note: string) => Promise<SaveAnswer>
  /** The toast once it is done. */
  done: string
}

/** Asks for the reason of something that stays in the history. */
export const ReasonDialog = ({ work, done, ...dialog }: ReasonDialogProps) => (
  <DialogForm
    {...dialog}
    danger
    schema={ReasonSchema}
    save={({ values }) => work(values.note.trim())}
    successText={done}
  >
    {(form) => (
      <Textarea key={form.key('note')} data-autofocus autosize minRows={2} maxRows={8} {...form.field('note')} />
    )}
  </DialogForm>
)
