import { Button, Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { toWallTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { Chart } from '#ui/workbench/chart/chart.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { percentOf } from '../change.ts'
import { NOW_MINUTES, type Now, SHOWN_MINUTES } from '../contract.ts'
import chart from './day-chart.module.css'
import styles from './now.module.css'
import { Ranking } from './ranking.tsx'
import lists from './report.module.css'

/** How often it asks while the tab is in sight; a hidden one does not ask. */
const POLL_MS = 20_000

interface NowPartProps {
  staff: 'in' | 'out'
  /** Whether the last half hour is shown, and not only how many are there. */
  isOpen: boolean
  open: (isOpen: boolean) => void
}

/** How many are on the site now, and what was opened in the last half hour. It moves by itself. */
export function NowPart({ staff, isOpen, open }: NowPartProps) {
  const now = useQuery(
    query.analytics.now.queryOptions({
      input: { staff },
      staleTime: 0,
      refetchInterval: POLL_MS,
      placeholderData: keepPreviousData,
    }),
  )
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <section aria-labelledby="agora" className="stack gap-100 one-column">
      <header className="row cluster gap-50-100">
        <h2 id="agora">Agora</h2>
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          rightSection={<Chevron size={16} aria-hidden />}
          onClick={() => open(!isOpen)}
        >
          Últimos {SHOWN_MINUTES} minutos
        </Button>
      </header>
      <QueryView query={now} data={now.data?.data} failed="O agora não veio" loading={<Skeleton height={48} />}>
        {(loaded) => (
          <>
            <p className={styles.count} data-any={loaded.visitors > 0 || undefined}>
              <strong className="tabular">{wholeNumber(loaded.visitors)}</strong> agora no site{' '}
              <span className="block soft tiny">quem abriu uma página nos últimos {NOW_MINUTES} minutos</span>
            </p>
            {isOpen && <LastMinutes now={loaded} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

type Minute = Now['minutes'][number]

const SERIES = [{ of: 'visitors', label: 'Visitas', textOf: ({ views }: Minute) => wholeNumber(views) }]
const clock = ({ at }: Minute) => toWallTime(at).slice(11)
const describe = (minute: Minute) => `${clock(minute)}: ${plural(minute.views, 'visita', 'visitas')}`

/** Views by the minute, and the lists. */
function LastMinutes({ now: { minutes, reading, pages, referrers, devices } }: { now: Now }) {
  const largest = Math.max(0, ...minutes.map(({ views }) => views))
  if (largest === 0)
    return <p className="soft measure">Ninguém abriu uma página nos últimos {SHOWN_MINUTES} minutos.</p>
  const keyed = (rows: Now['pages']) => rows.map(({ kind, value, ...row }) => ({ ...row, value: `${kind} ${value}` }))
  return (
    <>
      <Chart
        className={chart.chart}
        title="Minuto a minuto"
        unit="Minuto"
        points={minutes}
        series={SERIES}
        nameOf={clock}
        describe={describe}
        largest={wholeNumber(largest)}
        ends={[clock(minutes[0]!), clock(minutes.at(-1)!)]}
      >
        {({ views }, at) => {
          const height = percentOf(views, largest)
          return <rect x={at + 0.12} y={100 - height} width={0.76} height={height} data-of="visitors" />
        }}
      </Chart>
      <div className={`stack align-start gap-150 two-columns ${lists.lists}`}>
        <Ranking
          title="Sendo lidas agora"
          counts="Visitantes"
          rows={keyed(reading)}
          none={`Ninguém nos últimos ${NOW_MINUTES} minutos.`}
        />
        <Ranking title={`Abertas em ${SHOWN_MINUTES} minutos`} rows={keyed(pages)} />
        <Ranking
          title="De onde vieram agora"
          counts="Chegadas"
          rows={referrers}
          none="Ninguém chegou por outro site."
        />
        <Ranking title="Em que aparelhos" rows={devices} />
      </div>
    </>
  )
}
