import { plainMoney } from '#money.ts'
import { pick } from '#pick.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Account, AccountFields, EMPTY } from '../../accounts-contract.ts'
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

const FIELDS = Object.keys(AccountFields.shape) as (keyof AccountFields)[]

const toValues = (account: AccountFields): AccountFields => ({
  ...pick(account, FIELDS),
  opening_balance: plainMoney(centsOf(account.opening_balance)),
})

/** The form of a new account. */
export const emptyAccount = toValues(EMPTY)

/** An account as form values and their revision. */
export const toStored = (account: Account) => ({ values: toValues(account), revision: account.revision })
