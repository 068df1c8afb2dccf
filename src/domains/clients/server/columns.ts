import { type RawBuilder, sql } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { formatTaxId, isPersonal, maskTaxId } from '#tax-ids.ts'
import type { ClientFields } from '../contract.ts'

/** The columns that the form edits, under the form's names. */
export const FIELDS = [
  'name',
  'contact',
  'email',
  'phone',
  'document',
  'address',
  'notes',
] as const satisfies readonly (keyof ClientFields & keyof DB['clients'])[]

/** What the form edits of a row. */
export const fieldsOf = (row: ClientFields) =>
  Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as unknown as ClientFields

/** A CPF or CNPJ as the caller may read it: a person's number is whole for the admin alone. */
export const readableTaxId = (context: Context, taxId: string) => (isAdmin(context) ? formatTaxId : maskTaxId)(taxId)

/** What the search runs over. A CPF is not in it, so that searching tells nobody one. */
export function toSearch({ name, contact, email, phone, document }: ClientFields): RawBuilder<string> {
  const numbers = isPersonal(document) ? '' : `${document} ${formatTaxId(document)}`
  return sql`unaccent(lower(${[name, contact, email, phone, phone.replace(/\D/g, ''), numbers].join(' ')}))`
}

export const missing = () => new AppError('missing', 'Este cliente não existe mais.')
