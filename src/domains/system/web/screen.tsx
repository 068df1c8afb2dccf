import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleX, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { type Check, listChecks } from './checks.ts'
import { JobsPanel } from './jobs-panel.tsx'
import styles from './screen.module.css'
import { TestMailButton } from './test-mail-button.tsx'

/** Milliseconds between two looks while the page is open; shorter while jobs fail, which may run again at any moment. */
const INTERVAL = 30_000
const FAILING_INTERVAL = 10_000

/** How the installation is, for the admin: each part with what to do where it is not well. */
export function SystemScreen() {
  const state = useQuery(
    query.system.state.queryOptions({
      refetchInterval: ({ state: { data } }) => (data?.data.jobs.failing.length ? FAILING_INTERVAL : INTERVAL),
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
          onClick={() => void state.refetch()}
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
                <CheckLine key={check.name} {...check} />
              ))}
            </ul>
            <JobsPanel {...data.jobs} />
          </>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

const LEVELS = {
  ok: { icon: IconCheck, label: 'Em ordem' },
  attention: { icon: IconAlertTriangle, label: 'Atenção' },
  failed: { icon: IconCircleX, label: 'Com defeito' },
}

function CheckLine({ name, title, level, value, note, todo }: Check) {
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
      {name === 'mail' && <TestMailButton />}
    </li>
  )
}
