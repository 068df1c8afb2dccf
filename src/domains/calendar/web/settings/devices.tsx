import { Button, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { day } from '#time.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { DeviceSwitch } from '../push/device-switch.tsx'
import styles from './settings.module.css'

/** The devices that show the person's alerts. */
export function Devices() {
  const { user } = useSession()
  const client = useQueryClient()
  const devices = useQuery(query.calendar.alerts.devices.queryOptions())
  const { running, run } = useRun()

  async function remove(id: number) {
    await run(() => api.calendar.alerts.unsubscribe({ id }))
    await client.invalidateQueries({ queryKey: query.calendar.alerts.key() })
  }
  return (
    <Stack>
      <Text>Os alertas chegam ao sino e por e-mail, como os outros avisos. Aqui se ligam também neste aparelho.</Text>
      {user && <DeviceSwitch user={user.id} />}
      <QueryView
        query={devices}
        data={devices.data?.data}
        failed="Os aparelhos não vieram"
        loading={<LoadingRows rows={2} height={40} />}
        empty={<Text>Nenhum aparelho ligado.</Text>}
      >
        {(list) => (
          <ul className={`stack bare-list ${styles.devices}`} aria-label="Aparelhos ligados">
            {list.map(({ id, label, created }) => (
              <li className="row space-between gap-75 pad-50 line-below" key={id}>
                <div>
                  {label} <span>desde {day(created)}</span>
                </div>
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  disabled={running}
                  onClick={() => void remove(id)}
                >
                  Desligar
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  )
}
