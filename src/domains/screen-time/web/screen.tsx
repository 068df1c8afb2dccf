import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { Held } from '#ui/workbench/held.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { LogUpload } from './log-upload.tsx'
import { Machines, useMachines } from './machines.tsx'
import panel from './panel.module.css'
import { ScreenTimePanel } from './panel.tsx'
import { PauseSetting } from './pause-setting.tsx'
import { RemoveLines } from './remove-lines.tsx'
import { useScreenTime } from './use-screen-time.ts'

/** The user's own screen time, with its uploads and machines. Nobody else can see it, not even the admin. */
export function ScreenTimeScreen() {
  const client = useQueryClient()
  const state = useScreenTime()
  const machines = useMachines()
  const { admin } = useSession()
  const reload = () => client.invalidateQueries({ queryKey: query.screenTime.key() })

  return (
    <WorkbenchPage title="Tempo de tela">
      <p className="soft measure">
        {state.day?.sample
          ? 'Este dia é um exemplo. Envie um log e aqui aparecem os seus.'
          : 'Quanto tempo cada programa ficou na frente.'}{' '}
        Só você vê esta página. Do título de cada janela fica guardado apenas o nome do programa.
      </p>
      <ScreenTimePanel {...state} />
      <Held isHeld={state.answer.isLoading}>
        <div className={`may-shrink ${panel.frame}`}>
          <div className={`stack gap-150 ${panel.parts}`}>
            <LogUpload
              onImported={({ last }) => {
                state.setDate(last)
                void reload()
              }}
            />
            <Machines />
            <Held isHeld={machines.isLoading}>{admin && state.day && <PauseSetting pause={state.day.pause} />}</Held>
          </div>
        </div>
        <Held isHeld={machines.isLoading}>
          {state.day && !state.day.empty && (
            <RemoveLines
              date={state.day.lines > 0 || state.day.items.length > 0 ? state.day.date : undefined}
              onRemoved={() => {
                state.setDate(undefined)
                void reload()
              }}
            />
          )}
        </Held>
      </Held>
    </WorkbenchPage>
  )
}
