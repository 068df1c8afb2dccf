import type { CsvRow } from './csv-row.ts'
import { decodeText, otherFormat } from './decode-text.ts'
import { FileFault, faultText } from './file-fault.ts'
import { guessDelimiter, splitRows } from './split-rows.ts'

/** Rows of records in one file at most. */
export const MAX_RECORDS = 50_000

const UNKNOWN = 'Este arquivo não é um CSV. Na planilha, use Salvar como e escolha CSV.'

/** A CSV as a table: the names of its columns, and the rows below them that have something. */
export interface CsvTable {
  header: string[]
  rows: CsvRow[]
}

/** A CSV's table, or why it is refused, for people. */
export type ReadTable = { table: CsvTable } | { fault: string }

/** Reads a CSV whose first row names its columns, in any encoding and with any separator of spreadsheets. For a thread of the pool. */
export function readTable(bytes: Uint8Array): ReadTable {
  try {
    const text = decodeText(bytes)
    if (!text.trim()) throw new FileFault('O arquivo está vazio.')
    const other = otherFormat(bytes)
    if (other) throw new FileFault(`Este arquivo é ${other}. Na planilha, use Salvar como e escolha CSV.`)
    if (text.slice(0, 5000).includes('\0')) throw new FileFault(UNKNOWN)
    const [header, ...rows] = splitRows(text, guessDelimiter(text), UNKNOWN)
      .map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }))
      .filter(({ cells }) => cells.some(Boolean))
    if (!header || rows.length === 0) throw new FileFault('O arquivo não tem nenhuma linha abaixo das colunas.')
    if (rows.length > MAX_RECORDS)
      throw new FileFault(`O arquivo tem mais de ${MAX_RECORDS.toLocaleString('pt-BR')} linhas. Divida-o em partes.`)
    return { table: { header: header.cells, rows } }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { fault: faultText(error) }
  }
}

/** A cell without the apostrophe that our own files put before what a spreadsheet would run as a formula (platform/csv.ts). */
const plainCell = (cell: string) => cell.trim().replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/, '')
