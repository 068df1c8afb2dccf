import { parseMoney, plainMoney, toDecimal } from '#money.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Account, AccountFields } from '../../accounts-contract.ts'
import { centsOf } from '../parts/money-text.ts'
import { typedBalance } from './typed-balance.ts'

/** Checks what is typed and turns it into the fields of a save. */
export const AccountSchema = AccountFields.extend({ opening_balance: typedBalance })
export const LABELS: Record<FieldPath<AccountFields>, string> = {
  name: 'Nome',
  kind: 'O que é',
  bank: 'Banco',
  branch: 'Agência',
  number: 'Número',
  opening_balance: 'Saldo antes da primeira transação',
  archived: 'Fora de uso: não aparece mais nos formulários',
}
/** The form of a new account. */
export const EMPTY: AccountFields = {
  name: '',
  kind: 'bank',
  bank: '',
  branch: '',
  number: '',
  opening_balance: '0,00',
  archived: false,
}

/** An account as form values and their revision. */
export const toStored = ({ name, kind, bank, branch, number, opening_balance, archived, revision }: Account) => ({
  values: {
    name,
    kind,
    bank,
    branch,
    number,
    opening_balance: plainMoney(centsOf(opening_balance)),
    archived,
  } satisfies AccountFields,
  revision,
})

/** Values as a save sends them. */
export const withDecimal = <Values extends Partial<AccountFields>>({ opening_balance, ...values }: Values) => ({
  ...values,
  ...(opening_balance !== undefined && {
    opening_balance: toDecimal(parseMoney(opening_balance, { negative: true }) ?? 0),
  }),
})
