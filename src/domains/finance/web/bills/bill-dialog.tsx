import { Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { BillFields, type Payable } from '../../bills-contract.ts'
import { DialogActions } from '../parts/dialog-actions.tsx'
import { EMPTY_MONEY, MONEY_LABELS, MoneyFields, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useDialogForm } from '../parts/use-dialog-form.ts'

/** Checks what is typed and turns it into the fields of a save. */
const BillSchema = BillFields.extend({ amount: typedAmount, due: typedDay })

const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** A bill as form values and their revision. */
const toStored = ({ due, revision, ...bill }: Payable) => ({ values: { ...toMoneyValues(bill), due }, revision })

interface BillDialogProps {
  /** The bill to change, or 'new'; undefined while it is closed. */
  open: Payable | 'new' | undefined
  onClose: () => void
}

/** A bill to pay or to receive. */
export const BillDialog = ({ open, onClose }: BillDialogProps) => (
  <Modal opened={open !== undefined} onClose={onClose} title="A pagar ou receber" size="32rem">
    {open !== undefined && <BillForm bill={open === 'new' ? undefined : open} onClose={onClose} />}
  </Modal>
)

function BillForm({ bill, onClose }: { bill: Payable | undefined; onClose: () => void }) {
  const [first] = useState(() => (bill ? toStored(bill) : { values: { ...EMPTY_MONEY, due: dayOf(nowMs()) } }))
  const { record, actions } = useDialogForm({
    schema: BillSchema,
    labels: { ...MONEY_LABELS, due: 'Vence em' },
    first,
    draftName: `bill:${bill?.id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { create, update } = api.finance.bills
      const { data } = bill
        ? await update({ id: bill.id, revision, ...BillSchema.partial().parse(changes) })
        : await create(BillSchema.parse(values), once)
      return data
    },
    readConflict: (stored) => toStored(stored as Payable).values,
    onClose,
    removal: bill && removalOf(bill),
  })
  return (
    <RecordForm record={record} label="A pagar ou receber" savedText="A conta foi salva">
      <Stack>
        <MoneyFields form={record.form} types={TYPES} owner={bill?.id_user} day="due" />
        <DialogActions {...actions} />
      </Stack>
    </RecordForm>
  )
}

function removalOf({ id }: Payable) {
  const { remove, restore } = api.finance.bills
  const undo = { work: () => restore({ id }), done: 'A conta voltou' }
  return { label: 'Excluir', step: { work: () => remove({ id }), done: 'Excluída', undo } }
}
