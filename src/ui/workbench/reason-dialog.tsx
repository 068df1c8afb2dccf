import { Modal, Stack, Text, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { DialogButtons } from './form/dialog-buttons.tsx'

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
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!note.trim()) return setProblem('Escreva o motivo.')
    onConfirm(note.trim(), { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{text}</Text>
        <Textarea
          label="Motivo"
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          value={note}
          error={problem}
          onChange={({ currentTarget }) => {
            setProblem('')
            setNote(currentTarget.value)
          }}
        />
        <DialogButtons color="red" confirm={confirm} saving={isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
