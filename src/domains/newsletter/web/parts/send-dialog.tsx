import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Draft, Sending } from '../../contract.ts'
import { examplesText, MAX_SUBJECT, OUTBOX_TEXT, progressText } from '../../newsletter.ts'
import { LetterPreview } from './letter-preview.tsx'
import { canRetry, PROGRESS_MS, useRetry } from './use-retry.ts'

interface SendDialogProps {
  /** The article's. */
  id: number
  /** Whether something typed is not saved, and so does not go. */
  dirty: boolean
  opened: boolean
  onClose: () => void
}

/** Sends an article to those who asked for new ones; once it was sent, how far that has come. */
export const SendDialog = ({ opened, onClose, ...article }: SendDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Enviar aos inscritos" size="lg">
    <Content {...article} onClose={onClose} />
  </Modal>
)

function Content({ id, dirty, onClose }: Omit<SendDialogProps, 'opened'>) {
  const draft = useQuery(
    query.newsletter.draft.queryOptions({
      input: { id },
      // The article may have been saved since this was opened last.
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.sending?.counts.waiting ?? 0) > 0 && PROGRESS_MS,
    }),
  )
  const { refetch } = draft
  useEffect(() => {
    // Saved by itself while this is open: that is what goes.
    if (!dirty) void refetch()
  }, [dirty, refetch])
  return (
    <QueryView
      query={draft}
      data={draft.data?.data}
      failed="O envio não veio"
      loading={<LoadingRows rows={3} height={48} label="Carregando o envio…" />}
    >
      {(shown) =>
        shown.sending ? (
          <Progress sending={shown.sending} onClose={onClose} />
        ) : (
          <SendForm id={id} dirty={dirty} draft={shown} onClose={onClose} />
        )
      }
    </QueryView>
  )
}

function SendForm({ id, dirty, draft, onClose }: SendFormProps) {
  const queries = useQueryClient()
  const { running, run } = useRun()
  const [typed, setTyped] = useState<string>()
  const subject = typed ?? draft.subject
  const { subscribers } = draft
  const obstacle = obstacleOf(draft)
  async function send() {
    if (await run(() => api.newsletter.send({ id, subject }))) notifySuccess('O envio começou')
    // After a refusal too: somebody else may have sent it.
    await queries.invalidateQueries({ queryKey: query.newsletter.key() })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        {obstacle && (
          <Alert color="yellow">
            {obstacle} {draft.mail === 'none' && <Link to="/dashboard/system">Ver em Sistema</Link>}
          </Alert>
        )}
        {draft.examples > 0 && (
          <Text size="sm" c="dimmed">
            {examplesText(draft.examples)}
          </Text>
        )}
        <TextInput
          label="Assunto"
          required
          maxLength={MAX_SUBJECT}
          value={subject}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <LetterPreview {...draft.letter} />
        {draft.mail === 'outbox' && (
          <Text size="sm" c="dimmed">
            {OUTBOX_TEXT}
          </Text>
        )}
        {dirty && <Alert color="yellow">Há alterações não salvas: vai o texto salvo.</Alert>}
        <Text size="sm">
          {!dirty && 'Vai o que está salvo. '}Cada artigo é enviado uma vez só, e o que saiu não volta.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={running} disabled={obstacle !== '' || subject.trim() === ''}>
            {subscribers > 0 ? `Enviar a ${plural(subscribers, 'inscrito', 'inscritos')}` : 'Enviar'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface SendFormProps extends Omit<SendDialogProps, 'opened'> {
  draft: Draft
}

/** Why nothing can be sent; '' where it can. */
function obstacleOf({ mail, isPublic, subscribers }: Draft): string {
  if (!isPublic) return 'Só vai aos inscritos um artigo que está no site. Publique antes.'
  if (mail === 'none') return 'Sem servidor de e-mail nada é enviado.'
  if (subscribers === 0) return 'Ninguém se inscreveu ainda.'
  return ''
}

function Progress({ sending, onClose }: ProgressProps) {
  const { id, subject, started_at, by, counts } = sending
  const { retry, running } = useRetry()
  return (
    <Stack>
      <div>
        <p className="strong break-anywhere">{subject}</p>
        <p className="soft small tabular">
          {dateTime(started_at)}, por {by}
        </p>
      </div>
      <p role="status" className="tabular">
        {progressText(counts)}
      </p>
      {counts.unknown > 0 && (
        <Text size="sm" c="dimmed">
          Sem resposta do servidor não se sabe se chegou: a estes nada é enviado de novo.
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        {canRetry(sending) && (
          <Button loading={running} onClick={() => void retry(id)}>
            Tentar de novo
          </Button>
        )}
      </Group>
    </Stack>
  )
}

interface ProgressProps {
  sending: Sending
  onClose: () => void
}
