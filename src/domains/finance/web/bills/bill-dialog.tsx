import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { BillFields, type Payable } from '../../bills-contract.ts'
import { FirmsLedger } from '../parts/firms-ledger.tsx'
import { useLedger } from '../parts/ledger.ts'
import { MoneyFields, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useUsual } from '../parts/use-choices.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

/** Checks what is typed and turns it into the fields of a save. */
const BillSchema = BillFields.extend({ amount: typedAmount, due: typedFor(BillFields.shape.due, typedDay) })

const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** The form of a new one: to pay, today. */
const emptyBill = () => ({ ...emptyOf(BillSchema), type: 'despesa' as const, due: dayOf(nowMs()) })

/** A bill as form values and their revision. */
const toStored = ({ due, revision, ...bill }: Payable) => ({ values: { ...toMoneyValues(bill), due }, revision })

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
  return (
    <DialogForm
      // One that the address opens waits for what it begins with.
      opened={open !== undefined && usual !== undefined}
      onClose={onClose}
      title="A pagar ou receber"
      size="32rem"
      label="A pagar ou receber"
      savedText="A conta foi salva"
      schema={BillSchema}
      first={bill ? toStored(bill) : { values: { ...emptyBill(), account_id: usual?.account ?? null } }}
      draftName={`bill:${bill?.id ?? 'new'}`}
      save={async ({ values, changes, revision, once }) => {
        const { create, update } = api.finance.bills
        const { data } = bill
          ? await update({ id: bill.id, revision, ...BillSchema.partial().parse(changes) })
          : await create({ ...BillSchema.parse(values), id_user: newIn }, once)
        return data
      }}
      readConflict={(stored) => toStored(stored as Payable).values}
      removal={bill && removalOf(bill)}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <>
          {!bill && isTeam && <FirmsLedger />}
          <MoneyFields form={form} types={TYPES} owner={bill?.id_user} day="due" />
        </>
      )}
    </DialogForm>
  )
}

function removalOf({ id }: Payable) {
  const { remove, restore } = api.finance.bills
  return {
    work: () => remove({ id }),
    done: 'Excluída',
    undo: { work: () => restore({ id }), done: 'A conta voltou' },
  }
}
