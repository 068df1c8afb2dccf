import { Button, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#client/calls/api.ts'
import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { dateTime } from '#time.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { ChangeRequest } from '../../quote-contract.ts'
import styles from './requests.module.css'
import { useExchange } from './use-exchange.ts'

interface RequestsProps {
  /** The quote's. */
  id: number
  requests: readonly ChangeRequest[]
  /** Whether each says which item it is about. */
  namesItem?: boolean
}

/** What the client asked to change, until the next version or a word answers it. */
export const Requests = ({ id, requests, namesItem = false }: RequestsProps) => (
  <ul className={`bare-list ${styles.requests}`}>
    {requests.map((request) => (
      <Request key={request.id} id={id} request={request} namesItem={namesItem} />
    ))}
  </ul>
)

function Request({ id, request, namesItem }: { id: number; request: ChangeRequest; namesItem: boolean }) {
  const [answering, dialog] = useDisclosure()
  const { name, note, at, answer, item } = request
  return (
    <li className="break-anywhere" data-open={answer === null || undefined}>
      {namesItem && item && <div className="strong">{item}</div>}
      <div className="pre-line">
        <b>{name || 'O cliente'}</b>, <time dateTime={at}>{dateTime(at)}</time>: {note}
      </div>
      {answer ? (
        <div className="pre-line soft">
          {answer.by ? `${answer.by} respondeu` : 'Respondido'}: {answer.note}
        </div>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={dialog.open}>
          Responder
        </Button>
      )}
      <AnswerDialog id={id} request={request} opened={answering} onClose={dialog.close} />
    </li>
  )
}

const AnswerSchema = z.object({ note: neededText(2000, 'Escreva a resposta.').meta({ label: 'Resposta' }) })

interface AnswerDialogProps {
  id: number
  request: ChangeRequest
  opened: boolean
  onClose: () => void
}

function AnswerDialog({ id, request, opened, onClose }: AnswerDialogProps) {
  const { show } = useExchange(id)
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Responder ao pedido"
      text="O cliente lê a resposta na página do orçamento, junto do pedido. A próxima versão também o responde."
      schema={AnswerSchema}
      confirm="Responder"
      first={{ values: { note: '' } }}
      save={async ({ values }) =>
        show(await api.budgets.exchange.answerRequest({ id: request.id, note: values.note.trim() }))
      }
      successText="A resposta está na página do cliente"
    >
      {(form) => (
        <Textarea
          key={form.key('note')}
          description={request.note}
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          {...form.field('note')}
        />
      )}
    </DialogForm>
  )
}
