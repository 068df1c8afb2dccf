import { Skeleton, Switch } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { query } from '#client/query.ts'
import { useStoredSwitch } from '#client/use-stored-switch.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Report as PeriodReport } from '../contract.ts'
import styles from './panel.module.css'
import { Tiles } from './tiles.tsx'
import { WeeklyBars } from './weekly-bars.tsx'

/** Loaded on demand because of its calendar. */
const Report = lazy(() => import('./report.tsx'))

interface PanelProps {
  /** Shown beside the last seven days. */
  children?: ReactNode
  /** Shown below the report of the chosen period. */
  belowReport?: (report: PeriodReport) => ReactNode
}

/** The site's visits on the admin's dashboard. */
export function AnalyticsPanel({ children, belowReport }: PanelProps) {
  const [withStaff, countStaff] = useStoredSwitch('visitas-da-equipe', true)
  const staff = withStaff ? 'in' : 'out'
  const resum = useQuery(query.analytics.resum.queryOptions({ input: { staff }, placeholderData: keepPreviousData }))
  const { data } = resum
  return (
    <div className={styles.panel}>
      <section aria-labelledby="visitas" className={styles.block}>
        <header className={styles.head}>
          <h2 id="visitas">Visitas</h2>
          <Switch
            label="Contar as da equipe"
            checked={withStaff}
            onChange={({ currentTarget }) => countStaff(currentTarget.checked)}
          />
        </header>
        <QueryView
          query={resum}
          data={data}
          failed="As visitas não vieram"
          loading={<LoadingRows rows={1} height={114} label="Carregando as visitas…" />}
        >
          {(loaded) => <Tiles resum={loaded} />}
        </QueryView>
        {data?.total === 0 && (
          <p className={styles.note}>
            Nenhuma visita ainda. Cada página aberta no site passa a ser contada aqui, sem cookies e sem guardar quem é
            quem.
          </p>
        )}
      </section>
      <div className={styles.two} data-alone={!children || undefined}>
        {data ? <WeeklyBars days={data.weekly} /> : resum.error ? null : <Skeleton height={264} />}
        {children}
      </div>
      {data && (
        <Suspense fallback={<LoadingRows rows={3} height={96} label="Carregando o relatório…" />}>
          <Report today={data.daily[0]!.dia} staff={staff} below={belowReport} />
        </Suspense>
      )}
    </div>
  )
}
