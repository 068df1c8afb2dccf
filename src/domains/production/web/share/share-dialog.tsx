import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { publicTitle } from '#domains/projects/project.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../board-contract.ts'
import { STATUS_LABELS, STATUSES, type TaskStatus } from '../../production.ts'

interface ShareDialogProps {
  line: LineView
  opened: boolean
  onClose: () => void
}

/** Shares a line with its client by a secret link: choosing columns, copying, renewing and revoking the link. */
export const ShareDialog = ({ line, opened, onClose }: ShareDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Mostrar ao cliente">
    <Share line={line} onClose={onClose} />
  </Modal>
)

function Share({ line: { id, title }, onClose }: Omit<ShareDialogProps, 'opened'>) {
  // Another manager may have changed it since this was opened last.
  const share = useQuery(query.production.board.shared.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }))
  return (
    <QueryView
      query={share}
      data={share.data?.data}
      failed="O link não veio"
      loading={<LoadingRows rows={4} height={40} />}
    >
      {(shared) => <ShareForm key={shared.path} id={id} title={title} shared={shared} onClose={onClose} />}
    </QueryView>
  )
}

interface ShareFormProps {
  id: number
  title: string
  /** The link's path and the columns shown; the path is '' while the line is not shared. */
  shared: { path: string; columns: TaskStatus[] }
  onClose: () => void
}

interface Change {
  columns: readonly TaskStatus[]
  renew?: boolean
  /** What is said once it is saved. */
  done: string
}

/** The columns chosen at first: a client wants to see what is being done, seldom what may be done one day. */
const FIRST_CHOICE = STATUSES.filter((status) => status !== 'inBacklog')

function ShareForm({ id, title, shared, onClose }: ShareFormProps) {
  const client = useQueryClient()
  const say = useSay()
  const isShared = shared.path !== ''
  const [columns, setColumns] = useState<readonly TaskStatus[]>(isShared ? shared.columns : FIRST_CHOICE)
  const [problem, setProblem] = useState('')
  const share = useMutation({
    mutationFn: async ({ columns, renew = false }: Change) => {
      const { data } = await api.production.board.share({ id, columns: [...columns], renew })
      return { path: data.path, columns: [...columns] }
    },
    onSuccess: (data, { done }) => {
      client.setQueryData(query.production.board.shared.queryKey({ input: { id } }), { data })
      notifySuccess(done)
    },
    onError: (failure) => void notifyFailure(failure),
  })

  function save() {
    if (columns.length === 0) return setProblem('Escolha ao menos uma coluna.')
    share.mutate({ columns, done: isShared ? 'O cliente vê agora estas colunas' : 'O link está pronto' })
  }

  async function renew() {
    const sure = await confirmAction({
      title: 'Fazer outro link?',
      text: 'O link de agora deixa de valer na hora, e quem o tem precisa receber o novo.',
      confirm: 'Fazer outro',
      danger: true,
    })
    if (sure) share.mutate({ columns: shared.columns, renew: true, done: 'O link novo está pronto' })
  }

  async function end() {
    const sure = await confirmAction({
      title: 'Encerrar?',
      text: 'O link deixa de valer na hora, e o cliente não vê mais o andamento. Se você mostrar de novo, será por outro link.',
      confirm: 'Encerrar',
      danger: true,
    })
    if (sure) share.mutate({ columns: [], done: 'O cliente não vê mais o andamento' })
  }

  return (
    <Stack>
      <Text>
        Quem tiver o link vê, sem entrar, o nome “{publicTitle(title)}”, os nomes das tarefas destas colunas e quanto de
        cada uma está pronto. Descrições, pessoas, comentários e imagens não aparecem.
      </Text>
      <Checkbox.Group
        label="Colunas que o cliente vê"
        value={[...columns]}
        onChange={(chosen) => {
          setProblem('')
          setColumns(STATUSES.filter((status) => chosen.includes(status)))
        }}
        error={problem}
      >
        <Stack gap="xs" mt="xs" mb="xs">
          {STATUSES.map((status) => (
            <Checkbox key={status} value={status} label={say(STATUS_LABELS[status])} />
          ))}
        </Stack>
      </Checkbox.Group>
      {isShared && (
        <Stack gap="xs">
          <CopyLink link={`${siteOrigin()}${shared.path}`}>
            <Anchor href={shared.path} target="_blank" rel="noreferrer">
              Ver como o cliente
            </Anchor>
          </CopyLink>
        </Stack>
      )}
      <Group justify="flex-end">
        {isShared && (
          <>
            <Button variant="subtle" color="red" disabled={share.isPending} onClick={() => void end()}>
              Encerrar
            </Button>
            <Button variant="default" disabled={share.isPending} onClick={() => void renew()}>
              Outro link
            </Button>
          </>
        )}
        {isShared && columns.join() === shared.columns.join() ? (
          <Button onClick={onClose}>Pronto</Button>
        ) : (
          <Button loading={share.isPending} onClick={save}>
            {isShared ? 'Salvar colunas' : 'Criar o link'}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
