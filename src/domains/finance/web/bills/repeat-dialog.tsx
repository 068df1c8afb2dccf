import { Group, NativeSelect, Radio, Stack } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import type { z } from '#platform/contract/fields.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { FREQUENCIES, FREQUENCY_LABELS, TYPE_CHOICES } from '../../finance.ts'
import { type Repeat, RepeatFields } from '../../repeats-contract.ts'
import { FirmsLedger } from '../parts/firms-ledger.tsx'
import { useLedger } from '../parts/ledger.ts'
import { MoneyFields, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

const TypedRepeat = RepeatFields.extend({
  amount: typedAmount,
  first_day: typedFor(RepeatFields.shape.first_day, typedDay),
})
/** A repeated entry as its form edits it. */
type RepeatValues = z.input<typeof TypedRepeat>

/** Checks what is typed and turns it into the fields of a save. */
const RepeatSchema = TypedRepeat.refine(({ first_day, last_day }) => last_day === null || last_day >= first_day, {
  path: ['last_day'],
  message: 'Escolha um dia depois do primeiro.',
})
/** The same of what is changed of one that exists: when it began and how often it comes stays. */
const RepeatChanges = TypedRepeat.omit({ first_day: true, frequency: true }).partial()

/** A repeated entry as form values and their revision. */
const toStored = ({ frequency, makes, first_day, last_day, revision, ...repeat }: Repeat) => ({
  values: { ...toMoneyValues(repeat), frequency, makes, first_day, last_day } satisfies RepeatValues,
  revision,
})

/** The form of a new one: an expense of each month, from today on. */
const emptyRepeat = (): RepeatValues => ({
  ...emptyOf(TypedRepeat),
  type: 'despesa',
  frequency: 'monthly',
  first_day: dayOf(nowMs()),
})

interface RepeatDialogProps {
  /** The repeated entry to change, or 'new'; undefined while it is closed. */
  open: Repeat | 'new' | undefined
  onClose: () => void
}

/** A repeated entry. */
export function RepeatDialog({ open, onClose }: RepeatDialogProps) {
  const repeat = open === 'new' ? undefined : open
  const { isTeam, newIn } = useLedger()
  const isStored = repeat !== undefined
  return (
    <DialogForm
      opened={open !== undefined}
      onClose={onClose}
      title="O que se repete"
      size="32rem"
      label="O que se repete"
      savedText="A repetição foi salva"
      schema={RepeatSchema}
      first={repeat ? toStored(repeat) : { values: emptyRepeat() }}
      draftName={`repeat:${repeat?.id ?? 'new'}`}
      save={async ({ values, changes, revision, once }) => {
        const { createRepeat, updateRepeat } = api.finance.bills
        const { data } = repeat
          ? await updateRepeat({ id: repeat.id, revision, ...RepeatChanges.parse(changes) })
          : await createRepeat({ ...RepeatSchema.parse(values), id_user: newIn }, once)
        return data
      }}
      readConflict={(stored) => toStored(stored as Repeat).values}
      removal={repeat && removalOf(repeat)}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <>
          {!repeat && isTeam && <FirmsLedger />}
          <MoneyFields form={form} types={TYPE_CHOICES} owner={repeat?.id_user} day="first_day" lockedDay={isStored} />
          <Group grow align="flex-start">
            <NativeSelect
              key={form.key('frequency')}
              disabled={isStored}
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
        </>
      )}
    </DialogForm>
  )
}

const removalOf = ({ id, description }: Repeat) => ({
  label: 'Encerrar',
  question: {
    title: 'Encerrar esta repetição?',
    text: `“${description}” não aparece mais. O que já foi lançado fica como está.`,
  },
  work: () => api.finance.bills.removeRepeat({ id }),
  done: 'Repetição encerrada',
})
