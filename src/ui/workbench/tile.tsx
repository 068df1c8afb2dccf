import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/failures.ts'
import { wholeNumber } from '../formats.ts'
import styles from './tile.module.css'

interface TileProps {
  title: string
  /** The screen that the figure leads to. */
  to?: string
  /** The query that brings the figure. */
  answer?: { error: unknown; isPending: boolean }
  figure?: number | undefined
  note?: string | undefined
  /** What will stand here, where that part of the workbench is still being built. */
  coming?: string
}

/** One figure, with what it counts. */
export function Tile({ title, to, answer, figure, note, coming }: TileProps) {
  return (
    <li className={styles.tile} data-coming={coming ? '' : undefined}>
      <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
      {coming && <p>{coming}</p>}
      {answer?.isPending && (
        <div role="status" aria-label="Carregando…">
          <Skeleton height={60} />
        </div>
      )}
      {answer?.error ? <p role="alert">{failureText(answer.error)}</p> : null}
      {figure !== undefined && (
        <>
          <strong>{wholeNumber(figure)}</strong>
          <p>{note}</p>
        </>
      )}
    </li>
  )
}
