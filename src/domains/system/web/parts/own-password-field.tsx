import { PasswordInput } from '@mantine/core'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { SHOW } from './show.ts'

interface OwnPasswordFieldProps {
  form: Pick<RecordFields<{ password: string }>, 'key' | 'field'>
  /** Whether it is what the dialog asks first. */
  isFirst?: boolean
}

/** The caller's own password, without which nothing of the installation is set or removed. */
export const OwnPasswordField = ({ form, isFirst = false }: OwnPasswordFieldProps) => (
  <PasswordInput
    key={form.key('password')}
    description="A mesma com que você entra no painel."
    autoComplete="current-password"
    visibilityToggleButtonProps={SHOW}
    data-autofocus={isFirst || undefined}
    {...form.field('password')}
  />
)
