import { createHash } from 'node:crypto'
import type { CsvRow } from '#csv/csv-row.ts'
import { decodeText, otherFormat } from '#csv/decode-text.ts'
import { FileFault, faultText } from '#csv/file-fault.ts'
import { type CsvTable, openTable, type RememberedMapping, readRows, splitCsv } from './csv.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { closingBalance } from './csv-rows.ts'
import type { StatementKind } from './kinds.ts'
import { readOfx } from './ofx.ts'
import { type LeftOut, type Statement, type StatementLimits, UNKNOWN_FILE } from './statement.ts'

/** A file to be read. */
export interface StatementFile {
  bytes: Uint8Array
  limits: StatementLimits
  /** Of a CSV: the mapping to read it by, else the remembered ones by `headerKey`. */
  mapping?: CsvMapping | undefined
  /** Of a CSV: what it is of, where a person says it. */
  kind?: StatementKind | undefined
  remembered?: Readonly<Record<string, RememberedMapping>> | undefined
}

/** What a file has, or why it is refused as a whole. */
export type ReadStatements = ReadFile | Misread

/** Why a file is refused. */
export interface Misread {
  /** With the line, where there is one. */
  fault: string
  /** Of a CSV: how it was tried. Another mapping may fit. */
  table: CsvTable | null
}

export interface ReadFile extends LeftOut {
  /** One for each account. */
  statements: Statement[]
  format: 'ofx' | 'csv' | 'xlsx'
  /** Of a CSV. */
  table: CsvTable | null
  /** By what the mapping of a CSV is remembered, and by what it may have been before; none for an OFX. */
  headers: string[]
}

/** By what a CSV's mapping is remembered: the names of its columns, as SHA-256. '' where no row names them. */
const headerKey = (header: readonly string[]) =>
  header.length > 0 ? createHash('sha256').update(header.join('\t')).digest('base64url') : ''

/**
 * Reads the file of a bank statement: OFX, CSV in any of the encodings that banks write, or XLSX. Takes long: for a thread
 * of the pool, which a thrown class would not leave as what it is.
 */
export async function readStatementFile(file: StatementFile): Promise<ReadStatements> {
  if (!isZip(file.bytes)) return readStatements(file)
  const { readXlsx } = await import('./xlsx.ts')
  try {
    const rows = await readXlsx(file.bytes)
    return refuseFaults((keep) => readTable(rows, 'xlsx', file, keep))
  } catch (error) {
    return toMisread(error, null)
  }
}

/** Reads OFX or CSV. */
export const readStatements = (file: StatementFile): ReadStatements =>
  refuseFaults((keep) => {
    const { bytes, limits } = file
    const text = decodeText(bytes)
    refuseOthers(bytes, text)
    if (!isOfx(text)) return readTable(splitCsv(text), 'csv', file, keep)
    const left: LeftOut = { remarks: [], unread: [] }
    return { statements: readOfx(text, limits, left), format: 'ofx', table: null, headers: [], ...left }
  })

function readTable(
  rows: readonly CsvRow[],
  format: 'csv' | 'xlsx',
  { limits, mapping, kind, remembered = {} }: StatementFile,
  keep: (table: CsvTable) => void,
): ReadFile {
  const left: LeftOut = { remarks: [], unread: [] }
  const open = openTable(rows, { mapping, kind }, (header) => remembered[headerKey(header)])
  keep(open.table)
  const read = readRows(open, limits, left)
  const headers = [...new Set([open.table.header, open.formerHeader].map(headerKey))].filter(Boolean)
  return {
    statements: [{ ...open.account, ...closingBalance(rows, open.table.mapping, read), lines: read.lines }],
    format,
    table: open.table,
    headers,
    ...left,
  }
}

/** What `work` reads, or why the file is refused, with the table as far as it was kept. */
function refuseFaults(work: (keep: (table: CsvTable) => void) => ReadFile): ReadStatements {
  let kept: CsvTable | null = null
  try {
    return work((table) => {
      kept = table
    })
  } catch (error) {
    return toMisread(error, kept)
  }
}

function toMisread(error: unknown, table: CsvTable | null): Misread {
  if (!(error instanceof FileFault)) throw error
  return { fault: faultText(error), table }
}

const isOfx = (text: string) => /^\s*OFXHEADER\s*:|<OFX[\s>]|<\?OFX\b/.test(text.slice(0, 5000))

/** Whether a file is a ZIP, which an XLSX is. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

function refuseOthers(bytes: Uint8Array, text: string): void {
  if (!text.trim()) throw new FileFault('O arquivo está vazio.')
  const other = otherFormat(bytes)
  if (other) throw new FileFault(`Este arquivo é ${other}. Baixe o extrato do banco como OFX, CSV ou XLSX.`)
  if (text.slice(0, 5000).includes('\0')) throw new FileFault(UNKNOWN_FILE)
}
