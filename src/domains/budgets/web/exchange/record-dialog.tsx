import { FileInput, Modal, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { sendForm } from '#client/send.ts'
import { useSession } from '#client/session.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import { MEANS, MEANS_LABELS, type Means } from '../../budget.ts'
import type { Exchange } from '../../exchange-contract.ts'
import { useExchange } from './use-exchange.ts'

interface RecordDialogProps {
  id: number
  opened: boolean
  onClose: () => void
}

/** Records an acceptance that came by other ways than the client's page. */
export const RecordDialog = ({ id, opened, onClose }: RecordDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Registrar aceitação">
    <RecordForm id={id} onClose={onClose} />
  </Modal>
)

const CHOICES = MEANS.filter((means) => means !== 'page').map((value) => ({ value, label: MEANS_LABELS[value] }))

function RecordForm({ id, onClose }: Omit<RecordDialogProps, 'opened'>) {
  const {
    values: record,
    problems,
    setProblems,
    change,
    form,
    text,
    showRefusal,
  } = useFields(() => ({ means: 'signed' as Means, name: '', email: '', note: '', on: dayOf(nowMs()) }))
  const [proof, setProof] = useState<File | null>(null)
  const { mutate, isPending } = useExchange(id)
  const { sendsMail } = useSession()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!record.name.trim()) return setProblems({ name: 'Escreva quem aceitou.' })
    const form = new FormData()
    form.append('record', JSON.stringify({ id, ...record }))
    if (proof) form.append('proof', proof)
    const path = '/api/v1/budget/record'
    mutate(
      {
        work: () => sendForm({ form, path }) as Promise<{ data: Exchange }>,
        done: 'A aceitação foi registrada',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <Text>
          O orçamento fica aprovado, com o seu nome no registro. Junte a prova, se houver: o pedido assinado, o e-mail.
        </Text>
        <TextInput label="Quem aceitou" data-autofocus maxLength={120} {...text('name')} />
        <TextInput
          label="E-mail"
          description={sendsMail ? 'Opcional: para onde vai o PDF aceito.' : 'Opcional.'}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...text('email')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Select
            label="Como veio"
            data={CHOICES}
            allowDeselect={false}
            value={record.means}
            onChange={(means) => change({ means: (means as Means | null) ?? 'other' })}
          />
          <DayInput
            label="Quando"
            clearable={false}
            value={record.on}
            error={problems.on}
            onChange={(on) => on && change({ on })}
          />
        </SimpleGrid>
        <FileInput
          label="Prova"
          description="Opcional, até 20 MB. Só a equipe vê."
          placeholder="Escolher um arquivo"
          clearable
          value={proof}
          error={problems.proof}
          onChange={setProof}
        />
        <Textarea label="Anotação" autosize minRows={2} maxRows={8} maxLength={2000} {...text('note')} />
        <DialogButtons confirm="Registrar" saving={isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
