import { Button, Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { groupedMoney } from '#money.ts'
import { pick } from '#pick.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { type Account, AccountFields, EMPTY } from '../../accounts-contract.ts'
import { ACCOUNT_KIND_LABELS, ACCOUNT_KINDS } from '../../finance.ts'
import { FirmsLedger } from '../parts/firms-ledger.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf, money } from '../parts/money-text.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
import { typedBalance } from './typed-balance.ts'

/** Checks what is typed and turns it into the fields of a save. */
const AccountSchema = AccountFields.extend({
  opening_balance: typedFor(AccountFields.shape.opening_balance, typedBalance),
})

const FIELDS = Object.keys(AccountFields.shape) as (keyof AccountFields)[]

const toValues = (account: AccountFields): AccountFields => ({
  ...pick(account, FIELDS),
  opening_balance: groupedMoney(centsOf(account.opening_balance)),
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
export function AccountDialog({ open, onClose }: AccountDialogProps) {
  const account = open === 'new' ? undefined : open
  const { isTeam, newIn } = useLedger()
  return (
    <DialogForm
      opened={open !== undefined}
      onClose={onClose}
      title="Conta, cartão ou caixa"
      size="32rem"
      label="Conta, cartão ou caixa"
      savedText="A conta foi salva"
      schema={AccountSchema}
      first={account ? toStored(account) : { values: emptyAccount }}
      draftName={`account:${account?.id ?? 'new'}`}
      save={async ({ values, changes, revision, once }) => {
        const { create, update } = api.finance.accounts
        const { data } = account
          ? await update({ id: account.id, revision, ...AccountSchema.partial().parse(changes) })
          : await create({ ...AccountSchema.parse(values), id_user: newIn }, once)
        return data
      }}
      readConflict={(stored) => toStored(stored as Account).values}
      removal={account && account.count === 0 ? removalOf(account) : undefined}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <>
          {!account && isTeam && <FirmsLedger />}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />
            <NativeSelect
              key={form.key('kind')}
              data={ACCOUNT_KINDS.map((value) => ({ value, label: ACCOUNT_KIND_LABELS[value] }))}
              {...form.field('kind')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <AmountInput
              key={form.key('opening_balance')}
              description="Com sinal de menos para uma dívida."
              {...form.field('opening_balance')}
            />
            <DayInput
              key={form.key('opening_day')}
              description="Vazio: antes da primeira transação."
              {...form.field('opening_day')}
            />
          </SimpleGrid>
          {account?.proposed_opening && (
            <div className="row cluster space-between gap-50">
              <p className="soft">
                Pelo primeiro extrato: {money(account.proposed_opening.balance)} no começo de{' '}
                {day(account.proposed_opening.day)}.
              </p>
              <Button
                variant="default"
                size="compact-md"
                onClick={() => {
                  const { balance, day } = account.proposed_opening!
                  form.setFieldValue('opening_balance', groupedMoney(centsOf(balance)))
                  form.setFieldValue('opening_day', day)
                }}
              >
                Usar este
              </Button>
            </div>
          )}
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <TextInput key={form.key('bank')} {...form.field('bank')} />
            <TextInput key={form.key('branch')} {...form.field('branch')} />
            <TextInput key={form.key('number')} {...form.field('number')} />
          </SimpleGrid>
          {account && (
            <Checkbox
              key={form.key('archived')}
              {...form.field('archived')}
              description={
                account.count > 0 &&
                `Tem ${plural(account.count, 'transação', 'transações')}: só se exclui depois de mudar a conta delas.`
              }
            />
          )}
        </>
      )}
    </DialogForm>
  )
}

const removalOf = ({ id, name }: Account) => ({
  question: {
    title: 'Excluir esta conta?',
    text: `“${name}” sai do livro. Não há como desfazer.`,
  },
  work: () => api.finance.accounts.remove({ id }),
  done: 'Conta excluída',
})
