import { Button, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { wholeNumber } from '#ui/formats.ts'
import { percentOf } from '../change.ts'
import styles from './ranking.module.css'

interface Row {
  name: string
  views: number
  /** Given for articles, which can be sorted by them too. */
  likes?: number
}

/** Rows shown before the rest is asked for. */
const FIRST = 10

type Sort = 'views' | 'likes'

/** A list of names with their counts, the largest first, each over a bar of its share of the largest. */
export function Ranking({ title, rows, none = 'Nada neste período.' }: { title: string; rows: Row[]; none?: string }) {
  const [all, showAll] = useState(false)
  const [sort, sortBy] = useState<Sort>('views')
  const heading = useId()
  const withLikes = rows.some(({ likes }) => likes !== undefined)
  const by = (row: Row) => row[sort] ?? 0
  const sorted = rows.toSorted((a, b) => by(b) - by(a))
  const largest = by(sorted[0] ?? { name: '', views: 0 })
  const column = (label: string, key: Sort) => (
    <th scope="col" aria-sort={withLikes && sort === key ? 'descending' : undefined}>
      {withLikes ? <UnstyledButton onClick={() => sortBy(key)}>{label}</UnstyledButton> : label}
    </th>
  )
  return (
    <section className={styles.ranking} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              {column('Visitas', 'views')}
              {withLikes && column('Curtidas', 'likes')}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, all ? undefined : FIRST).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and rows hold no state
              <tr key={index}>
                <th scope="row">
                  <span className={styles.bar} style={{ inlineSize: `${percentOf(by(row), largest)}%` }} />
                  <span className={styles.name}>{row.name}</span>
                </th>
                <td>{wholeNumber(row.views)}</td>
                {withLikes && <td>{wholeNumber(row.likes ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > FIRST && (
        <Button variant="default" size="compact-sm" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? `Só os ${FIRST} maiores` : `Mostrar os ${rows.length}`}
        </Button>
      )}
    </section>
  )
}
