import { Button, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { wholeNumber } from '#ui/formats.ts'
import panel from '#ui/workbench/panel.module.css'
import ranking from '#ui/workbench/records/ranking.module.css'
import { percentOf } from '../change.ts'
import styles from './ranking.module.css'

interface Row {
  name: string
  /** What a filter by this row has; '' where there is none. */
  value: string
  views: number
  /** Only for articles; makes the table sortable by likes too. */
  likes?: number | null
}

interface RankingProps {
  title: string
  rows: Row[]
  /** What is counted: views, or how often somebody came by it, which is told with the first view of a visit. */
  counts?: 'Visitas' | 'Chegadas' | 'Visitantes'
  /** Shown instead of no rows. */
  none?: string
  /** The value that the report is limited to. */
  chosen?: string | undefined
  /** Limits the report to a row's value, or no longer; without it rows are no filters. */
  choose?: (value: string | undefined) => void
}

/** Rows shown while collapsed. */
const COLLAPSED = 10

type Sort = 'views' | 'likes'

/** Names with their counts, largest first, each with a bar relative to the largest and a button that limits the report. */
export function Ranking({
  title,
  rows,
  counts = 'Visitas',
  none = 'Nada neste período.',
  chosen,
  choose,
}: RankingProps) {
  const [all, showAll] = useState(false)
  const [sort, sortBy] = useState<Sort>('views')
  const heading = useId()
  const withLikes = rows.some(({ likes }) => typeof likes === 'number')
  const by = (row: Pick<Row, Sort>) => row[sort] ?? 0
  const sorted = rows.toSorted((a, b) => by(b) - by(a))
  const largest = by(sorted[0] ?? { views: 0 })
  const column = (label: string, key: Sort) => (
    <th scope="col" aria-sort={withLikes && sort === key ? 'descending' : undefined}>
      {withLikes ? <UnstyledButton onClick={() => sortBy(key)}>{label}</UnstyledButton> : label}
    </th>
  )
  return (
    <section className={`items-start ${panel.panel} ${ranking.ranking} ${styles.ranking}`} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <table className="full-width tabular joined-cells" aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              {column(counts, 'views')}
              {withLikes && column('Curtidas', 'likes')}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, all ? undefined : COLLAPSED).map((row) => (
              <tr key={row.value}>
                <th className="relative" scope="row">
                  <span className={styles.bar} style={{ inlineSize: `${percentOf(by(row), largest)}%` }} />
                  {row.value && choose ? (
                    <UnstyledButton
                      className={`block relative ${styles.name}`}
                      aria-pressed={row.value === chosen}
                      onClick={() => choose(row.value === chosen ? undefined : row.value)}
                    >
                      {row.name}
                    </UnstyledButton>
                  ) : (
                    <span className={`block relative ${styles.name}`}>{row.name}</span>
                  )}
                </th>
                <td>{wholeNumber(row.views)}</td>
                {withLikes && <td>{wholeNumber(row.likes ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > COLLAPSED && (
        <Button variant="default" size="compact-sm" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? `Só os ${COLLAPSED} maiores` : `Mostrar os ${rows.length}`}
        </Button>
      )}
    </section>
  )
}
