/** Columns of a CSV at most. */
export const MAX_COLUMNS = 100

/** A row of a CSV with its line, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}
