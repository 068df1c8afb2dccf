import { Skeleton, Switch } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { FailedState, LoadingRows } from '#ui/workbench/states.tsx'
import styles from './panel.module.css'
import { Tiles } from './tiles.tsx'
import { WeeklyBars } from './weekly-bars.tsx'

/** The choice of days and what hangs on it; its calendar is the heavy part. */
const Report = lazy(() => import('./report.tsx'))

/** The site's visits, for the admin's home; `children` stand beside the last seven days. */
export function AnalyticsPanel({ children }: { children?: ReactNode }) {
  const [withStaff, countStaff] = useLocalStorage({
    key: 'visitas-da-equipe',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const staff = withStaff ? 'in' : 'out'
  const { data, error, refetch } = useQuery(
    query.analytics.resum.queryOptions({ input: { staff }, placeholderData: keepPreviousData }),
  )
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
        {data ? (
          <Tiles resum={data} />
        ) : error ? (
          <FailedState title="As visitas não vieram" retry={() => void refetch()}>
            {failureText(error)}
          </FailedState>
        ) : (
          <div role="status" aria-label="Carregando as visitas…">
            <Skeleton height={114} />
          </div>
        )}
        {data?.total === 0 && (
          <p className={styles.note}>
            Nenhuma visita ainda. Cada página aberta no site passa a ser contada aqui, sem cookies e sem guardar quem é
            quem.
          </p>
        )}
      </section>
      <div className={styles.two} data-alone={!children || undefined}>
        {data ? <WeeklyBars days={data.weekly} /> : error ? null : <Skeleton height={264} />}
        {children}
      </div>
      {data && (
        <Suspense fallback={<LoadingRows rows={3} height={96} label="Carregando o relatório…" />}>
          <Report today={data.daily[0]!.dia} staff={staff} />
        </Suspense>
      )}
    </div>
  )
}
