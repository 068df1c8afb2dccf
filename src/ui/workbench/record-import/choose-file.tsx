import { Button, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { FileDrop } from '../file-drop.tsx'
import styles from './choose-file.module.css'
import type { FileImportState } from './use-file-import.ts'

interface ChooseFileProps {
  state: Pick<FileImportState<unknown>, 'problem' | 'isRunning' | 'choose'>
  heading: string
  /** Accessible name of the file's field. */
  label: string
  /** What the dialog offers: MIME types and ends of names. */
  accept: readonly string[]
  /** What the last import did. */
  done: ReactNode
  /** What the file has, and what comes of it. */
  children: ReactNode
}

/** The first step of an import: the file. */
export function ChooseFile({ state, heading, label, accept, done, children }: ChooseFileProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { problem, isRunning, choose } = state
  return (
    <section className="stack items-start gap-75 one-column may-shrink" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={`stack gap-50 ${styles.text}`}>{children}</div>
      <FileDrop
        className={styles.drop}
        label={label}
        inputRef={input}
        accept={accept}
        disabled={isRunning}
        onFiles={choose}
      >
        <span className="row gap-60">
          {isRunning ? <Loader size="sm" /> : <IconFileImport size={22} stroke={1.6} aria-hidden />}
          <span role="status">{isRunning ? 'Lendo o arquivo…' : 'Solte o arquivo aqui'}</span>
        </span>
      </FileDrop>
      <Button variant="default" disabled={isRunning} onClick={() => input.current?.click()}>
        Escolher o arquivo
      </Button>
      {problem && (
        <p className="error break-anywhere" role="alert">
          {problem}
        </p>
      )}
      {done}
    </section>
  )
}
