import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { day, dayOf } from '#time.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { BillFields } from '../../bills-contract.ts'
import type { WaitingReceipt } from '../../inbox-contract.ts'
import { ReportFields } from '../../reports-contract.ts'
import { MoneyFields, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
import { DayNote, useFarDay } from '../report/day-note.tsx'

interface FromReceiptProps {
  receipt: WaitingReceipt
  opened: boolean
  onClose: () => void
}

const EntrySchema = ReportFields.omit({ project_id: true, parts: true }).extend({
  amount: typedAmount,
  date: typedFor(ReportFields.shape.date, typedDay),
})
const BillSchema = BillFields.extend({ amount: typedAmount, due: typedFor(BillFields.shape.due, typedDay) })

const PAID = [
  { value: 'despesa', label: 'Paguei' },
  { value: 'receita', label: 'Recebi' },
] as const
const OPEN = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** What the receipt says, as the fields of its entry or bill. */
const valuesOf = ({ supplier, name, items, amount, category }: WaitingReceipt) => ({
  type: 'despesa' as const,
  description: supplier || (items.length === 1 ? items[0]!.description : name.replace(/\.\w+$/, '')),
  amount: amount === null ? '' : groupedMoney(centsOf(amount)),
  category,
  account_id: null,
})

/** Makes the entry that the receipt is of, filled in from it. */
export function EntryOfReceipt({ receipt, opened, onClose }: FromReceiptProps) {
  const today = dayOf(nowMs())
  const findFarDay = useFarDay(null)
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Lançar como paga"
      size="32rem"
      label="Lançar como paga"
      confirm="Lançar"
      successText="Transação lançada, com o comprovante"
      schema={EntrySchema}
      first={{ values: { ...emptyOf(EntrySchema), ...valuesOf(receipt), date: receipt.date ?? today } }}
      findErrors={(form) => findFarDay(form.getValues().date)}
      save={async ({ values }) => {
        const report = EntrySchema.parse(values)
        await api.finance.inbox.settle({ id: receipt.id, to: { kind: 'new-report', report } })
        return { id: receipt.id, revision: 1, merged: false }
      }}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <MoneyFields form={form} types={PAID} owner={receipt.id_user} day="date" dayNote={<DayNote form={form} />} />
      )}
    </DialogForm>
  )
}

/** Makes the bills that the receipt asks for: one for each of its parts, else one. */
export function BillsOfReceipt({ receipt, opened, onClose }: FromReceiptProps) {
  const { due } = receipt
  const isParted = due.length > 1
  const first = due[0]
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={isParted ? `${due.length} contas a pagar` : 'Conta a pagar'}
      size="32rem"
      label="Contas do comprovante"
      confirm={isParted ? `Criar ${due.length} contas` : 'Criar conta'}
      successText={isParted ? 'Contas criadas' : 'Conta criada, com o comprovante'}
      schema={BillSchema}
      first={{
        values: {
          ...emptyOf(BillSchema),
          ...valuesOf(receipt),
          due: first?.date ?? dayOf(nowMs()),
          ...(first && { amount: groupedMoney(centsOf(first.amount)) }),
        },
      }}
      save={async ({ values }) => {
        const bill = BillSchema.parse(values)
        const bills = isParted
          ? due.map((part, index) => ({
              ...bill,
              description: `${bill.description}, parcela ${index + 1} de ${due.length}`,
              due: part.date,
              amount: part.amount,
            }))
          : [bill]
        await api.finance.inbox.settle({ id: receipt.id, to: { kind: 'new-bills', bills } })
        return { id: receipt.id, revision: 1, merged: false }
      }}
      onChanged={useRefreshFinance()}
      text={
        isParted && (
          <>
            Uma conta para cada duplicata, com a descrição, a categoria e a conta daqui:{' '}
            {due.map((part) => `${day(part.date)} ${money(part.amount)}`).join('; ')}.
          </>
        )
      }
    >
      {(form) => <MoneyFields form={form} types={OPEN} owner={receipt.id_user} day="due" locked={isParted} />}
    </DialogForm>
  )
}
