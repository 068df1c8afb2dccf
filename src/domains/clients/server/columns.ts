import { type RawBuilder, sql } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatTaxId, isPersonal, maskTaxId } from '#tax-ids.ts'
import { ClientFields } from '../contract.ts'

/** The columns that the form edits, under the form's names. */
export const FIELDS = Object.keys(ClientFields.shape) as (keyof ClientFields)[]

/** A CPF or CNPJ as the caller may read it: a person's number is whole for the admin alone. */
export const readableTaxId = (context: Context, taxId: string) => (isAdmin(context) ? formatTaxId : maskTaxId)(taxId)

/** What the search runs over. A CPF is not in it, so that searching tells nobody one. */
export function toSearch({ name, contact, email, phone, document }: ClientFields): RawBuilder<string> {
  const numbers = isPersonal(document) ? '' : `${document} ${formatTaxId(document)}`
  return sql`unaccent(lower(${[name, contact, email, phone, phone.replace(/\D/g, ''), numbers].join(' ')}))`
}

export const missing = () => new AppError('missing', 'Este cliente não existe mais.')
