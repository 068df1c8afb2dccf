/** Excel's spreadsheets (XLSX, ECMA-376) as rows of texts. Parsed by read-excel-file: docs/decisions/0063-spreadsheets-of-banks.md */
import { readSheet } from 'read-excel-file/universal'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ZipFile as NewZip } from 'yazl'
import { type CsvRow, MAX_COLUMNS } from '#csv/csv-row.ts'
import { FileFault } from '#csv/file-fault.ts'
import { fold } from '#fold.ts'
import { cleanText } from './statement.ts'

/** Files in a spreadsheet, and bytes of those that are read, unpacked, at most. */
const LIMITS = { files: 2000, unpacked: 48 * 1024 * 1024 }
/** Packed XML shrinks to a twentieth; a bomb to a thousandth. */
const MAX_RATIO = 200
/** What is read of a spreadsheet: no pictures, no macros, no links to elsewhere. */
const READ =
  /^(\[Content_Types\]\.xml|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i

/** Characters of a cell that are looked at. A text of many cells is stored once: without a limit a small file is long work. */
const MAX_CELL = 1000

const BROKEN = 'Esta planilha está danificada ou não é do Excel. Abra-a, salve como CSV e envie o CSV.'
const HEAVY = 'A planilha é grande demais aberta. Baixe o extrato por mês, ou salve como CSV.'

/**
 * The rows of a spreadsheet's first sheet that have something. Formulas are not worked out: what stands is the value that
 * was saved with them. Throws FileFault. Takes long, and memory: for a thread of the pool.
 */
export async function readXlsx(bytes: Uint8Array): Promise<CsvRow[]> {
  const plain = new Uint8Array(await unpack(bytes))
  let sheet: unknown[][]
  try {
    sheet = (await readSheet(plain.buffer)).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CELL) : cell)),
    )
  } catch {
    throw new FileFault(BROKEN)
  }
  const days = daysColumns(sheet)
  const texts = sheet.flatMap((row) => row.filter((cell) => typeof cell === 'string'))
  // As its texts write them, so that all of a column are read alike.
  const isIso = texts.some((text) => /^\d{4}-\d\d-\d\d/.test(text))
  const comma = !texts.some((text) => /^-?\d+\.\d{2}$/.test(text.trim()))
  return sheet
    .map((row, at) => ({
      line: at + 1,
      cells: row.map((cell, column) => textOf(cell, { comma, isIso, isDay: days.has(column) })),
    }))
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ line, cells }) => {
      if (cells.findLastIndex(Boolean) >= MAX_COLUMNS)
        throw new FileFault(`A linha tem mais de ${MAX_COLUMNS} colunas.`, line)
      return { line, cells: cells.slice(0, MAX_COLUMNS) }
    })
}

/** Days that a cell without a day's format may be: from 1954 to 2119. */
const isSerial = (cell: unknown): cell is number => typeof cell === 'number' && cell >= 20_000 && cell < 80_000

/** Columns that a row calls a date and whose numbers could be days. */
function daysColumns(sheet: readonly (readonly unknown[])[]): Set<number> {
  const columns = new Set<number>()
  for (const [at, row] of sheet.slice(0, 80).entries())
    for (const [column, cell] of row.entries())
      if (typeof cell === 'string' && /(^|[^a-z])(data|date|dia)([^a-z]|$)/.test(fold(cell))) {
        const numbers = sheet.slice(at + 1).flatMap((below) => (typeof below[column] === 'number' ? below[column] : []))
        if (numbers.length > 0 && numbers.every(isSerial)) columns.add(column)
      }
  return columns
}

interface Writing {
  comma: boolean
  isIso: boolean
  /** Whether the cell's column holds days. */
  isDay: boolean
}

function textOf(cell: unknown, { comma, isIso, isDay }: Writing): string {
  if (cell instanceof Date) return dayText(cell.getTime(), isIso)
  if (isDay && isSerial(cell)) return dayText(Date.UTC(1899, 11, 30) + Math.floor(cell) * 86_400_000, isIso)
  if (typeof cell === 'number') return numberText(cell, comma)
  return cell === null || cell === undefined ? '' : cleanText(String(cell))
}

function dayText(moment: number, isIso: boolean): string {
  if (Number.isNaN(moment)) return ''
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-')
  return isIso ? `${year}-${month}-${day}` : `${day}/${month}/${year}`
}

/** A number as a statement has it: cents as Excel shows them, for it stores 1234.56 as 1234.5599999999999. */
function numberText(value: number, comma: boolean): string {
  const cents = Math.round(value * 100) / 100
  const text = String(Math.abs(value - cents) < 1e-7 ? cents : value)
  return comma ? text.replace('.', ',') : text
}

/**
 * The files that are read, each no longer than the list says, in a ZIP that is not packed: the parser unpacks without a
 * limit of its own.
 */
async function unpack(bytes: Uint8Array): Promise<Buffer> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(refuseBroken)
  const plain = new NewZip()
  let [unpacked, files] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      files += 1
      if (files > LIMITS.files) throw new FileFault(HEAVY)
      if (!READ.test(entry.fileName)) continue
      unpacked += entry.uncompressedSize
      const isBomb = entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > entry.compressedSize * MAX_RATIO
      if (isBomb || unpacked > LIMITS.unpacked) throw new FileFault(HEAVY)
      if (entry.isEncrypted()) throw new FileFault('A planilha tem senha. Tire a senha e envie de novo.')
      const content = await readEntry(zip, entry)
      if (isVast(content)) throw new FileFault(HEAVY)
      plain.addBuffer(content, entry.fileName, { compress: false })
    }
  } catch (error) {
    refuseBroken(error)
  }
  plain.end()
  const chunks: Buffer[] = []
  for await (const chunk of plain.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * A row or a cell whose place is written otherwise than as Excel does ('B12'), or is beyond row 199,999 or column CV: the
 * parser would fill all rows and columns up to it, and takes '1e9' for a number as well.
 */
const FAR =
  /<(?:[\w.-]+:)?(?:row|c)(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+r\s*=\s*(?!"(?:[A-Z]|[AB][A-Z]|C[A-V])?1?\d{1,5}")/

const isVast = (xml: Buffer) => FAR.test(xml.toString('latin1'))

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  // yauzl ends the stream with an error where it is not as long as the list says.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function refuseBroken(error: unknown): never {
  throw error instanceof FileFault ? error : new FileFault(BROKEN)
}
