import { Group, Modal, NativeSelect, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import type { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { type Repeat, RepeatFields } from '../../bills-contract.ts'
import { FREQUENCIES, FREQUENCY_LABELS } from '../../finance.ts'
import { DialogActions } from '../parts/dialog-actions.tsx'
import { EMPTY_MONEY, MONEY_LABELS, MoneyFields, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useDialogForm } from '../parts/use-dialog-form.ts'

const TypedRepeat = RepeatFields.extend({ amount: typedAmount, first_day: typedDay })
/** A repeated entry as its form edits it. */
type RepeatValues = z.input<typeof TypedRepeat>

/** Checks what is typed and turns it into the fields of a save. */
const RepeatSchema = TypedRepeat.refine(({ first_day, last_day }) => last_day === null || last_day >= first_day, {
  path: ['last_day'],
  message: 'Escolha um dia depois do primeiro.',
})
/** The same of what is changed of one that exists: when it began and how often it comes stays. */
const RepeatChanges = TypedRepeat.omit({ first_day: true, frequency: true }).partial()
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

/** A repeated entry as form values and their revision. */
const toStored = ({ frequency, makes, first_day, last_day, revision, ...repeat }: Repeat) => ({
  values: { ...toMoneyValues(repeat), frequency, makes, first_day, last_day } satisfies RepeatValues,
  revision,
})

/** The form of a new one: an expense of each month, from today on. */
const emptyRepeat = (): RepeatValues => ({
  ...EMPTY_MONEY,
  frequency: 'monthly',
  makes: 'bill',
  first_day: dayOf(nowMs()),
  last_day: null,
})

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

function RepeatForm({ repeat, onClose }: { repeat: Repeat | undefined; onClose: () => void }) {
  const [first] = useState(() => (repeat ? toStored(repeat) : { values: emptyRepeat() }))
  const { record, actions } = useDialogForm({
    schema: RepeatSchema,
    labels: LABELS,
    first,
    draftName: `repeat:${repeat?.id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { createRepeat, updateRepeat } = api.finance.bills
      const { data } = repeat
        ? await updateRepeat({ id: repeat.id, revision, ...RepeatChanges.parse(changes) })
        : await createRepeat(RepeatSchema.parse(values), once)
      return data
    },
    readConflict: (stored) => toStored(stored as Repeat).values,
    onClose,
    removal: repeat && removalOf(repeat),
  })
  const { form } = record
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
        <DialogActions {...actions} />
      </Stack>
    </RecordForm>
  )
}

const removalOf = ({ id, description }: Repeat) => ({
  label: 'Encerrar',
  question: {
    title: 'Encerrar esta repetição?',
    text: `“${description}” não aparece mais. O que já foi lançado fica como está.`,
  },
  step: { work: () => api.finance.bills.removeRepeat({ id }), done: 'Repetição encerrada' },
})
