import { privateCall } from '#platform/contract/call.ts'
import { done, id, optionalText, queryId, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { reachEmail, reachPhone } from './reach.ts'

/** A client has at most so many beside the one of the record. */
export const MAX_CONTACTS = 30

/** What the form of a contact edits. One of name, e-mail and phone is there. */
export const ContactFields = z.object({
  name: optionalText(120).meta({ label: 'Nome' }),
  /** Lower case; no other contact of the client has it. */
  email: reachEmail,
  phone: reachPhone,
  /** Whether the address is offered where a quote is sent. */
  gets_quotes: z.boolean().meta({ label: 'Recebe orçamentos' }),
  /** Whether receipts go to the address. */
  gets_charges: z.boolean().meta({ label: 'Recebe cobranças e recibos' }),
})
export type ContactFields = z.infer<typeof ContactFields>

export const Contact = ContactFields.extend({ id, email: z.string(), revision })
export type Contact = z.infer<typeof Contact>

/** More people of a client's than the one of the record. All of the staff read and write them, as the record. */
export const contactsContract = {
  /** In the order in which they came. */
  list: privateCall
    .route({ method: 'GET', path: '/client/contacts', summary: 'Lista os outros contatos de um cliente' })
    .input(z.object({ /** The client's. */ id: queryId }))
    .output(z.object({ data: z.array(Contact) })),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/client/contact/new', summary: 'Acrescenta um contato a um cliente' })
    .input(ContactFields.extend({ client_id: id }))
    .output(savedRecord),
  update: privateCall
    .route({ method: 'POST', path: '/client/contact/update', summary: 'Altera um contato' })
    .input(ContactFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  remove: privateCall
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/client/contact/delete', summary: 'Exclui um contato' })
    .input(z.object({ id }))
    .output(done),
  /** Where the client's record has no e-mail it becomes that, else a contact that receives quotes. Known ones stay. */
  keep: privateCall
    .route({
      method: 'POST',
      path: '/client/contact/keep',
      summary: 'Guarda no cadastro de um cliente um e-mail que um orçamento trouxe',
    })
    .input(
      z.object({
        client_id: id,
        name: optionalText(120),
        email: reachEmail.refine((value) => value !== '', 'Escreva o e-mail.'),
      }),
    )
    .output(done),
}
