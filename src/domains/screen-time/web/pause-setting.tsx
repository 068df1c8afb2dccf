import { NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import panel from '#ui/workbench/panel.module.css'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { PAUSES, type Pause, pauseText } from '../pause.ts'
import section from './section.module.css'

/** What counts as a pause: the administrator's to say, for the whole team. Saved when chosen. */
export function PauseSetting({ pause }: { pause: Pause }) {
  const title = useId()
  const client = useQueryClient()
  const save = useMutation(
    query.screenTime.setPause.mutationOptions({
      onSuccess: () => notifySuccess('Pausa alterada.'),
      onError: (error) => notifyError(failureText(error)),
      onSettled: () => client.invalidateQueries({ queryKey: query.screenTime.key() }),
    }),
  )
  const shown = save.isPending ? save.variables.minutes : pause
  return (
    <section className={`${panel.panel} ${section.section}`} aria-labelledby={title}>
      <h2 id={title}>Pausas</h2>
      <p>Vale para toda a equipe, também nos dias que já passaram.</p>
      <NativeSelect
        label="Conta como pausa"
        description={pauseText(shown)}
        value={shown}
        onChange={({ currentTarget: { value } }) =>
          save.mutate({ minutes: PAUSES.find((minutes) => String(minutes) === value) ?? 0 })
        }
        data={PAUSES.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? 'Nenhum intervalo' : `Mais de ${minutes} minutos sem linhas`,
        }))}
      />
    </section>
  )
}
