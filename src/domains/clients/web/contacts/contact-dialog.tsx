import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { pick } from '#pick.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { MeantEmail } from '#ui/workbench/form/meant-email.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { type Contact, ContactFields } from '../../contacts-contract.ts'
import { useLeftPhone } from '../parts/use-left-phone.ts'

const FIELDS = Object.keys(ContactFields.shape) as (keyof ContactFields)[]

/** A contact as form values and their revision. */
const toStored = (contact: Contact) => ({ values: pick(contact, FIELDS), revision: contact.revision })

interface ContactDialogProps {
  /** The client's. */
  client: number
  /** The contact to change, or 'new'; undefined while it is closed. */
  open: Contact | 'new' | undefined
  onClose: () => void
}

/** One of the people of a client's. */
export function ContactDialog({ client, open, onClose }: ContactDialogProps) {
  const queries = useQueryClient()
  const contact = open === 'new' ? undefined : open
  return (
    <DialogForm
      opened={open !== undefined}
      onClose={onClose}
      title={contact ? 'Contato' : 'Novo contato'}
      savedText="O contato foi salvo"
      schema={ContactFields}
      first={contact ? toStored(contact) : { values: { ...emptyOf(ContactFields), gets_quotes: true } }}
      draftName={`contact:${contact?.id ?? `new ${client}`}`}
      save={async ({ values, changes, revision, once }) => {
        const { create, update } = api.clients.contacts
        const { data } = contact
          ? await update({ id: contact.id, revision, ...ContactFields.partial().parse(changes) })
          : await create({ ...ContactFields.parse(values), client_id: client }, once)
        return data
      }}
      readConflict={(stored) => toStored(stored as Contact).values}
      removal={
        contact && {
          question: {
            title: 'Excluir este contato?',
            text: 'Isto não tem volta. O que ele já recebeu fica como está.',
          },
          work: () => api.clients.contacts.remove({ id: contact.id }),
          done: 'O contato foi excluído',
        }
      }
      onChanged={() => {
        void queries.invalidateQueries({ queryKey: query.clients.contacts.key() })
        void queries.invalidateQueries({ queryKey: query.budgets.exchange.key() })
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />
          <TextInput key={form.key('email')} type="email" autoComplete="off" {...form.field('email')} />
          <MeantEmail form={form} />
          <PhoneField form={form} />
          <Checkbox key={form.key('gets_quotes')} {...form.field('gets_quotes')} />
          <Checkbox key={form.key('gets_charges')} {...form.field('gets_charges')} />
        </Stack>
      )}
    </DialogForm>
  )
}

const PhoneField = ({ form }: { form: RecordFields<ContactFields> }) => (
  <TextInput
    key={form.key('phone')}
    inputMode="tel"
    autoComplete="off"
    {...form.field('phone')}
    {...useLeftPhone(form)}
  />
)
