import { Button, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'

/** The secret address by which other programs show the calendar: making, copying, renewing, revoking. */
export function Feed() {
  const client = useQueryClient()
  const feed = useQuery(query.calendar.feed.read.queryOptions({ staleTime: 0, gcTime: 0 }))
  const { running, run } = useRun()

  async function change(act: () => Promise<unknown>, done: string) {
    const changed = await run(act)
    await client.invalidateQueries({ queryKey: query.calendar.feed.key() })
    if (changed) notifySuccess(done)
  }
  async function renew() {
    const sure = await confirmAction({
      title: 'Fazer outro endereço?',
      text: 'O de agora deixa de valer na hora: os programas que o usam precisam do novo.',
      confirm: 'Fazer outro',
      danger: true,
    })
    if (sure) await change(() => api.calendar.feed.renew(), 'O endereço novo está pronto')
  }
  async function revoke() {
    const sure = await confirmAction({
      title: 'Desligar o endereço?',
      text: 'Ele deixa de valer na hora, e os programas que o usam não mostram mais o seu calendário.',
      confirm: 'Desligar',
      danger: true,
    })
    if (sure) await change(() => api.calendar.feed.revoke(), 'O endereço foi desligado')
  }

  return (
    <QueryView
      query={feed}
      data={feed.data?.data}
      failed="O endereço não veio"
      loading={<LoadingRows rows={2} height={40} />}
    >
      {({ path }) => (
        <Stack>
          <Text>
            Google Agenda, Apple Calendário, Thunderbird e outros assinam um endereço e mostram os seus eventos. Quem o
            tiver lê o seu calendário: trate-o como uma senha.
          </Text>
          {path ? (
            <CopyLink link={`${siteOrigin()}${path}`}>
              <Button variant="default" disabled={running} onClick={() => void renew()}>
                Outro endereço
              </Button>
              <Button variant="subtle" color="red" disabled={running} onClick={() => void revoke()}>
                Desligar
              </Button>
            </CopyLink>
          ) : (
            <Button
              loading={running}
              onClick={() => void change(() => api.calendar.feed.renew(), 'O endereço está pronto')}
            >
              Criar o endereço
            </Button>
          )}
        </Stack>
      )}
    </QueryView>
  )
}
