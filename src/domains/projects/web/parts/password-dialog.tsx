import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { z } from '#platform/contract/fields.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'

const PasswordSchema = z.object({
  password: z
    .string()
    .refine((typed) => typed !== '', 'Digite a sua senha.')
    .meta({ label: 'Sua senha' }),
})

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
export const PasswordDialog = ({ remove, children, ...dialog }: PasswordDialogProps) => (
  <DialogForm
    {...dialog}
    text={children}
    schema={PasswordSchema}
    confirm="Excluir"
    danger
    save={async ({ values: { password } }) => {
      await remove(password)
      return {}
    }}
    successText={null}
    refusedAt="password"
  >
    {(form) => (
      <PasswordInput
        key={form.key('password')}
        description="A mesma com que você entra."
        autoComplete="current-password"
        aria-invalid={form.errors.password ? true : undefined}
        // What was refused is typed anew.
        onFocus={({ currentTarget }) => currentTarget.select()}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
        data-autofocus
        {...form.field('password')}
      />
    )}
  </DialogForm>
)
