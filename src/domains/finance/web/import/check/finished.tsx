import { Button, Kbd } from '@mantine/core'
import type { ReactNode } from 'react'
import { plural } from '#ui/formats.ts'
import type { ImportState } from '../use-import.ts'
import styles from './check.module.css'
import type { Check, Checked } from './use-check.ts'

interface FinishedProps {
  lines: readonly Checked[]
  check: Check
  state: ImportState
  /** Imports what was checked; undefined while that cannot be done. */
  onCommit: (() => void) | undefined
  /** What has to be said before that can be done. */
  asked: ReactNode
}

/** All lines have been looked at: what becomes of them, and the way on. */
export function Finished({ lines, check, state, onCommit, asked }: FinishedProps) {
  const isOut = ({ line, group }: Checked) => {
    const choice = state.choices.get(line)
    return choice ? choice.do === 'skip' : group === 'out'
  }
  const out = lines.filter(isOut).length
  return (
    <section
      aria-label="Extrato conferido"
      className={`stack gap-75 one-column may-shrink surface outlined ${styles.hand}`}
    >
      <h3>Extrato conferido</h3>
      <p role="status">
        {plural(lines.length, 'linha', 'linhas')}
        {check.took !== undefined && ` em ${timeText(check.took)}`}: {lines.length - out} entram,{' '}
        {out === 1 ? '1 fica' : `${out} ficam`} de fora.
      </p>
      {asked}
      <footer className="row cluster gap-50">
        <Button
          disabled={!onCommit}
          loading={state.isReading}
          onClick={onCommit}
          rightSection={<Kbd visibleFrom="sm">Enter</Kbd>}
        >
          Importar
        </Button>
        <Button variant="subtle" disabled={!check.canUndo} onClick={check.undo}>
          Desfazer a última
        </Button>
      </footer>
    </section>
  )
}

/** '48 s', '1 min 05 s'. */
function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
