import type { CsvPreview } from '#platform/contract/csv-import.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { FilePreview, Refused } from '../record-import/file-preview.tsx'
import type { FileImportState } from '../record-import/use-file-import.ts'
import rows from '../records/rows.module.css'
import styles from './csv-import.module.css'

interface CsvPreviewTableProps {
  state: FileImportState<CsvPreview>
  file: File
  preview: CsvPreview
}

/** What an import would write: nothing is written yet. */
export function CsvPreviewTable({ state, file, preview }: CsvPreviewTableProps) {
  const { counts, columns, ignored, rows: shown, refused } = preview
  const coming = counts.new + counts.changed
  return (
    <FilePreview
      state={state}
      file={file}
      coming={coming}
      commit={() => state.commit()}
      said={[
        plural(counts.new, 'novo', 'novos'),
        counts.changed > 0 && plural(counts.changed, 'muda', 'mudam'),
        counts.same > 0 && plural(counts.same, 'já está igual', 'já estão iguais'),
        counts.refused > 0 && plural(counts.refused, 'fica de fora', 'ficam de fora'),
      ]}
    >
      <p className="soft tiny break-anywhere">
        Colunas lidas: {columns.join(', ')}.{ignored.length > 0 && ` Não lidas: ${ignored.join(', ')}.`}
      </p>
      {refused.length > 0 && (
        <Refused
          summary={plural(counts.refused, 'linha fica de fora', 'linhas ficam de fora')}
          count={counts.refused}
          listed={refused.map(({ line, text }) => ({ key: line, text: `Linha ${line}: ${text}` }))}
        />
      )}
      {coming === 0 ? (
        <p className="measure soft">Nada deste arquivo entra: o que ele diz já está aqui, ou fica de fora.</p>
      ) : (
        <table className={`${rows.rows} ${styles.rows}`}>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              <th scope="col">Nome</th>
              <th scope="col">O que acontece</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, state: what, title, note, changes }) => (
              <tr key={line}>
                <td className="tabular soft">{line}</td>
                <th scope="row" className="strong break-anywhere">
                  {title}
                  {note && <small className="block soft regular">{note}</small>}
                </th>
                <td className="break-anywhere">{what === 'new' ? 'Entra' : `Muda: ${changes.join('; ')}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {coming > shown.length && (
        <p className="measure soft">
          Aqui estão as primeiras {wholeNumber(shown.length)} linhas; entram todas as {wholeNumber(coming)}.
        </p>
      )}
    </FilePreview>
  )
}
