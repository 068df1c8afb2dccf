import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CsvPreview, MAX_CSV_SIZE } from '#platform/contract/csv-import.ts'
import type { RecordImport } from '#platform/contract/record-import.ts'
import { plural } from '#ui/formats.ts'
import { ChooseFile } from '../record-import/choose-file.tsx'
import { PastImports, type PastImportsProps } from '../record-import/past-imports.tsx'
import { useFileImport } from '../record-import/use-file-import.ts'
import { CsvPreviewTable } from './csv-preview.tsx'

interface CsvImportProps {
  /** Path of the import's call. */
  path: string
  /** Key of all queries that show such records. */
  changes: QueryKey
  /** Which columns the file has, and what comes of a record that is there. */
  children: ReactNode
  past: Omit<PastImportsProps, 'changes'>
}

/** Records from a CSV: the file, what it would make, and the imports that were made, each with its way back. */
export function CsvImport({ path, changes, children, past }: CsvImportProps) {
  const state = useFileImport<CsvPreview>({ path, changes, maxSize: MAX_CSV_SIZE })
  const { shown, made } = state
  return (
    <>
      {shown ? (
        <CsvPreviewTable state={state} {...shown} />
      ) : (
        <ChooseFile
          state={state}
          heading="Um arquivo CSV"
          label="Arquivo CSV"
          accept={['.csv', '.txt', '.tsv', 'text/csv']}
          done={made && <Made {...made} />}
        >
          {children}
        </ChooseFile>
      )}
      <PastImports changes={changes} {...past} />
    </>
  )
}

/** What an import did. */
const Made = ({ file_name, made, changed, refused }: RecordImport) => (
  <p role="status" className="break-anywhere">
    <strong>{file_name}</strong>: {plural(made, 'novo', 'novos')}
    {changed > 0 && `, ${plural(changed, 'mudado', 'mudados')}`}
    {refused > 0 && `, ${plural(refused, 'linha de fora', 'linhas de fora')}`}.
  </p>
)
