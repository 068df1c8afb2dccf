import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { query } from '#client/calls/query.ts'
import { PANEL_LABELS } from '#panel.ts'
import { notifyFailure, notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Step } from '../../contract.ts'
import { TestMailButton } from '../test-mail-button.tsx'
import styles from './first-steps.module.css'
import { STEP_TEXTS } from './steps.ts'

const root = getRouteApi('__root__')

interface StepsPanelProps {
  steps: readonly { name: Step; done: boolean }[]
}

/** The list of first steps, each done or to be done, and a button that puts it away. */
export default function StepsPanel({ steps }: StepsPanelProps) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: query.system.key() })
  const dismissal = useMutation(
    query.system.dismissSteps.mutationOptions({
      onSuccess: (_done, { dismissed }) => {
        if (dismissed)
          notifyUndo('Primeiros passos dispensados.', () =>
            dismissal.mutateAsync({ dismissed: false }).catch(() => undefined),
          )
      },
      onError: (error) => notifyFailure(error),
      onSettled: refresh,
    }),
  )
  const count = steps.filter(({ done }) => done).length
  return (
    <section className={`surface outlined ${styles.panel}`} aria-labelledby="primeiros-passos">
      <header className="flex align-start space-between gap-100">
        <div>
          <h2 className="tight" id="primeiros-passos">
            Primeiros passos
          </h2>
          <p className="narrow soft">
            {count} de {steps.length} prontos. Cada um se marca sozinho quando está feito.
          </p>
        </div>
        <Button
          variant="default"
          size="sm"
          loading={dismissal.isPending}
          onClick={() => dismissal.mutate({ dismissed: true })}
        >
          Dispensar
        </Button>
      </header>
      <ol className="bare-list stack">
        {steps.map(({ name, done }) => (
          <StepLine key={name} name={name} done={done} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ name, done }: { name: Step; done: boolean }) {
  const { preparing } = root.useLoaderData()
  const { title, note, whilePreparing = note, to, secao } = STEP_TEXTS[name]
  const Icon = done ? IconCircleCheck : IconCircle
  return (
    <li data-done={done || undefined}>
      <Icon size={20} stroke={1.7} role="img" aria-label={done ? 'Pronto' : 'Por fazer'} />
      <div>
        <h3>
          {to && !done ? (
            <Link to={to} search={secao ? { secao } : {}}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {!done && <p className="narrow soft">{preparing ? whilePreparing : note}</p>}
      </div>
      {name === 'mail' && !done && <TestMailButton />}
      {name === 'panel' && !done && <KeepPanelButton />}
    </li>
  )
}

/** Chooses for the firm the interface that it has already; the other is chosen where the step leads to. */
export function KeepPanelButton() {
  const client = useQueryClient()
  const { data } = useQuery(query.site.panel.read.queryOptions())
  const keeping = useMutation(
    query.site.panel.saveFirm.mutationOptions({
      onError: (error) => notifyFailure(error),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  if (!data) return null
  const { firm } = data.data
  return (
    <Button variant="default" size="sm" loading={keeping.isPending} onClick={() => keeping.mutate({ panel: firm })}>
      Manter {PANEL_LABELS[firm].toLowerCase()}
    </Button>
  )
}
