import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/calls/failures.ts'
import { useSay } from '#client/interface/say.ts'
import type { Words } from '#words.ts'
import { wholeNumber } from '../formats.ts'
import styles from './tile.module.css'

interface TileProps {
  title: Words
  /** Path of the screen with the details. */
  to: string
  /** The query of the figure. */
  answer: { error: unknown; isPending: boolean }
  /** A number, or an amount as text; undefined until it is known. */
  figure: number | string | undefined
  note: Words | undefined
}

/** A tile of the dashboard: a figure with a note. It is the one that its screen shows, by the same switch of the whole team. */
export function Tile({ title, to, answer, figure, note }: TileProps) {
  const say = useSay()
  return (
    <li className={`stack content-start gap-25 relative surface measured ${styles.tile}`}>
      <h3 className="untracked">
        <Link className="undecorated link-area" to={to}>
          {say(title)}
        </Link>
      </h3>
      {answer.isPending && (
        <div role="status" aria-label="Carregando…">
          <Skeleton height={60} />
        </div>
      )}
      {answer.error ? (
        <p className="soft tiny" role="alert">
          {failureText(answer.error)}
        </p>
      ) : null}
      {figure !== undefined && (
        <>
          {typeof figure === 'number' ? (
            <strong className="break-anywhere">{wholeNumber(figure)}</strong>
          ) : (
            <strong className="break-anywhere" data-amount>
              {figure}
            </strong>
          )}
          <p className="soft tiny">{note && say(note)}</p>
        </>
      )}
    </li>
  )
}
