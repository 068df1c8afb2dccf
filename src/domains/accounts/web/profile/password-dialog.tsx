import { Modal, PasswordInput, Stack } from '@mantine/core'
import { z } from '#platform/contract/fields.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { LONGEST } from '../../password.ts'

const schema = z.object({ password: z.string().min(1).max(LONGEST) })

interface PasswordDialogProps {
  title: string
  /** The button's words. */
  confirm: string
  /** Does it; where it rejects, the dialog stays with the reason. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the caller's password before a change to the account. */
export function PasswordDialog({ title, confirm, onConfirm, onClose }: PasswordDialogProps) {
  const record = useRecordForm({
    schema,
    labels: { password: 'Sua senha' },
    first: { values: { password: '' } },
    minor: true,
    save: async ({ values }) => {
      await onConfirm(values.password)
      return {}
    },
    successText: null,
    onSaved: onClose,
  })
  const { form, saving } = record
  return (
    <Modal opened onClose={onClose} title={title}>
      <RecordForm record={record}>
        <Stack>
          <PasswordInput
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
            data-autofocus
            key={form.key('password')}
            {...form.field('password')}
          />
          <DialogButtons confirm={confirm} saving={saving} onCancel={onClose} />
        </Stack>
      </RecordForm>
    </Modal>
  )
}
