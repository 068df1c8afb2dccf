import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime, day } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { Held } from '#ui/workbench/held.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { AppPassword } from '../../sharing-contract.ts'
import { type MadePassword, NewPasswordDialog, ShownPassword } from './new-password-dialog.tsx'

export const useAppPasswords = (enabled = true) => useQuery(query.calendar.appPasswords.list.queryOptions({ enabled }))

/** The passwords with which the caller's phones and programs read and write the calendar: making and revoking them. */
export function AppPasswords() {
  const client = useQueryClient()
  const passwords = useAppPasswords()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<MadePassword>()
  const { running, run } = useRun()
  const renew = () => client.invalidateQueries({ queryKey: query.calendar.appPasswords.key() })

  async function revoke({ id, label }: AppPassword) {
    const sure = await confirmAction({
      title: `Revogar a senha de “${label}”?`,
      text: 'O aparelho ou programa que a usa não lê nem muda mais o seu calendário, a partir de agora.',
      confirm: 'Revogar',
      danger: true,
    })
    if (!sure) return
    const revoked = await run(() => api.calendar.appPasswords.remove({ id }))
    await renew()
    if (revoked) notifySuccess('A senha de app foi revogada')
  }

  return (
    <>
      <QueryView
        query={passwords}
        data={passwords.data?.data}
        failed="As senhas de app não vieram"
        loading={<LoadingRows rows={1} height={56} label="Carregando as senhas de app…" />}
        empty={<p className="soft small">Nenhum aparelho ou programa tem uma senha de app.</p>}
      >
        {(list) => (
          <ul className="stack bare-list surface outlined" aria-label="Senhas de app">
            {list.map((one) => (
              <li className="row space-between gap-75 pad-75 line-below" key={one.id}>
                <div>
                  <Text fw={600} className="break-anywhere">
                    {one.label}
                  </Text>
                  <p className="soft small">
                    Feita em {day(one.created)},{' '}
                    {one.used ? (
                      <>
                        usada por último em <time dateTime={one.used}>{dateTime(one.used)}</time>
                      </>
                    ) : (
                      'ainda sem uso'
                    )}
                  </p>
                </div>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={running}
                  onClick={() => void revoke(one)}
                  aria-label={`Revogar a senha de ${one.label}`}
                >
                  Revogar
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Held isHeld={passwords.isLoading}>
        <div>
          <Button variant="default" onClick={() => setMaking(true)}>
            Nova senha de app
          </Button>
        </div>
      </Held>
      {isMaking && (
        <NewPasswordDialog
          onClose={() => setMaking(false)}
          onMade={(password) => {
            setMaking(false)
            setMade(password)
            void renew()
          }}
        />
      )}
      {made && <ShownPassword made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
