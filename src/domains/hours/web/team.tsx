import { IconClock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { weekdayName } from '#ui/formats.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { hoursText } from '../hours.ts'
import styles from './hours.module.css'
import { sumOf } from './week.ts'

interface TeamProps {
  from: string
  days: readonly string[]
  today: string
}

/** The whole team's week, by person and project; only the admin's. */
export function Team({ from, days, today }: TeamProps) {
  const team = useQuery({
    ...query.hours.team.queryOptions({ input: { from, days: days.length } }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView
      query={team}
      data={team.data?.data}
      failed="As horas da equipe não vieram"
      loading={<LoadingRows rows={6} height={34} label="Carregando as horas da equipe…" />}
      empty={
        <EmptyState title="Ninguém lançou horas nesta semana" icon={<IconClock aria-hidden />}>
          Aqui aparecem as horas de cada pessoa, por projeto e dia.
        </EmptyState>
      }
    >
      {(rows) => (
        <div className={`surface lines-around ${styles.sheet}`}>
          <table className={`full-width tabular joined-cells ${styles.grid} ${styles.team}`}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="hidden">Pessoa e projeto</span>
                </th>
                {days.map((day) => (
                  <th key={day} scope="col" className={styles.day} data-today={day === today || undefined}>
                    <b>{Number(day.slice(8))}</b>
                    {weekdayName(day)}
                  </th>
                ))}
                <th scope="col" className={styles.total}>
                  Total
                </th>
              </tr>
            </thead>
            {[...Map.groupBy(rows, ({ user }) => user).values()].map((group) => (
              <tbody key={group[0]!.user}>
                <tr className={styles.project}>
                  <th scope="rowgroup">{group[0]!.name || 'Conta excluída'}</th>
                  {days.map((day) => (
                    <td key={day} className={styles.day} data-today={day === today || undefined}>
                      {hoursText(sumOf(group, day))}
                    </td>
                  ))}
                  <td className={styles.total}>{hoursText(sumOf(group))}</td>
                </tr>
                {group.map((row) => (
                  <tr key={row.project_id}>
                    <th scope="row">
                      <span className={`row gap-50 may-shrink one-line ${styles.task}`}>{row.project}</span>
                    </th>
                    {days.map((day) => (
                      <td key={day} className={styles.day} data-today={day === today || undefined}>
                        {hoursText(sumOf([row], day))}
                      </td>
                    ))}
                    <td className={`soft ${styles.total}`}>{hoursText(sumOf([row]))}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </QueryView>
  )
}
