import { createHash } from 'node:crypto'
import { decodeText, otherFormat } from '#csv/decode-text.ts'
import { FileFault, faultText } from '#csv/file-fault.ts'
import { type CsvTable, openTable, type RememberedMapping, readRows, splitCsv } from './csv.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { readOfx } from './ofx.ts'
import { type Remark, type Statement, type StatementLimits, UNKNOWN_FILE } from './statement.ts'

/** A file to be read. */
export interface StatementFile {
  bytes: Uint8Array
  limits: StatementLimits
  /** Of a CSV: the mapping to read it by, else the remembered ones by `headerKey`. */
  mapping?: CsvMapping | undefined
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

export interface ReadFile {
  /** One for each account. */
  statements: Statement[]
  format: 'ofx' | 'csv'
  /** Of a CSV. */
  table: CsvTable | null
  /** By what the mapping of a CSV is remembered, and by what it may have been before; none for an OFX. */
  headers: string[]
  /** What is not taken or not as it stands, by its line. */
  remarks: Remark[]
}

/** By what a CSV's mapping is remembered: the names of its columns, as SHA-256. '' where no row names them. */
const headerKey = (header: readonly string[]) =>
  header.length > 0 ? createHash('sha256').update(header.join('\t')).digest('base64url') : ''

/**
 * Reads the file of a bank statement, OFX or CSV, in any of the encodings that banks write. Takes long: for a thread of
 * the pool, which a thrown class would not leave as what it is.
 */
export function readStatements({ bytes, limits, mapping, remembered = {} }: StatementFile): ReadStatements {
  let table: CsvTable | null = null
  const remarks: Remark[] = []
  try {
    const text = decodeText(bytes)
    refuseOthers(bytes, text)
    if (isOfx(text)) return { statements: readOfx(text, limits, remarks), format: 'ofx', table, headers: [], remarks }
    const csv = openTable(splitCsv(text), mapping, (header) => remembered[headerKey(header)])
    table = csv.table
    const lines = readRows(csv, limits, remarks)
    const statement: Statement = { ...csv.account, balance: null, lines }
    const headers = [...new Set([table.header, csv.formerHeader].map(headerKey))].filter(Boolean)
    return { statements: [statement], format: 'csv', table, headers, remarks }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return { fault: faultText(error), table }
  }
}

const isOfx = (text: string) => /^\s*OFXHEADER\s*:|<OFX[\s>]|<\?OFX\b/.test(text.slice(0, 5000))

function refuseOthers(bytes: Uint8Array, text: string): void {
  if (!text.trim()) throw new FileFault('O arquivo está vazio.')
  const other = otherFormat(bytes)
  if (other) throw new FileFault(`Este arquivo é ${other}. Baixe o extrato do banco como OFX ou CSV.`)
  if (text.slice(0, 5000).includes('\0')) throw new FileFault(UNKNOWN_FILE)
}
