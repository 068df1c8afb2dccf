import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { MeantEmail } from '#ui/workbench/form/meant-email.tsx'
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
export function AddPerson({ opened, onClose, onLink }: AddPersonProps) {
  const client = useQueryClient()
  const { sendsMail } = useSession()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Convidar pessoa"
      schema={NewPerson}
      confirm="Convidar"
      save={async ({ values: { name, email }, once }) => {
        const { data } = await api.accounts.people.add({ name, email }, once)
        return { link: data.link, name: name.trim(), email: email.trim() }
      }}
      successText={null}
      onSaved={({ link, name, email }) => {
        onClose()
        if (link) onLink({ name, link, first: true })
        else notifySuccess(`Um e-mail com o convite está a caminho de ${email}`)
        void client.invalidateQueries({ queryKey: query.accounts.key() })
      }}
    >
      {(form) => (
        <>
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
          <MeantEmail form={form} />
        </>
      )}
    </DialogForm>
  )
}
