import { NumberInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { NewBillFields, type Payable } from '../../bills-contract.ts'
import { MAX_INSTALLMENTS } from '../../installments.ts'
import { FirmsLedger } from '../parts/firms-ledger.tsx'
import { useLedger } from '../parts/ledger.ts'
import { MoneyFields, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useUsual } from '../parts/use-choices.ts'
import { useFinanceStep, useRefreshFinance } from '../parts/use-finance-step.ts'

/** Checks what is typed and turns it into the fields of a save. */
const BillSchema = NewBillFields.extend({ amount: typedAmount, due: typedFor(NewBillFields.shape.due, typedDay) })

const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** The form of a new one: to pay, today. */
const emptyBill = () => ({ ...emptyOf(BillSchema), type: 'despesa' as const, due: dayOf(nowMs()), installments: 1 })

/** A bill as form values and their revision. */
const toStored = ({ due, revision, ...bill }: Payable) => ({
  values: { ...toMoneyValues(bill), due, installments: 1 },
  revision,
})

interface BillDialogProps {
  /** The bill to change, or 'new'; undefined while it is closed. */
  open: Payable | 'new' | undefined
  onClose: () => void
}

/** A bill to pay or to receive. */
export function BillDialog({ open, onClose }: BillDialogProps) {
  const bill = open === 'new' ? undefined : open
  const { isTeam, newIn } = useLedger()
  const usual = useUsual()
  const step = useFinanceStep()
  return (
    <DialogForm
      // One that the address opens waits for what it begins with.
      opened={open !== undefined && usual !== undefined}
      onClose={onClose}
      title={bill ? 'Conta a pagar ou receber' : 'Nova conta a pagar ou receber'}
      size="32rem"
      label="Conta a pagar ou receber"
      savedText="A conta foi salva"
      schema={BillSchema}
      first={bill ? toStored(bill) : { values: { ...emptyBill(), account_id: usual?.of('despesa') ?? null } }}
      draftName={`bill:${bill?.id ?? 'new'}`}
      save={async ({ values, changes, revision, once }) => {
        const { create, update } = api.finance.bills
        if (!bill) return (await create({ ...BillSchema.parse(values), id_user: newIn }, once)).data
        const { data } = await update({ id: bill.id, revision, ...BillSchema.partial().parse(changes) })
        return { ...data, ids: [data.id] }
      }}
      successText={null}
      onSaved={({ ids }) => {
        if (ids.length > 1) notifyUndo(`${ids.length} contas salvas`, () => step.run(undoOf(ids)))
        else notifySuccess()
        onClose()
      }}
      readConflict={(stored) => toStored(stored as Payable).values}
      removal={bill && removalOf(bill)}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <>
          {!bill && isTeam && <FirmsLedger />}
          <MoneyFields form={form} types={TYPES} owner={bill?.id_user} day="due" usual={bill ? undefined : usual} />
          {!bill && (
            <NumberInput
              key={form.key('installments')}
              description="Com mais de uma, o valor acima é o de todas: cada uma vence um mês depois da outra."
              min={1}
              max={MAX_INSTALLMENTS}
              allowDecimal={false}
              allowNegative={false}
              {...form.field('installments')}
            />
          )}
        </>
      )}
    </DialogForm>
  )
}

const undoOf = (ids: number[]) => ({ work: () => api.finance.bills.removeMany({ ids }), done: 'As contas saíram' })

function removalOf({ id }: Payable) {
  const { remove, restore } = api.finance.bills
  return {
    work: () => remove({ id }),
    done: 'Excluída',
    undo: { work: () => restore({ id }), done: 'A conta voltou' },
  }
}
