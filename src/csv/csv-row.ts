/** Columns of a CSV at most. */
export const MAX_COLUMNS = 100

/** A row of a CSV with its line, from 1. */
export interface CsvRow {
  line: number
  /** The line in which it ends, where a cell in quotation marks has several. */
  end?: number
  cells: string[]
}
