import { adminCall, privateAdminCall, privateCall } from '#platform/contract/call.ts'
import { csvImportCalls } from '#platform/contract/csv-import.ts'
import { done, id, listInput, optionalText, pageOf, searchText, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { parseTaxId } from '#tax-ids.ts'
import { contactsContract } from './contacts-contract.ts'
import { reachEmail, reachPhone } from './reach.ts'

/** Characters of the notes at most. */
export const MAX_NOTES = 10_000

/** Days in which a deleted client can be brought back. */
export const RESTORE_DAYS = 30

/** What the form edits. */
export const ClientFields = z.object({
  /** A person's or a company's. */
  name: text(200).meta({ label: 'Nome' }),
  /** The person to speak to, where the client is a company. */
  contact: optionalText(120).meta({ label: 'Contato' }),
  email: reachEmail,
  phone: reachPhone,
  /** CPF or CNPJ, stored without punctuation. Its check digits are right. A CPF is for the admin alone to read and write. */
  document: optionalText(20)
    .overwrite((value) => parseTaxId(value) ?? value)
    .refine((value) => value === '' || parseTaxId(value) !== undefined, 'Os dígitos verificadores não conferem.')
    .meta({ label: 'CPF ou CNPJ' }),
  /** Several lines. */
  address: optionalText(600).meta({ label: 'Endereço' }),
  notes: optionalText(MAX_NOTES).meta({ label: 'Observações' }),
})
export type ClientFields = z.infer<typeof ClientFields>

/** A client of whom nothing is known yet. */
export const EMPTY: ClientFields = emptyOf(ClientFields)

export const Client = ClientFields.extend({
  id,
  /** As stored: what one client has must not keep the list from being answered. */
  email: z.string(),
  /** CPF or CNPJ with its punctuation; masked for everybody but the admin where it is a CPF: '***.982.247-**'. */
  document: z.string(),
  /** When it was made, ISO 8601 in UTC. */
  created_at: z.string(),
  revision,
})
export type Client = z.infer<typeof Client>

/** A row of the list, and what the field of a form offers. */
const ClientRow = Client.pick({ id: true, name: true, contact: true, email: true, phone: true, document: true }).extend(
  { /** Quotes that the caller may see. */ quotes: z.int().nonnegative() },
)
export type ClientRow = z.infer<typeof ClientRow>

/** What two clients may have in common, the surest first. */
export const ALIKE_BY = ['document', 'email', 'phone', 'name'] as const
export type AlikeBy = (typeof ALIKE_BY)[number]

/** Clients named at most as those that somebody may be. */
export const MAX_ALIKE = 8

const AlikeClient = ClientRow.extend({ /** What is the same. */ same: z.array(z.enum(ALIKE_BY)) })
export type AlikeClient = z.infer<typeof AlikeClient>

/** A client that was deleted, and can be brought back. */
const DeletedClient = Client.pick({ id: true, name: true, contact: true }).extend({
  /** When it was deleted, ISO 8601 in UTC. */
  at: z.string(),
  /** Name of who deleted it; '' if unknown. */
  by: z.string(),
})
export type DeletedClient = z.infer<typeof DeletedClient>

/** Something that happened with a client. */
const TimelineEntry = z.object({
  /** 'message', 'quote', … : the kinds of the domains' manifests. */
  kind: z.string(),
  /** Unique within its kind. */
  id: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  title: z.string(),
  /** May be ''. */
  note: z.string(),
  /** Where in the workbench it opens. */
  to: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const clientsContract = {
  /** With `q` its `total` is exact up to `MAX_COUNTED`, and one more for any number beyond. */
  list: privateCall
    .route({ method: 'POST', path: '/client/list', summary: 'Lista os clientes, do mais novo ao mais antigo' })
    .input(
      listInput.extend({
        /** Any part of name, contact, e-mail, phone or CNPJ, for the admin of the CPF too; accents are ignored. */
        q: searchText.optional(),
      }),
    )
    .output(pageOf(ClientRow)),
  item: privateCall
    .route({ method: 'POST', path: '/client/item', summary: 'Traz um cliente' })
    .input(z.object({ id }))
    .output(z.object({ data: Client })),
  /** E-mail and telephone also as another contact's. Telephones are the same however they are written; with the 9 of a mobile and without it they are two. */
  alike: privateCall
    .route({
      method: 'POST',
      path: '/client/alike',
      summary: 'Lista os clientes que já têm o e-mail, telefone, CPF, CNPJ ou nome de quem se cadastra',
    })
    .input(
      z.object({
        /** The client of whom it is typed, who is left out. */ id: id.optional(),
        name: optionalText(200).optional(),
        email: optionalText(254).optional(),
        phone: optionalText(40).optional(),
        /** A CPF counts for the admin alone. */ document: optionalText(20).optional(),
      }),
    )
    .output(z.object({ data: z.array(AlikeClient) })),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/client/new', summary: 'Cria um cliente; só o nome é preciso' })
    .input(ClientFields.partial().extend({ name: ClientFields.shape.name }))
    .output(savedRecord),
  update: privateCall
    .route({ method: 'POST', path: '/client/update', summary: 'Altera um cliente' })
    .input(ClientFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  remove: adminCall
    .meta({ access: 'admin', changesPages: false, records: 'deletion' })
    .route({
      method: 'POST',
      path: '/client/delete',
      summary: 'Exclui um cliente, que volta por 30 dias; os seus orçamentos ficam',
    })
    .input(z.object({ id }))
    .output(done),
  deleted: adminCall
    .route({ method: 'GET', path: '/client/removed', summary: 'Lista os clientes excluídos que ainda podem voltar' })
    .output(z.object({ data: z.array(DeletedClient) })),
  restore: adminCall
    .meta({ access: 'admin', changesPages: false })
    .route({ method: 'POST', path: '/client/restore', summary: 'Traz de volta um cliente excluído' })
    .input(z.object({ id }))
    .output(done),
  timeline: privateCall
    .route({
      method: 'POST',
      path: '/client/timeline',
      summary: 'Lista o que houve com um cliente, do mais novo ao mais antigo, no que quem chama pode ver',
    })
    .input(
      z.object({
        id,
        /** Entries before the one that `next` of the last answer stands for. */ cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ data: z.array(TimelineEntry), next: z.string().optional() })),
  /** Writes nothing: who is not a client yet becomes one with the quote that is saved for them. */
  ofMessage: privateAdminCall
    .route({
      method: 'POST',
      path: '/client/of-message',
      summary: 'Diz qual cliente escreveu uma mensagem, pelo e-mail ou telefone, ou com que dados seria um',
    })
    .input(z.object({ /** The message's. */ id }))
    .output(
      z.object({
        data: z.object({
          /** Null where there is none. */
          id: id.nullable(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
        }),
      }),
    ),
  moves: privateAdminCall
    .route({
      method: 'POST',
      path: '/client/moves',
      summary: 'Conta o que passa a outro cadastro, quando este é juntado com ele',
    })
    .input(z.object({ id }))
    .output(
      z.object({
        data: z.object({
          quotes: z.int().nonnegative(),
          contacts: z.int().nonnegative(),
          /** Those that it was made of. */
          messages: z.int().nonnegative(),
        }),
      }),
    ),
  merge: adminCall
    .route({
      method: 'POST',
      path: '/client/merge',
      summary: 'Junta dois registros do mesmo cliente: o segundo entra no primeiro e deixa de existir',
    })
    .input(z.object({ id, /** The record that goes. */ other: id }))
    .output(savedRecord),
  contacts: contactsContract,
  /** Merged with a client of the same CPF, CNPJ or e-mail, of which it fills what is empty. */
  import: csvImportCalls('/client/import', 'clientes'),
}
