import { Modal, Stack, Text, Textarea } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { DialogButtons } from './form/dialog-buttons.tsx'
import { useFields } from './form/use-fields.ts'

interface ReasonDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  text: string
  /** The button that does it, as a verb. */
  confirm: string
  /** Whether it is being done. */
  isPending: boolean
  /** Does it, and calls `onSuccess` once it is done: until then the dialog stays, with what was typed. */
  onConfirm: (note: string, options: { onSuccess: () => void }) => void
}

/** Asks for the reason of something that stays in the history. */
export const ReasonDialog = ({ opened, onClose, title, ...props }: ReasonDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={title}>
    <ReasonForm onClose={onClose} {...props} />
  </Modal>
)

function ReasonForm({ onClose, text, confirm, isPending, onConfirm }: Omit<ReasonDialogProps, 'opened' | 'title'>) {
  const { values, setProblems, form, text: field } = useFields(() => ({ note: '' }))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const note = values.note.trim()
    if (!note) return setProblems({ note: 'Escreva o motivo.' })
    onConfirm(note, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <Text>{text}</Text>
        <Textarea label="Motivo" data-autofocus autosize minRows={2} maxRows={8} maxLength={2000} {...field('note')} />
        <DialogButtons color="red" confirm={confirm} saving={isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
