import { Group, Modal, NativeSelect, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import type { Repeat } from '../../bills-contract.ts'
import { FREQUENCIES, FREQUENCY_LABELS } from '../../finance.ts'
import { DialogActions } from '../parts/dialog-actions.tsx'
import { MoneyFields } from '../parts/money-fields.tsx'
import { useDialogForm } from '../parts/use-dialog-form.ts'
import { emptyRepeat, LABELS, RepeatChanges, RepeatSchema, TYPES, toStored } from './repeat-values.ts'

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
  const [first] = useState(() => (repeat ? toStored(repeat) : { values: emptyRepeat(dayOf(Date.now())) }))
  const { record, actions } = useDialogForm({
    schema: RepeatSchema,
    labels: LABELS,
    first,
    draftName: `repeat:${repeat?.id ?? 'new'}`,
    save: async ({ values, changes, revision }) => {
      const { createRepeat, updateRepeat } = api.finance.bills
      const { data } = repeat
        ? await updateRepeat({ id: repeat.id, revision, ...RepeatChanges.parse(changes) })
        : await createRepeat(RepeatSchema.parse(values))
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
