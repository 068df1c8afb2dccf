import { optionalText } from '#platform/contract/fields.ts'
import { formatTaxId, parseTaxId } from '#tax-ids.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Client, ClientFields } from '../../contract.ts'

/** Whether it is a CPF as it is shown to those who may not read it. */
export const isMasked = (document: string) => document.startsWith('*')

export const WRONG_TAX_ID = 'Os dígitos verificadores não conferem.'

/** What the contract takes, and a masked CPF, which is shown and not sent. */
export const ClientForm = ClientFields.extend({
  document: optionalText(20).refine(
    (value) => value === '' || isMasked(value) || parseTaxId(value) !== undefined,
    WRONG_TAX_ID,
  ),
})

export const LABELS: Record<FieldPath<ClientFields>, string> = {
  name: 'Nome',
  contact: 'Contato',
  email: 'E-mail',
  phone: 'Telefone',
  document: 'CPF ou CNPJ',
  address: 'Endereço',
  notes: 'Observações',
}

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
