import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleX, IconCopy, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import type { SystemState } from '../contract.ts'
import { type Check, listChecks } from './checks.ts'
import { JobsPanel } from './jobs-panel.tsx'
import { MailPanel } from './mail/mail-panel.tsx'
import styles from './screen.module.css'
import { StripePanel } from './stripe/stripe-panel.tsx'
import { TestMailButton } from './test-mail-button.tsx'

/** Milliseconds between two looks while the page is open. */
const INTERVAL = 30_000
/** While jobs fail, which may run again at any moment. */
const FAILING_INTERVAL = 10_000
/** While a backup is made, which somebody may wait for. */
const BACKUP_INTERVAL = 2000

/** How the installation is, for the admin: each part with what to do where it is not well. */
export function SystemScreen() {
  const client = useQueryClient()
  const isOn = useIsOn()
  const state = useQuery(
    query.system.state.queryOptions({
      refetchInterval: ({ state: { data } }) => intervalOf(data?.data),
    }),
  )
  return (
    <WorkbenchPage
      title="Sistema"
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={state.isFetching}
          onClick={() => void client.invalidateQueries({ queryKey: query.system.key() })}
        >
          Verificar agora
        </Button>
      }
    >
      <QueryView
        query={state}
        data={state.data?.data}
        failed="O estado da instalação não veio"
        loading={<LoadingRows rows={7} height={72} label="Verificando a instalação…" />}
      >
        {(data) => (
          <>
            <ul className="bare-list line-above" aria-label="Estado da instalação">
              {listChecks(data).map((check) => (
                <CheckLine key={check.name} {...check}>
                  {check.name === 'mail' && <TestMailButton />}
                  {check.name === 'backup' && data.backup.kept > 0 && (
                    <BackupButton isRunning={data.backup.isRunning} />
                  )}
                </CheckLine>
              ))}
            </ul>
            <MailPanel />
            {isOn({ module: 'sales' }) && <StripePanel />}
            <JobsPanel {...data.jobs} />
          </>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

function intervalOf(state: SystemState | undefined): number {
  if (state?.backup.isRunning) return BACKUP_INTERVAL
  return state?.jobs.failing.length ? FAILING_INTERVAL : INTERVAL
}

const LEVELS = {
  ok: { icon: IconCheck, label: 'Em ordem' },
  attention: { icon: IconAlertTriangle, label: 'Atenção' },
  failed: { icon: IconCircleX, label: 'Com defeito' },
}

function CheckLine({ title, level, value, note, todo, children }: Check & { children: ReactNode }) {
  const { icon: Icon, label } = LEVELS[level]
  return (
    <li className={`stack align-start icon-column line-below ${styles.check}`} data-level={level}>
      <Icon size={20} stroke={1.8} role="img" aria-label={label} />
      <h2 className="untracked">{title}</h2>
      <div>
        <strong className="strong tabular">{value}</strong>
        <p className="soft break-anywhere">{note}</p>
        {todo && <p className={`soft break-anywhere ${styles.todo}`}>{todo}</p>}
      </div>
      {children}
    </li>
  )
}

/** Lets a backup begin now; turns while one is made. */
function BackupButton({ isRunning }: { isRunning: boolean }) {
  const client = useQueryClient()
  const asking = useSingleMutation(
    query.system.backUp.mutationOptions({
      onSuccess: () => notifySuccess('A cópia começou. Esta tela diz quando ela está pronta.'),
      onError: (error) => notifyError(failureText(error)),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconCopy size={16} aria-hidden />}
      loading={isRunning || asking.isPending}
      onClick={() => asking.mutate({})}
    >
      Fazer uma cópia agora
    </Button>
  )
}
