import { Button, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { CsvImport as MadeImport } from '#platform/contract/csv-import.ts'
import { plural } from '#ui/formats.ts'
import { FileDrop } from '../file-drop.tsx'
import styles from './csv-import.module.css'
import { CsvPreviewTable } from './csv-preview.tsx'
import { PastCsvImports, type PastCsvImportsProps } from './past-csv-imports.tsx'
import { useCsvImport } from './use-csv-import.ts'

interface CsvImportProps {
  /** Path of the import's call. */
  path: string
  /** Key of all queries that show such records. */
  changes: QueryKey
  /** Which columns the file has, and what comes of a record that is there. */
  children: ReactNode
  past: Omit<PastCsvImportsProps, 'changes'>
}

/** Records from a CSV: the file, what it would make, and the imports that were made, each with its way back. */
export function CsvImport({ path, changes, children, past }: CsvImportProps) {
  const state = useCsvImport(path, changes)
  const input = useRef<HTMLInputElement>(null)
  const { shown, problem, made, isRunning } = state
  return (
    <>
      {shown ? (
        <CsvPreviewTable state={state} {...shown} />
      ) : (
        <section className="stack items-start gap-75 one-column may-shrink" aria-labelledby="csv-import-start">
          <h2 id="csv-import-start">Um arquivo CSV</h2>
          <div className={`stack gap-50 ${styles.text}`}>{children}</div>
          <FileDrop
            className={styles.drop}
            label="Arquivo CSV"
            inputRef={input}
            accept={['.csv', '.txt', '.tsv', 'text/csv']}
            disabled={isRunning}
            onFiles={state.choose}
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
          {made && <Made {...made} />}
        </section>
      )}
      <PastCsvImports changes={changes} {...past} />
    </>
  )
}

/** What an import did. */
const Made = ({ file_name, made, changed, refused }: MadeImport) => (
  <p role="status" className="break-anywhere">
    <strong>{file_name}</strong>: {plural(made, 'novo', 'novos')}
    {changed > 0 && `, ${plural(changed, 'mudado', 'mudados')}`}
    {refused > 0 && `, ${plural(refused, 'linha de fora', 'linhas de fora')}`}.
  </p>
)
