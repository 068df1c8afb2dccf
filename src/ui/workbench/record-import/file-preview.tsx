import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { wholeNumber } from '#ui/formats.ts'
import { AndMore } from '#ui/parts/and-more.tsx'
import busy from '../busy.module.css'
import styles from './file-preview.module.css'
import type { FileImportState } from './use-file-import.ts'

interface Props {
  state: FileImportState<unknown>
  file: File
  /** What the file holds, in parts of one sentence; those that are not said are false. */
  said: readonly (string | false)[]
  /** How many records come in. */
  coming: number
  commit: () => void
  /** What each would become. */
  children: ReactNode
}

/** What an import of a file would write, with the buttons that write it or leave it: nothing is written yet. */
export const FilePreview = ({ state, file, said, coming, commit, children }: Props) => (
  <section
    className={`stack gap-125 one-column may-shrink ${busy.busy}`}
    aria-labelledby="import-preview"
    aria-busy={state.isRunning}
  >
    <header className="row cluster space-between gap-75">
      <div className="may-shrink">
        <h2 id="import-preview" className="break-anywhere">
          {file.name}
        </h2>
        <p role="status" className="soft">
          {said.filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex gap-50">
        <Button variant="default" onClick={state.cancel}>
          Cancelar
        </Button>
        <Button loading={state.isRunning} disabled={coming === 0} onClick={commit}>
          Importar {wholeNumber(coming)}
        </Button>
      </div>
    </header>
    {state.problem && (
      <p className="error break-anywhere" role="alert">
        {state.problem}
      </p>
    )}
    {children}
  </section>
)

interface RefusedProps {
  /** 'três linhas ficam de fora' */
  summary: string
  count: number
  /** Of them those that are listed. */
  listed: readonly { key: number /** What it is, in bold. */; name?: string; text: string }[]
}

/** What of the file stays out, and why: open where it is little. */
export const Refused = ({ summary, count, listed }: RefusedProps) => (
  <details className="break-anywhere" open={count <= 10}>
    <summary className="pointer">{summary}</summary>
    <ul className={styles.refused}>
      {listed.map(({ key, name, text }) => (
        <li key={key}>
          {name && <b>{name}: </b>}
          {text}
        </li>
      ))}
    </ul>
    <AndMore count={count} listed={listed.length} />
  </details>
)
