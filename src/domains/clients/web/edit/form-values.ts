import { optionalText } from '#platform/contract/fields.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'
import { formatTaxId, parseTaxId } from '#tax-ids.ts'
import { type Client, ClientFields } from '../../contract.ts'

/** Whether it is a CPF as it is shown to those who may not read it. */
export const isMasked = (document: string) => document.startsWith('*')

export const WRONG_TAX_ID = 'Os dígitos verificadores não conferem.'

/** What the contract takes, and a masked CPF, which is shown and not sent. */
export const ClientForm = ClientFields.extend({
  document: typedFor(
    ClientFields.shape.document,
    optionalText(20).refine(
      (value) => value === '' || isMasked(value) || parseTaxId(value) !== undefined,
      WRONG_TAX_ID,
    ),
  ),
})

/** A client as form values and their revision. */
export const toStored = ({ revision, id: _, created_at: __, ...values }: Client) => ({
  values: values satisfies ClientFields,
  revision,
})

/** What was typed as it is going to be stored. */
export const tidy = (typed: ClientFields): ClientFields => {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
  const values = { ...typed, ...trimmed }
  return { ...values, email: values.email.toLowerCase(), document: formatTaxId(values.document) }
}
