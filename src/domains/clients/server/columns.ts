import { type RawBuilder, sql } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { AppError } from '#platform/errors.ts'
import { formatTaxId, isPersonal, maskTaxId } from '#tax-ids.ts'
import { ClientFields } from '../contract.ts'

/** The columns that the form edits, under the form's names. */
export const FIELDS = Object.keys(ClientFields.shape) as (keyof ClientFields)[]

/** A CPF or CNPJ as the caller may read it: a person's number is whole for the admin alone. */
export const readableTaxId = (context: Context, taxId: string) => (isAdmin(context) ? formatTaxId : maskTaxId)(taxId)

/** What the search runs over, before its capitals and accents go. A CPF is not in it, so that searching tells nobody one. */
export function searchText({ name, contact, email, phone, document }: ClientFields): string {
  const numbers = isPersonal(document) ? '' : `${document} ${formatTaxId(document)}`
  return [name, contact, email, phone, phone.replace(/\D/g, ''), numbers].join(' ')
}

/** The same as it is stored. */
export const toSearch = (client: ClientFields): RawBuilder<string> => sql`unaccent(lower(${searchText(client)}))`

export const notFound = () => new AppError('missing', 'Este cliente não existe mais.')

/** Throws 422 for the failure of a CPF or CNPJ that another client has, and any other failure as it is. */
export const refuseDoubleTaxId = refuseDouble(
  'clients_document_idx',
  () =>
    new AppError('invalid', 'Já há um cliente com este CPF ou CNPJ.', {
      document: 'Outro cliente já tem este número. Busque por ele na lista.',
    }),
)
