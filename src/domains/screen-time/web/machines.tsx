import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { Held } from '#ui/workbench/held.tsx'
import panel from '#ui/workbench/panel.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Machine } from '../contract.ts'
import styles from './machines.module.css'
import { NewMachine } from './new-machine.tsx'
import section from './section.module.css'

export const useMachines = () => useQuery(query.screenTime.machines.queryOptions())

/** The machines that send lines automatically, with their last contact; machines are added and revoked. */
export function Machines() {
  const title = useId()
  const client = useQueryClient()
  const [token, setToken] = useState<string>()
  const list = useMachines()
  const reload = () => client.invalidateQueries({ queryKey: query.screenTime.machines.key() })
  const revoke = useMutation(
    query.screenTime.revokeMachine.mutationOptions({
      onSuccess: () => notifySuccess('Token revogado.'),
      onError: (error) => notifyFailure(error),
      onSettled: reload,
    }),
  )

  async function confirmRevoke({ id, name }: Machine) {
    const agreed = await confirmAction({
      title: `Revogar ${name}?`,
      text: 'O token deixa de valer na hora e a máquina não envia mais nada. O que ela já enviou fica.',
      confirm: 'Revogar',
      danger: true,
    })
    if (agreed) revoke.mutate({ id })
  }

  return (
    <section className={`${panel.panel} ${section.section}`} aria-labelledby={title}>
      <h2 id={title}>Máquinas</h2>
      <p>Uma máquina pode mandar as linhas sozinha, com um token que é só dela.</p>
      <QueryView
        query={list}
        data={list.data?.data}
        failed="As máquinas não vieram"
        loading={<LoadingRows rows={1} height={52} label="Carregando as máquinas…" />}
        empty={null}
      >
        {(machines) => (
          <ul className={`stack bare-list ${styles.list}`} aria-label="Máquinas com token">
            {machines.map((machine) => (
              <li className="row cluster space-between line-below gap-50-100 pad-60" key={machine.id}>
                <span>
                  <strong>{machine.name}</strong>
                  <small className="soft tiny tabular">
                    {machine.last_contact
                      ? `Último contato em ${dateTime(machine.last_contact)}`
                      : 'Ainda não enviou nada'}
                  </small>
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Revogar ${machine.name}`}
                  loading={revoke.isPending && revoke.variables.id === machine.id}
                  onClick={() => void confirmRevoke(machine)}
                >
                  Revogar
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Held isHeld={list.isLoading}>
        <NewMachine
          token={token}
          onMade={(made) => {
            setToken(made)
            void reload()
          }}
          onClose={() => setToken(undefined)}
        />
        <SendHelp />
      </Held>
    </section>
  )
}

/** Instructions for sending lines from a machine. */
function SendHelp() {
  const address = `${location.origin}/api/v1/screen-time/lines`
  return (
    <details className={`may-shrink ${styles.help}`}>
      <summary className="strong pointer">Como enviar linhas de uma máquina</summary>
      <p className="soft">
        Um arquivo de até 1 MB de cada vez, quantas vezes for preciso; o que já chegou não conta de novo.
      </p>
      <Code label="Enviar um arquivo com curl">{`TOKEN=vitrine_tela_...
curl ${address} \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: text/plain" \\
  --data-binary @janelas.log`}</Code>
      <p className="soft">No Linux com X11, uma linha por minuto, sem arquivo no meio:</p>
      <Code label="Anotar e enviar a cada minuto">{`while sleep 60; do
  printf '%s | %s\\n' "$(date +%Y-%m-%d_%H-%M-%S)" \\
    "$(xdotool getactivewindow getwindowname)" |
  curl -s ${address} \\
    -H "Authorization: Bearer $TOKEN" \\
    -H "Content-Type: text/plain" --data-binary @-
done`}</Code>
    </details>
  )
}

const Code = ({ label, children }: { label: string; children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={`pad-75-100 wash rounded ${styles.code}`} tabIndex={0} aria-label={label}>
    <pre>{children}</pre>
  </section>
)
