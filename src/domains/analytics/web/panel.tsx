import { Skeleton, Switch } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#client/calls/query.ts'
import { monthAndYear } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import shared from '#ui/workbench/figures.module.css'
import { Held } from '#ui/workbench/held.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { compareWith } from '../change.ts'
import type { Report as PeriodReport } from '../contract.ts'
import { Change } from './change.tsx'
import type { ReportSearch } from './chosen-period.ts'
import { NowPart } from './now.tsx'
import styles from './panel.module.css'
import { Report } from './report.tsx'
import { WeeklyBars } from './weekly-bars.tsx'

interface PanelProps {
  search: ReportSearch
  /** Changes parts of it. */
  onSearch: (change: ReportSearch) => void
  /** Shown beside the last seven days. */
  children?: ReactNode
  /** Shown below the report of the chosen period. */
  belowReport?: (report: PeriodReport) => ReactNode
}

/** The site's visits on the admin's dashboard. Before the first one there is nothing to chart. */
export function AnalyticsPanel({ search, onSearch, children, belowReport }: PanelProps) {
  const staff = search.staff ?? 'in'
  const resum = useQuery(query.analytics.resum.queryOptions({ input: { staff }, placeholderData: keepPreviousData }))
  const { data } = resum
  const isEmpty = data?.total === 0
  const loading = <Skeleton height={300} />
  return (
    <div className="stack gap-150 one-column">
      <section aria-labelledby="visitas" className="stack gap-100 one-column">
        <header className="row cluster space-between gap-50-150">
          <h2 id="visitas">Visitas</h2>
          <Switch
            label="Contar as da equipe"
            checked={staff === 'in'}
            onChange={({ currentTarget }) => onSearch({ staff: currentTarget.checked ? undefined : 'out' })}
          />
        </header>
        <QueryView
          query={resum}
          data={data}
          failed="As visitas não vieram"
          loading={<LoadingRows rows={1} height={114} label="Carregando as visitas…" />}
        >
          {(loaded) =>
            isEmpty ? (
              <p className="soft measure">
                Nenhuma visita ainda. Cada página aberta no site passa a ser contada aqui, sem cookies e sem guardar
                quem é quem.
              </p>
            ) : (
              <Tiles resum={loaded} />
            )
          }
        </QueryView>
      </section>
      <Held isHeld={resum.isLoading}>
        <NowPart staff={staff} isOpen={search.now === true} open={(now) => onSearch({ now: now || undefined })} />
        <div className={`stack gap-150 ${styles.two}`} data-alone={isEmpty || !data || undefined}>
          {data ? !isEmpty && <WeeklyBars days={data.weekly} /> : !resum.error && loading}
          {children}
        </div>
      </Held>
      {data && !isEmpty && (
        <Report today={data.daily[0]!.dia} search={search} onSearch={onSearch} below={belowReport} />
      )}
    </div>
  )
}

interface TilesProps {
  resum: {
    total: number
    monthly: { mes: string; total: string }[]
    daily: { dia: string; total: string }[]
  }
}

/** Tiles of the main figures. */
function Tiles({ resum: { total, monthly, daily } }: TilesProps) {
  const sum = (days: { total: string }[]) => days.reduce((all, day) => all + Number(day.total), 0)
  const week = sum(daily.slice(0, 7))
  const figures = [
    { label: 'Visitas no total', value: total },
    { label: `Em ${monthAndYear(`${monthly[0]?.mes}-01`)}`, value: Number(monthly[0]?.total ?? 0) },
    { label: 'Hoje', value: Number(daily[0]?.total ?? 0) },
    { label: 'Nos últimos 7 dias', value: week, change: compareWith(week, sum(daily.slice(7, 14))) },
  ]
  return (
    <dl className={`tabular outlined ${shared.figures} ${styles.tiles}`}>
      {figures.map(({ label, value, change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{wholeNumber(value)}</strong>
            {change !== undefined && <Change {...change} than="que na semana anterior" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
