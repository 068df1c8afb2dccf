import { PasswordInput } from '@mantine/core'
import { z } from '#platform/contract/fields.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { LONGEST } from '../../password.ts'

const schema = z.object({ password: z.string().min(1).max(LONGEST).meta({ label: 'Sua senha' }) })

interface PasswordDialogProps {
  title: string
  /** The button's words. */
  confirm: string
  /** Does it; where it rejects, the dialog stays with the reason. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the caller's password before a change to the account. */
export const PasswordDialog = ({ title, confirm, onConfirm, onClose }: PasswordDialogProps) => (
  <DialogForm
    opened
    onClose={onClose}
    title={title}
    schema={schema}
    confirm={confirm}
    save={async ({ values }) => {
      await onConfirm(values.password)
      return {}
    }}
    successText={null}
  >
    {(form) => (
      <PasswordInput
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
        data-autofocus
        key={form.key('password')}
        {...form.field('password')}
      />
    )}
  </DialogForm>
)
