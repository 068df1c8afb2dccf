import { Button, Checkbox, Group, Modal, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { parseMoney, plainMoney, toDecimal } from '#money.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { type Account, AccountFields } from '../../accounts-contract.ts'
import { ACCOUNT_KIND_LABELS, ACCOUNT_KINDS } from '../../finance.ts'
import { AmountInput } from '../parts/amount-input.tsx'
import { centsOf } from '../parts/money-text.ts'
import { refreshFinance, useFinanceStep } from '../parts/use-finance-step.ts'
import { typedBalance } from './typed-balance.ts'

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
const EMPTY: AccountFields = {
  name: '',
  kind: 'bank',
  bank: '',
  branch: '',
  number: '',
  opening_balance: '0,00',
  archived: false,
}

const toStored = ({ name, kind, bank, branch, number, opening_balance, archived, revision }: Account) => ({
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

function AccountForm({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const step = useFinanceStep()
  const [first] = useState(() => (account ? toStored(account) : { values: EMPTY }))
  const record = useRecordForm<AccountFields, { id: number; revision: number; merged: boolean }>({
    schema: AccountSchema,
    labels: LABELS,
    first,
    draftName: `account:${account?.id ?? 'new'}`,
    save: async ({ values, changes, revision }) => {
      const { create, update } = api.finance.accounts
      const { data } = account
        ? await update({ id: account.id, revision, ...withDecimal(changes) })
        : await create({ ...values, ...withDecimal(values) })
      return data
    },
    readConflict: (stored) => toStored(stored as Account).values,
    onSaved: () => {
      refreshFinance(queries)
      onClose()
    },
    minor: true,
  })
  const { form } = record

  function cancel() {
    record.draft.remove()
    onClose()
  }
  async function remove({ id, name }: Account) {
    const sure = await confirmAction({
      title: 'Excluir esta conta?',
      text: `As transações de “${name}” ficam no livro, sem conta. Não há como desfazer.`,
      confirm: 'Excluir',
      danger: true,
    })
    if (!sure) return
    step.mutate({ work: () => api.finance.accounts.remove({ id }), done: 'Conta excluída' }, { onSuccess: cancel })
  }
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
        <Group justify="space-between">
          {account && (
            <Button variant="subtle" color="red" disabled={step.isPending} onClick={() => void remove(account)}>
              Excluir
            </Button>
          )}
          <Group gap="sm" ms="auto">
            <Button variant="default" onClick={cancel}>
              Cancelar
            </Button>
            <Button type="submit" loading={record.saving}>
              Salvar
            </Button>
          </Group>
        </Group>
      </Stack>
    </RecordForm>
  )
}

/** Values as a save sends them. */
const withDecimal = <Values extends Partial<AccountFields>>({ opening_balance, ...values }: Values) => ({
  ...values,
  ...(opening_balance !== undefined && {
    opening_balance: toDecimal(parseMoney(opening_balance, { negative: true }) ?? 0),
  }),
})
