import { day } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import { compareWith } from '../change.ts'
import type { FilterKind, Report, VisitFilter } from '../contract.ts'
import { Change } from './change.tsx'
import { DayChart } from './day-chart.tsx'
import { Ranking } from './ranking.tsx'
import styles from './report.module.css'

const ofOne = (what: string) =>
  `Os totais e o gráfico são só ${what}; as listas, de tudo o que os mesmos visitantes abriram nesses dias.`
const OF_VISITS = 'Conta tudo o que esses visitantes abriram no mesmo dia.'
const WITHOUT = ' Curtidas e pedidos não são de uma visita: estão no relatório sem filtro.'

const saidOf = ({ page, archive }: VisitFilter) =>
  page ? ofOne('desta página') : archive ? ofOne('deste artigo') : OF_VISITS

interface ReportBodyProps {
  report: Report
  /** What the report is limited to. */
  filter: VisitFilter
  /** Limits it to visits with this; without a value, no longer by that kind. */
  choose: (kind: FilterKind, value: string | undefined) => void
}

/** A report: totals compared with the previous period, chart of days, rankings whose rows limit it. */
export function ReportBody({ report, filter, choose }: ReportBodyProps) {
  const { period, totals, before, days, pages, archives, referrers, campaigns, devices, since } = report
  const figures = [
    { label: 'Visitas', now: totals.views, was: before.totals?.views },
    { label: 'Visitantes por dia, somados', now: totals.visitors, was: before.totals?.visitors },
    { label: 'Curtidas', now: totals.likes, was: before.totals?.likes },
  ].flatMap(({ now, ...figure }) => (now === null ? [] : { now, ...figure }))
  const isFiltered = report.filters.length > 0
  const ofKind = (kind: FilterKind) => ({
    chosen: filter[kind]?.toString(),
    choose: (value: string | undefined) => choose(kind, value),
  })
  return (
    <>
      <dl className={`cluster tabular ${styles.figures}`} aria-label={`De ${day(period.from)} a ${day(period.to)}`}>
        {figures.map(({ label, now, was }) => (
          <div key={label}>
            <dt className="soft tiny">{label}</dt>
            <dd className="stack">
              <strong className="tight">{wholeNumber(now)}</strong>
              {typeof was === 'number' && (
                <Change {...compareWith(now, was)} than={`que antes (${wholeNumber(was)})`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft measure">
        {before.totals && `Antes: de ${day(before.from)} a ${day(before.to)}. `}
        {isFiltered && saidOf(filter) + WITHOUT}
        {since && ` Alcança os dias desde ${day(since)}: dos anteriores ficaram só os totais.`}
      </p>
      {totals.views === 0 && !totals.likes ? (
        <p className="soft measure">
          {isFiltered
            ? 'Nenhuma visita assim neste período. Escolha outros dias, ou remova um filtro.'
            : 'Nenhuma visita neste período. Escolha outros dias, ou conte também as da equipe.'}
        </p>
      ) : (
        <>
          <DayChart days={days} />
          <div className={`stack align-start gap-150 two-columns ${styles.lists}`}>
            <Ranking
              title="Artigos"
              rows={archives.map(({ id, title, ...row }) => ({ name: title, value: `${id}`, ...row }))}
              {...ofKind('archive')}
            />
            <Ranking title="Páginas" rows={pages} none="Só artigos foram abertos neste período." {...ofKind('page')} />
            <Ranking
              title="De onde vieram"
              counts="Chegadas"
              rows={referrers}
              none="Ninguém chegou por outro site neste período."
              {...ofKind('referrer')}
            />
            <div className="stack gap-150 one-column">
              <Ranking title="Aparelhos" rows={devices} {...ofKind('device')} />
              {campaigns.length > 0 && (
                <Ranking title="Campanhas" counts="Chegadas" rows={campaigns} {...ofKind('campaign')} />
              )}
            </div>
          </div>
        </>
      )}
    </>
  )
}
