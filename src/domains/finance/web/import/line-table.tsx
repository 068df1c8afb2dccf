import { useId } from 'react'
import rows from '#ui/workbench/records/rows.module.css'
import type { ImportLine } from '../../import-contract.ts'
import styles from './import.module.css'
import { ImportLineRow } from './line-row.tsx'
import type { ImportState } from './use-import.ts'

interface LineTableProps {
  label: string
  lines: readonly ImportLine[]
  state: ImportState
  /** Id of the list of categories. */
  categories: string
}

/** Lines of a statement, with what is proposed for each and why. */
export function LineTable({ label, lines, state, categories }: LineTableProps) {
  const heading = useId()
  return (
    <div className="stack gap-50 one-column">
      <h3 id={heading}>{label}</h3>
      <table className={`${rows.rows} ${styles.lines}`} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Descrição</th>
            <th scope="col">Valor</th>
            <th scope="col">Categoria</th>
            <th scope="col">O que fazer</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ImportLineRow
              key={line.line}
              line={line}
              choice={state.choices.get(line.line)}
              onChoose={state.setChoice}
              categories={categories}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
