import { monthAndYear } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import shared from '#ui/workbench/figures.module.css'
import { compareWith } from '../change.ts'
import { Change } from './change.tsx'
import styles from './tiles.module.css'

interface TilesProps {
  resum: {
    total: number
    monthly: { mes: string; total: string }[]
    daily: { dia: string; total: string }[]
  }
}

/** Tiles of the main figures. */
export function Tiles({ resum: { total, monthly, daily } }: TilesProps) {
  const sum = (days: { total: string }[]) => days.reduce((all, day) => all + Number(day.total), 0)
  const week = sum(daily.slice(0, 7))
  const figures = [
    { label: 'Visitas no total', value: total },
    { label: `Em ${monthAndYear(`${monthly[0]?.mes}-01`)}`, value: Number(monthly[0]?.total ?? 0) },
    { label: 'Hoje', value: Number(daily[0]?.total ?? 0) },
    { label: 'Nos últimos 7 dias', value: week, change: compareWith(week, sum(daily.slice(7, 14))) },
  ]
  return (
    <dl className={`${shared.figures} ${styles.tiles}`}>
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
