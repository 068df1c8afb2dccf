import { Modal, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { z } from '#platform/contract/fields.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { accountEmail } from '../../fields.ts'
import { LONGEST } from '../../password.ts'
import type { StaffMember } from '../../people-contract.ts'

const schema = z.object({ email: accountEmail, password: z.string().max(LONGEST) })

/** Dialog that changes an account's e-mail; open while `person` is set. */
export const ChangeEmail = ({ person, onClose }: { person: StaffMember | undefined; onClose: () => void }) => (
  <Modal opened={person !== undefined} onClose={onClose} title={`Trocar o e-mail de ${person?.name ?? ''}`}>
    {person && <EmailForm person={person} onClose={onClose} />}
  </Modal>
)

function EmailForm({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const client = useQueryClient()
  const isSelf = useSession().user?.id === person.id
  const record = useRecordForm({
    schema,
    labels: { email: 'E-mail', password: 'Sua senha' },
    first: { values: { email: person.email, password: '' } },
    minor: true,
    save: ({ values }) => api.accounts.people.changeEmail({ id: person.id, ...values }),
    successText: 'E-mail trocado',
    onSaved: () => {
      onClose()
      void client.invalidateQueries({ queryKey: query.accounts.key() })
      void client.invalidateQueries({ queryKey: ['session'] }) // it may be the user's own
    },
  })
  const { form, saving } = record
  return (
    <RecordForm record={record}>
      <Stack>
        <TextInput
          description="A pessoa passa a entrar com este. A senha continua; links já enviados deixam de valer."
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          key={form.key('email')}
          {...form.field('email')}
        />
        {isSelf && (
          <PasswordInput
            description="A sua conta muda só com a senha dela."
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
            key={form.key('password')}
            {...form.field('password')}
          />
        )}
        <DialogButtons mt="xs" confirm="Trocar" saving={saving} onCancel={onClose} />
      </Stack>
    </RecordForm>
  )
}
