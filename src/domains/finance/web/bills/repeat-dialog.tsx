import { Button, Group, Modal, NativeSelect, Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { plainMoney } from '#money.ts'
import { dayOf } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { type Repeat, RepeatFields } from '../../bills-contract.ts'
import { FREQUENCIES, FREQUENCY_LABELS, type Frequency, type RepeatMakes } from '../../finance.ts'
import { MONEY_LABELS, MoneyFields, type MoneyValues, toAmount, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'
import { refreshFinance, useFinanceStep } from '../parts/use-finance-step.ts'

interface RepeatDialogProps {
  /** The repeated entry to change, or 'new'; undefined while it is closed. */
  open: Repeat | 'new' | undefined
  onClose: () => void
}

/** A repeated entry. */
export const RepeatDialog = ({ open, onClose }: RepeatDialogProps) => (
  <Modal opened={open !== undefined} onClose={onClose} title="O que se repete" size="32rem">
    {open !== undefined && <RepeatForm repeat={open === 'new' ? undefined : open} onClose={onClose} />}
  </Modal>
)

interface RepeatValues extends MoneyValues {
  frequency: Frequency
  makes: RepeatMakes
  /** YYYY-MM-DD; null while none is chosen. */
  first_day: string | null
  /** Null: it goes on. */
  last_day: string | null
}

const RepeatSchema = RepeatFields.extend({ amount: typedAmount, first_day: typedDay }).refine(
  ({ first_day, last_day }) => last_day === null || last_day >= first_day,
  { path: ['last_day'], message: 'Escolha um dia depois do primeiro.' },
)
const LABELS: Record<FieldPath<RepeatValues>, string> = {
  ...MONEY_LABELS,
  frequency: 'Com que frequência',
  makes: 'No dia',
  first_day: 'Primeira em',
  last_day: 'Última até',
}
const TYPES = [
  { value: 'despesa', label: 'Saída' },
  { value: 'receita', label: 'Entrada' },
] as const

const toStored = ({ id: _, id_user: __, owner: ___, next_day: ____, revision, ...values }: Repeat) => ({
  values: { ...values, amount: plainMoney(centsOf(values.amount)) } satisfies RepeatValues,
  revision,
})

const emptyRepeat = (today: string): RepeatValues => ({
  type: 'despesa',
  description: '',
  category: '',
  amount: '',
  account_id: null,
  frequency: 'monthly',
  makes: 'bill',
  first_day: today,
  last_day: null,
})

function RepeatForm({ repeat, onClose }: { repeat: Repeat | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const step = useFinanceStep()
  const [first] = useState(() => (repeat ? toStored(repeat) : { values: emptyRepeat(dayOf(Date.now())) }))
  const record = useRecordForm<RepeatValues, { id: number; revision: number; merged: boolean }>({
    schema: RepeatSchema,
    labels: LABELS,
    first,
    draftName: `repeat:${repeat?.id ?? 'new'}`,
    save: async ({ values, changes: { amount, first_day: _, frequency: __, ...changes }, revision }) => {
      const { createRepeat, updateRepeat } = api.finance.bills
      const { data } = repeat
        ? await updateRepeat({
            id: repeat.id,
            revision,
            ...changes,
            ...(amount !== undefined && { amount: toAmount(amount) }),
          })
        : await createRepeat({ ...values, amount: toAmount(values.amount), first_day: values.first_day ?? '' })
      return data
    },
    readConflict: (stored) => toStored(stored as Repeat).values,
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
  async function remove({ id, description }: Repeat) {
    const sure = await confirmAction({
      title: 'Encerrar esta repetição?',
      text: `“${description}” não aparece mais. O que já foi lançado fica como está.`,
      confirm: 'Encerrar',
      danger: true,
    })
    if (!sure) return
    step.mutate(
      { work: () => api.finance.bills.removeRepeat({ id }), done: 'Repetição encerrada' },
      { onSuccess: cancel },
    )
  }
  return (
    <RecordForm record={record} label="O que se repete" savedText="A repetição foi salva">
      <Stack>
        <MoneyFields
          form={form}
          types={TYPES}
          owner={repeat?.id_user}
          day="first_day"
          lockedDay={repeat !== undefined}
        />
        <Group grow align="flex-start">
          <NativeSelect
            key={form.key('frequency')}
            disabled={repeat !== undefined}
            data={FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
            {...form.field('frequency')}
          />
          <DayInput key={form.key('last_day')} placeholder="Sem fim" {...form.field('last_day')} />
        </Group>
        <Radio.Group key={form.key('makes')} {...form.field('makes')}>
          <Stack gap="xs" mt={4}>
            <Radio value="bill" label="Fica em aberto, até eu dizer que paguei" />
            <Radio value="report" label="Lança sozinha, como um débito automático" />
          </Stack>
        </Radio.Group>
        <Group justify="space-between">
          {repeat && (
            <Button variant="subtle" color="red" disabled={step.isPending} onClick={() => void remove(repeat)}>
              Encerrar
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
