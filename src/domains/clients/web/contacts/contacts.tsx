import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { Email } from '#ui/workbench/email.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Contact } from '../../contacts-contract.ts'
import { ContactDialog } from './contact-dialog.tsx'

/** The people of a client's beside the one of the record, each with what they receive: a press changes one. */
export function Contacts({ client }: { client: number }) {
  const contacts = useQuery(query.clients.contacts.list.queryOptions({ input: { id: client } }))
  const [open, setOpen] = useState<Contact | 'new'>()
  return (
    <section className="stack gap-75" aria-labelledby="outros-contatos">
      <header className="row cluster gap-75">
        <h2 id="outros-contatos">Outros contatos</h2>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => setOpen('new')}
        >
          Novo contato
        </Button>
      </header>
      <QueryView
        query={contacts}
        data={contacts.data?.data}
        failed="Os contatos não vieram"
        loading={<LoadingRows rows={2} height={44} label="Carregando os contatos…" />}
        empty={<p className="soft">Quem mais fala por este cliente, e o que cada um recebe: orçamentos, cobranças.</p>}
      >
        {(shown) => (
          <ul className="bare-list">
            {shown.map((contact) => (
              <li key={contact.id} className="row space-between gap-75 pad-50 line-below">
                <Person contact={contact} onOpen={() => setOpen(contact)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ContactDialog client={client} open={open} onClose={() => setOpen(undefined)} />
    </section>
  )
}

function Person({ contact, onOpen }: { contact: Contact; onOpen: () => void }) {
  const { name, email, phone, gets_quotes, gets_charges } = contact
  const receives = [gets_quotes && 'orçamentos', gets_charges && 'cobranças e recibos'].filter(Boolean).join(', ')
  return (
    <>
      <span className="stack may-shrink">
        <b className="break-anywhere">{name || email || phone}</b>
        <span className="cluster gap-25-100 soft small">
          {name && email && <Email address={email} />}
          {(name || email) && phone && <span className="tabular">{phone}</span>}
          <span>{receives ? `recebe ${receives}` : 'não recebe nada'}</span>
        </span>
      </span>
      <Button
        className="flex-none"
        variant="subtle"
        size="compact-md"
        aria-label={`Editar ${name || email || phone}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        Editar
      </Button>
    </>
  )
}
