import { PasswordInput, TextInput } from '@mantine/core'
import { api } from '#client/api.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { NewAppPassword } from '../../sharing-contract.ts'
import type { MadePassword } from './shown-password.tsx'

interface NewPasswordDialogProps {
  onClose: () => void
  onMade: (made: MadePassword) => void
}

/** Asks what the password is for, and for the caller's own. */
export const NewPasswordDialog = ({ onClose, onMade }: NewPasswordDialogProps) => (
  <DialogForm
    opened
    onClose={onClose}
    title="Nova senha de app"
    text="Uma para cada aparelho ou programa: assim se revoga só a dele. Ela abre o calendário, e nada mais."
    schema={NewAppPassword}
    confirm="Fazer a senha"
    save={async ({ values }) => {
      onMade((await api.calendar.appPasswords.add(values)).data)
      return {}
    }}
    successText={null}
  >
    {(form) => (
      <>
        <TextInput data-autofocus placeholder="iPhone" key={form.key('label')} {...form.field('label')} />
        <PasswordInput
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
          key={form.key('password')}
          {...form.field('password')}
        />
      </>
    )}
  </DialogForm>
)
