import { Modal, PasswordInput, Text } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { explainFailure } from '#client/failures.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'

interface PasswordDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Deletes, with the typed password; rejects on failure. */
  remove: (password: string) => Promise<void>
  /** What is lost. */
  children: ReactNode
}

/** Dialog that deletes after the user has entered their password. */
export const PasswordDialog = ({ title, opened, onClose, ...form }: PasswordDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={title}>
    <PasswordForm onClose={onClose} {...form} />
  </Modal>
)

function PasswordForm({ onClose, remove, children }: Omit<PasswordDialogProps, 'opened' | 'title'>) {
  const [problem, setProblem] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function refuse(text: string) {
    setProblem(text)
    field.current?.select()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = field.current?.value
    if (!password) return refuse('Digite a sua senha.')
    setDeleting(true)
    try {
      await remove(password)
    } catch (failure) {
      const { text, fields } = explainFailure(failure)
      setDeleting(false)
      refuse(String(fields?.password ?? text))
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Text>{children}</Text>
      <PasswordInput
        ref={field}
        mt="md"
        label="Sua senha"
        description="A mesma com que você entra."
        autoComplete="current-password"
        error={problem}
        aria-invalid={problem ? true : undefined}
        onChange={() => setProblem(undefined)}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
        data-autofocus
      />
      <DialogButtons mt="lg" color="red" confirm="Excluir" saving={deleting} onCancel={onClose} />
    </form>
  )
}
