import { FileInput, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { sendForm } from '#client/calls/send.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { day, longText, optionalText, z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { MEANS, MEANS_LABELS } from '../../budget.ts'
import type { Exchange, Offered } from '../../exchange-schemas.ts'
import { LackingHours, sumMissing } from './before-sending.tsx'
import { duesText } from './dues-text.ts'
import { TakenItems } from './taken-items.tsx'
import { useExchange } from './use-exchange.ts'

const RecordSchema = z.object({
  name: neededText(120, 'Escreva quem aceitou.').meta({ label: 'Quem aceitou' }),
  email: optionalText(254).meta({ label: 'E-mail' }),
  means: z.enum(MEANS).exclude(['page']).meta({ label: 'Como veio' }),
  on: day.meta({ label: 'Quando' }),
  proof: z.file().nullable().meta({ label: 'Prova' }),
  note: longText(2000).meta({ label: 'Anotação' }),
  taken: z.array(z.int()),
})

const CHOICES = RecordSchema.shape.means.options.map((value) => ({ value, label: MEANS_LABELS[value] }))

interface RecordDialogProps {
  id: number
  exchange: Pick<Exchange, 'offered' | 'missing_hours' | 'accepted_from' | 'terms' | 'rates'>
  opened: boolean
  onClose: () => void
}

/** Records an acceptance that came by other ways than the client's page. */
export function RecordDialog({ id, exchange, opened, onClose }: RecordDialogProps) {
  const { offered, missing_hours: missing, accepted_from: from } = exchange
  const { settle } = useExchange(id)
  const { sendsMail } = useSession()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Registrar aceitação"
      text="O orçamento fica aprovado, com o seu nome no registro. Junte a prova, se houver: o pedido assinado, o e-mail."
      schema={RecordSchema}
      first={{
        values: {
          ...{ name: '', email: '', means: 'signed' as const, on: dayOf(nowMs()), proof: null, note: '' },
          taken: offered.filter(({ chosen }) => chosen).map(({ place }) => place),
        },
      }}
      confirm="Registrar"
      save={async ({ values: { proof, ...record } }) => {
        const form = new FormData()
        form.append('record', JSON.stringify({ id, ...record, missing_hours: sumMissing(missing) }))
        if (proof) form.append('proof', proof)
        return settle(sendForm({ form, path: '/api/v1/budget/record' }) as Promise<{ data: Exchange }>)
      }}
      successText="A aceitação foi registrada"
    >
      {(form) => (
        <>
          <LackingHours hours={missing} />
          <TextInput key={form.key('name')} data-autofocus {...form.field('name')} />
          <TextInput
            key={form.key('email')}
            description={sendsMail ? 'Opcional: para onde vai o PDF aceito.' : 'Opcional.'}
            type="email"
            autoComplete="off"
            {...form.field('email')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select key={form.key('means')} data={CHOICES} {...form.field('means')} />
            <DayInput key={form.key('on')} clearable={false} minDate={from} {...form.field('on')} />
          </SimpleGrid>
          <Dues form={form} {...exchange} />
          <Taken form={form} offered={offered} />
          <FileInput
            key={form.key('proof')}
            description="Opcional, até 20 MB. Só a equipe vê."
            placeholder="Escolher um arquivo"
            clearable
            {...form.field('proof')}
          />
          <Textarea key={form.key('note')} autosize minRows={2} maxRows={8} {...form.field('note')} />
        </>
      )}
    </DialogForm>
  )
}

type Fields = RecordFields<z.infer<typeof RecordSchema>>

/** On which days the parcelas will be due, and which of these are over. */
function Dues({ form, terms, rates }: { form: Fields } & Pick<Exchange, 'terms' | 'rates'>) {
  const on = form.useWatchValue('on')
  if (!on) return null
  return (
    <p className="soft small" role="status">
      {duesText(terms, { on, today: dayOf(nowMs()), rates })}
    </p>
  )
}

function Taken({ form, offered }: { form: Fields; offered: readonly Offered[] }) {
  const taken = form.useWatchValue('taken')
  return <TakenItems offered={offered} taken={taken} onTake={(places) => form.setFieldValue('taken', places)} />
}
