import { Checkbox } from '@mantine/core'
import { type RefObject, useId } from 'react'
import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import type { KnownLine } from '../../proposal-contract.ts'
import { signedMoney } from '../parts/money-text.ts'
import styles from './import.module.css'
import type { ImportState } from './use-import.ts'

interface DroppedLinesProps {
  lines: readonly KnownLine[]
  /** Of all; more than are shown, perhaps. */
  count: number
  state: ImportState
  looked: boolean
  onLook: (looked: boolean) => void
  lookRef: RefObject<HTMLInputElement | null>
}

/** Lines that do not come in, since another statement has brought them: looked at before the import, not behind one's back. */
export function DroppedLines({ lines, count, state, looked, onLook, lookRef }: DroppedLinesProps) {
  const heading = useId()
  if (count === 0) return null
  return (
    <section className={`stack gap-50 one-column ${styles.past}`} aria-labelledby={heading}>
      <h3 id={heading}>Ficam de fora</h3>
      <details open={count <= 10}>
        <summary className="pointer">{plural(count, 'linha já está no livro', 'linhas já estão no livro')}</summary>
        <ul className="bare-list full-width line-above">
          {lines.map(({ line, date, description, amount, type, reason }) => (
            <li key={line} className="row cluster space-between gap-25-100 pad-50 line-below">
              <span>
                <b>{description}</b>
                <span className="tabular nowrap">{signedMoney({ type, amount })}</span>{' '}
                <small className="soft tiny">
                  {day(date)} · {reason}
                </small>
              </span>
              <Checkbox
                label="É outra: lançar"
                aria-label={`É outra: lançar ${description}, ${day(date)}`}
                checked={state.choices.has(line)}
                onChange={({ currentTarget }) =>
                  state.setChoice(line, currentTarget.checked ? { do: 'add' } : undefined)
                }
              />
            </li>
          ))}
        </ul>
        {count > lines.length && <p>E mais {wholeNumber(count - lines.length)}.</p>}
      </details>
      <Checkbox
        ref={lookRef}
        label="Olhei: o que não marquei é a mesma linha e fica de fora"
        checked={looked}
        onChange={({ currentTarget }) => onLook(currentTarget.checked)}
      />
    </section>
  )
}
