import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Draft, Sending } from '../../contract.ts'
import { examplesText, MAX_SUBJECT, progressText } from '../../newsletter.ts'
import { LetterPreview } from './letter-preview.tsx'
import { PROGRESS_MS, useRetry } from './use-retry.ts'

interface SendDialogProps {
  /** The article's. */
  id: number
  opened: boolean
  onClose: () => void
}

/** Sends an article to those who asked for new ones; once it was sent, how far that has come. */
export const SendDialog = ({ opened, onClose, id }: SendDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Enviar aos inscritos" size="lg">
    <Content id={id} onClose={onClose} />
  </Modal>
)

function Content({ id, onClose }: Omit<SendDialogProps, 'opened'>) {
  const draft = useQuery(
    query.newsletter.draft.queryOptions({
      input: { id },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.sending?.counts.waiting ?? 0) > 0 && PROGRESS_MS,
    }),
  )
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
          <SendForm id={id} draft={shown} onClose={onClose} />
        )
      }
    </QueryView>
  )
}

function SendForm({ id, draft, onClose }: { id: number; draft: Draft; onClose: () => void }) {
  const queries = useQueryClient()
  const { running, run } = useRun()
  const [subject, setSubject] = useState(draft.subject)
  const { subscribers } = draft
  const obstacle = obstacleOf(draft)
  async function send() {
    if (!(await run(() => api.newsletter.send({ id, subject })))) return
    notifySuccess('O envio começou')
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
            {obstacle} {!draft.mail && <Link to="/dashboard/system">Ver em Sistema</Link>}
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
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
        <LetterPreview {...draft.letter} />
        <Text size="sm">Vai o que está salvo. Cada artigo é enviado uma vez só, e o que saiu não volta.</Text>
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

/** Why nothing can be sent; '' where it can. */
function obstacleOf({ mail, isPublic, subscribers }: Draft): string {
  if (!isPublic) return 'Só vai aos inscritos um artigo que está no site. Publique antes.'
  if (!mail) return 'Sem servidor de e-mail nada é enviado.'
  if (subscribers === 0) return 'Ninguém se inscreveu ainda.'
  return ''
}

function Progress({ sending: { id, subject, started_at, by, counts, demo }, onClose }: ProgressProps) {
  const { retry, running } = useRetry()
  const canRetry = !demo && (counts.failed > 0 || counts.isStuck)
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
        {canRetry && (
          <Button loading={running} onClick={() => void retry(id)}>
            Tentar de novo
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </Group>
    </Stack>
  )
}

interface ProgressProps {
  sending: Sending
  onClose: () => void
}
