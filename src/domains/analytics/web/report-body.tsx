import { day } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import { compareWith } from '../change.ts'
import type { Report } from '../contract.ts'
import { Change } from './change.tsx'
import { DayChart } from './day-chart.tsx'
import { Ranking } from './ranking.tsx'
import styles from './report.module.css'

/** A report: totals compared with the previous period, chart of days, rankings. */
export function ReportBody({ report }: { report: Report }) {
  const { period, totals, before, days, pages, archives, referrers, campaigns, devices } = report
  const figures = [
    { label: 'Visitas', now: totals.views, was: before.totals.views },
    { label: 'Visitantes por dia, somados', now: totals.visitors, was: before.totals.visitors },
    { label: 'Curtidas', now: totals.likes, was: before.totals.likes },
  ]
  return (
    <>
      <dl className={`cluster tabular ${styles.figures}`} aria-label={`De ${day(period.from)} a ${day(period.to)}`}>
        {figures.map(({ label, now, was }) => (
          <div key={label}>
            <dt className="soft tiny">{label}</dt>
            <dd className="stack">
              <strong className="tight">{wholeNumber(now)}</strong>
              <Change {...compareWith(now, was)} than={`que antes (${wholeNumber(was)})`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft measure">
        Antes: de {day(before.from)} a {day(before.to)}.
      </p>
      {totals.views === 0 && totals.likes === 0 ? (
        <p className="soft measure">Nenhuma visita neste período. Escolha outros dias, ou conte também as da equipe.</p>
      ) : (
        <>
          <DayChart days={days} />
          <div className={`stack align-start gap-150 two-columns ${styles.lists}`}>
            <Ranking title="Artigos" rows={archives.map(({ title, ...row }) => ({ name: title, ...row }))} />
            <Ranking title="Páginas" rows={pages} none="Só artigos foram abertos neste período." />
            <Ranking title="De onde vieram" rows={referrers} none="Ninguém chegou por outro site neste período." />
            <div className="stack gap-150 one-column">
              <Ranking title="Aparelhos" rows={devices} />
              {campaigns.length > 0 && <Ranking title="Campanhas" rows={campaigns} />}
            </div>
          </div>
        </>
      )}
    </>
  )
}
