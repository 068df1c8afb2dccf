import { Modal, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { NewPerson } from '../../people-contract.ts'
import type { NewLink } from './link-dialog.tsx'

interface AddPersonProps {
  opened: boolean
  onClose: () => void
  /** Called with the password link if this installation sends no e-mails. */
  onLink: (link: NewLink) => void
}

/** Dialog that invites a new member of staff. */
export const AddPerson = ({ opened, ...props }: AddPersonProps) => (
  <Modal opened={opened} onClose={props.onClose} title="Adicionar pessoa">
    <NewPersonForm {...props} />
  </Modal>
)

function NewPersonForm({ onClose, onLink }: Omit<AddPersonProps, 'opened'>) {
  const client = useQueryClient()
  const { sendsMail } = useSession()
  const record = useRecordForm({
    schema: NewPerson,
    labels: { name: 'Nome', email: 'E-mail' },
    first: { values: { name: '', email: '' } },
    minor: true,
    save: async ({ values: { name, email }, once }) => {
      const { data } = await api.accounts.people.add({ name, email }, once)
      return { link: data.link, name: name.trim(), email: email.trim() }
    },
    successText: null,
    onSaved: ({ link, name, email }) => {
      onClose()
      if (link) onLink({ name, link, first: true })
      else notifySuccess(`Um e-mail com o convite está a caminho de ${email}`)
      void client.invalidateQueries({ queryKey: query.accounts.key() })
    },
  })
  const { form, saving } = record
  return (
    <RecordForm record={record}>
      <Stack>
        <TextInput data-autofocus key={form.key('name')} {...form.field('name')} />
        <TextInput
          description={
            sendsMail
              ? 'Para lá vai o link com que a pessoa escolhe a senha.'
              : 'Com ele a pessoa entra. O link com que escolhe a senha aparece aqui: entregue-o você.'
          }
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('email')}
          {...form.field('email')}
        />
        <DialogButtons mt="xs" confirm="Convidar" saving={saving} onCancel={onClose} />
      </Stack>
    </RecordForm>
  )
}
