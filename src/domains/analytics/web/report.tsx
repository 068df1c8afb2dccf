import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { query } from '#client/calls/query.ts'
import busy from '#ui/workbench/busy.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Report as PeriodReport, VisitFilter } from '../contract.ts'
import {
  chosenPeriod,
  FILTER_KINDS,
  LENGTHS,
  type Length,
  lastDays,
  type PeriodChoice,
  type ReportSearch,
  searchOf,
  searchOfFilter,
} from './chosen-period.ts'
import { Filters } from './filters.tsx'
import styles from './report.module.css'
import { ReportBody } from './report-body.tsx'

interface ReportProps {
  /** The current day in São Paulo, from the server. */
  today: string
  search: ReportSearch
  /** Changes parts of it. */
  onSearch: (change: ReportSearch) => void
  /** Shown below the report. */
  below?: ((report: PeriodReport) => ReactNode) | undefined
}

/** The visits of a selectable period. */
export function Report({ today, search, onSearch, below }: ReportProps) {
  const chosen = chosenPeriod(search, today)
  const given = FILTER_KINDS.flatMap((kind) => (search[kind] === undefined ? [] : [[kind, search[kind]] as const]))
  const filter: VisitFilter = Object.fromEntries(given)
  const input = { from: chosen.from, to: chosen.to, staff: search.staff ?? ('in' as const), ...filter }
  const report = useQuery(query.analytics.report.queryOptions({ input, placeholderData: keepPreviousData }))
  return (
    <section aria-labelledby="relatorio" className="stack gap-150 one-column">
      <header className={`row cluster ${styles.head}`}>
        <h2 id="relatorio" tabIndex={-1}>
          Visitas do período
        </h2>
        <PeriodPicker today={today} chosen={chosen} choose={(period) => onSearch(searchOf(period))} />
        <Button
          component="a"
          href={`/api/v1/analytics/report.csv?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, `${value}`]))}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Exportar CSV
        </Button>
      </header>
      {given.length > 0 && (
        <Filters
          filter={filter}
          names={report.isPlaceholderData ? [] : (report.data?.data.filters ?? [])}
          remove={(kinds) => onSearch(Object.assign({}, ...kinds.map((kind) => searchOfFilter(kind, undefined))))}
        />
      )}
      <QueryView
        query={report}
        data={report.data?.data}
        failed="O relatório não veio"
        loading={<LoadingRows rows={3} height={96} label="Carregando o relatório…" />}
      >
        {(loaded) => (
          <div className={`stack gap-150 one-column ${busy.busy}`} aria-busy={report.isPlaceholderData}>
            <ReportBody
              report={loaded}
              filter={filter}
              choose={(kind, value) => onSearch(searchOfFilter(kind, value))}
            />
            {given.length === 0 && below?.(loaded)}
          </div>
        )}
      </QueryView>
    </section>
  )
}

/** With a calendar, which few look for. */
const OwnPeriod = lazy(() => import('./own-period.tsx'))

/** Selects the period. */
function PeriodPicker({ today, chosen, choose }: PeriodChoice) {
  const chooseLength = (length: Length) => choose(length === 'own' ? { ...chosen, length } : lastDays(length, today))
  return (
    <>
      <SegmentedControl
        aria-label="Período"
        size="sm"
        data={[...LENGTHS]}
        value={chosen.length}
        onChange={(value) => chooseLength(value as Length)}
      />
      {chosen.length === 'own' && (
        <Suspense fallback={<Skeleton height={36} />}>
          <OwnPeriod today={today} chosen={chosen} choose={choose} />
        </Suspense>
      )}
    </>
  )
}
