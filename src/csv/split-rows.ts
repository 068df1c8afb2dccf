import { CsvError, parse } from 'csv-parse/sync'
import { type CsvRow, MAX_COLUMNS } from './csv-row.ts'
import { FileFault } from './file-fault.ts'

/** Characters of one row at most: beyond it a quotation mark was never closed. */
const MAX_ROW = 20_000
/** Signs that may separate columns. */
const DELIMITERS = [';', ',', '\t', '|'] as const

/** The sign that separates most columns in most of the first lines. */
export function guessDelimiter(text: string): (typeof DELIMITERS)[number] {
  const lines = text.slice(0, 20_000).split('\n', 30).filter(Boolean)
  const bare = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, ''))
  const median = (sign: string) => {
    const counts = bare.map((line) => line.split(sign).length - 1).sort((a, b) => a - b)
    return counts[Math.floor(counts.length / 2)] ?? 0
  }
  // The last line of a short file may be a total: the order of DELIMITERS decides between equals.
  return DELIMITERS.reduce((best, sign) => (median(sign) > median(best) ? sign : best))
}

/** What is wrong with the quotation marks of a row, by the parser's code. */
function quoteFault(code: string, isFirst: boolean): string | undefined {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return 'As aspas que se abrem aqui não se fecham.'
  const isElsewhere = code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
  // A first line like that is of another kind of file: JSON.
  return isElsewhere && !isFirst ? 'As aspas que se abrem aqui não se fecham no fim da coluna.' : undefined
}

/** Splits a CSV (RFC 4180) into rows of cells. Throws FileFault: `unknown` for what is none. */
export function splitRows(text: string, delimiter: string, unknown: string): CsvRow[] {
  /** The last line of the rows that were read. */
  let done = 0
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW,
      on_record: (record, { lines }) => {
        done = lines
        return record
      },
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    let line = 0
    return records.map(({ info, record }) => {
      const row = { line: line + 1, end: info.lines, cells: record }
      line = info.lines
      if (record.length > MAX_COLUMNS) throw new FileFault(`A linha tem mais de ${MAX_COLUMNS} colunas.`, row.line)
      return row
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault = quoteFault(error.code, done === 0)
    // Where the row begins: the parser itself says where it gave up, which may be the end of the file.
    throw fault ? new FileFault(fault, done + 1) : new FileFault(unknown)
  }
}
