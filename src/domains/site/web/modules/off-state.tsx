import { Button } from '@mantine/core'
import { IconToggleLeft } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useReadSessionAgain, useSession } from '#client/session/session.ts'
import { MODULE_LABELS, type Module } from '#modules.ts'
import { once } from '#once.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import styles from './off-state.module.css'
import { offTitle } from './texts.ts'

const list = once(() => new Intl.ListFormat('pt-BR', { type: 'disjunction' }))

/** In place of a screen whose module is off: says so, and who can switch it on. */
export function OffScreen({ module }: { module: Module }) {
  return (
    <WorkbenchPage title={MODULE_LABELS[module]}>
      <EmptyState
        title={offTitle(module)}
        icon={<IconToggleLeft aria-hidden />}
        action={
          <div className="cluster gap-50">
            <SwitchOn module={module} />
            <LinkButton to="/dashboard" variant="default">
              Voltar ao início
            </LinkButton>
          </div>
        }
      >
        Nada foi apagado: o que havia aqui continua guardado. <WhoSwitches />
      </EmptyState>
    </WorkbenchPage>
  )
}

/** Above a screen that was open when its module was switched off: what is typed stays. */
export function OffBar({ module }: { module: Module }) {
  return (
    <div className={`row cluster gap-50 small wash line-below not-printed ${styles.bar}`} role="status">
      <IconToggleLeft className="flex-none" size={18} stroke={1.7} aria-hidden />
      <p>
        {offTitle(module)}. O que está nesta tela fica e ainda pode ser salvo; depois de sair, ela não abre mais.{' '}
        <WhoSwitches />
      </p>
      <SwitchOn module={module} />
    </div>
  )
}

/** Who can switch it on, for who cannot. */
function WhoSwitches() {
  const { admin } = useSession()
  const { data } = useQuery({ ...query.site.modules.read.queryOptions(), enabled: !admin })
  if (admin) return null
  const { admins = [] } = data?.data ?? {}
  return <>Quem pode ligar: {admins.length > 0 ? list().format(admins) : 'a administração'}.</>
}

/** Switches it on, for the admin. */
function SwitchOn({ module }: { module: Module }) {
  const { admin } = useSession()
  const { switchModule, saving } = useSwitchModule()
  if (!admin) return null
  return (
    <Button size="sm" loading={saving !== undefined} onClick={() => switchModule({ module, on: true })}>
      Ligar {MODULE_LABELS[module]}
    </Button>
  )
}

/** Switches a module on or off for everybody, at once. `saving` is what is being stored. */
export function useSwitchModule() {
  const readSessionAgain = useReadSessionAgain()
  const change = useMutation(
    query.site.modules.save.mutationOptions({
      scope: { id: 'modules' }, // one after another
      onSuccess: async (_done, { module, on }) => {
        await readSessionAgain()
        notifySuccess(`O módulo ${MODULE_LABELS[module]} está ${on ? 'ligado' : 'desligado'}.`)
      },
      onError: (error) => notifyFailure(error),
    }),
  )
  return { switchModule: change.mutate, saving: change.isPending ? change.variables : undefined }
}
