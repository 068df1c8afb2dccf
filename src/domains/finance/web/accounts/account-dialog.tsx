import { Checkbox, Modal, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { plainMoney } from '#money.ts'
import { pick } from '#pick.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { type Account, AccountFields, EMPTY } from '../../accounts-contract.ts'
import { ACCOUNT_KIND_LABELS, ACCOUNT_KINDS } from '../../finance.ts'
import { AmountInput } from '../parts/amount-input.tsx'
import { DialogActions } from '../parts/dialog-actions.tsx'
import { centsOf } from '../parts/money-text.ts'
import { useDialogForm } from '../parts/use-dialog-form.ts'
import { typedBalance } from './typed-balance.ts'

/** Checks what is typed and turns it into the fields of a save. */
const AccountSchema = AccountFields.extend({ opening_balance: typedBalance })
const LABELS: Record<FieldPath<AccountFields>, string> = {
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
const emptyAccount = toValues(EMPTY)

/** An account as form values and their revision. */
const toStored = (account: Account) => ({ values: toValues(account), revision: account.revision })

interface AccountDialogProps {
  /** The account to change, or 'new'; undefined while it is closed. */
  open: Account | 'new' | undefined
  onClose: () => void
}

/** An account, a card or cash. */
export const AccountDialog = ({ open, onClose }: AccountDialogProps) => (
  <Modal opened={open !== undefined} onClose={onClose} title="Conta, cartão ou caixa" size="32rem">
    {open !== undefined && <AccountForm account={open === 'new' ? undefined : open} onClose={onClose} />}
  </Modal>
)

function AccountForm({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const [first] = useState(() => (account ? toStored(account) : { values: emptyAccount }))
  const { record, actions } = useDialogForm({
    schema: AccountSchema,
    labels: LABELS,
    first,
    draftName: `account:${account?.id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { create, update } = api.finance.accounts
      const { data } = account
        ? await update({ id: account.id, revision, ...AccountSchema.partial().parse(changes) })
        : await create(AccountSchema.parse(values), once)
      return data
    },
    readConflict: (stored) => toStored(stored as Account).values,
    onClose,
    removal: account && removalOf(account),
  })
  const { form } = record
  return (
    <RecordForm record={record} label="Conta, cartão ou caixa" savedText="A conta foi salva">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />
          <NativeSelect
            key={form.key('kind')}
            data={ACCOUNT_KINDS.map((value) => ({ value, label: ACCOUNT_KIND_LABELS[value] }))}
            {...form.field('kind')}
          />
        </SimpleGrid>
        <AmountInput
          key={form.key('opening_balance')}
          description="Com sinal de menos para uma dívida."
          {...form.field('opening_balance')}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <TextInput key={form.key('bank')} {...form.field('bank')} />
          <TextInput key={form.key('branch')} {...form.field('branch')} />
          <TextInput key={form.key('number')} {...form.field('number')} />
        </SimpleGrid>
        {account && <Checkbox key={form.key('archived')} {...form.field('archived')} />}
        <DialogActions {...actions} />
      </Stack>
    </RecordForm>
  )
}

const removalOf = ({ id, name }: Account) => ({
  label: 'Excluir',
  question: {
    title: 'Excluir esta conta?',
    text: `As transações de “${name}” ficam no livro, sem conta. Não há como desfazer.`,
  },
  step: { work: () => api.finance.accounts.remove({ id }), done: 'Conta excluída' },
})
