import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { plainMoney } from '#money.ts'
import { dayOf } from '#time.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { BillFields, type Payable } from '../../bills-contract.ts'
import { MONEY_LABELS, MoneyFields, type MoneyValues, toAmount, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'
import { refreshFinance, useFinanceStep } from '../parts/use-finance-step.ts'

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

interface BillValues extends MoneyValues {
  /** YYYY-MM-DD; null while none is chosen. */
  due: string | null
}

const BillSchema = BillFields.extend({ amount: typedAmount, due: typedDay })
const LABELS: Record<FieldPath<BillValues>, string> = { ...MONEY_LABELS, due: 'Vence em' }
const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

const toStored = ({ type, due, description, category, amount, account_id, revision }: Payable) => ({
  values: { type, due, description, category, amount: plainMoney(centsOf(amount)), account_id } satisfies BillValues,
  revision,
})

const emptyBill = (today: string): BillValues => ({
  type: 'despesa',
  due: today,
  description: '',
  category: '',
  amount: '',
  account_id: null,
})

/** The form of a bill. */
function BillForm({ bill, onClose }: { bill: Payable | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const step = useFinanceStep()
  const [first] = useState(() => (bill ? toStored(bill) : { values: emptyBill(dayOf(Date.now())) }))
  const record = useRecordForm<BillValues, { id: number; revision: number; merged: boolean }>({
    schema: BillSchema,
    labels: LABELS,
    first,
    draftName: `bill:${bill?.id ?? 'new'}`,
    save: async ({ values, changes: { amount, due, ...changes }, revision }) => {
      const { create, update } = api.finance.bills
      const { data } = bill
        ? await update({
            id: bill.id,
            revision,
            ...changes,
            ...(amount !== undefined && { amount: toAmount(amount) }),
            ...(due && { due }),
          })
        : await create({ ...values, amount: toAmount(values.amount), due: values.due ?? '' })
      return data
    },
    readConflict: (stored) => toStored(stored as Payable).values,
    onSaved: () => {
      refreshFinance(queries)
      onClose()
    },
    minor: true,
  })

  function cancel() {
    record.draft.remove()
    onClose()
  }
  function remove(id: number) {
    const { remove: removeBill, restore } = api.finance.bills
    step.mutate(
      {
        work: () => removeBill({ id }),
        done: 'Excluída',
        undo: { work: () => restore({ id }), done: 'A conta voltou' },
      },
      { onSuccess: cancel },
    )
  }
  return (
    <RecordForm record={record} label="A pagar ou receber" savedText="A conta foi salva">
      <Stack>
        <MoneyFields form={record.form} types={TYPES} owner={bill?.id_user} day="due" />
        <Group justify="space-between">
          {bill && (
            <Button variant="subtle" color="red" disabled={step.isPending} onClick={() => remove(bill.id)}>
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
