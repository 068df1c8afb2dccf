import { ZipFile } from 'yazl'

/** A cell as Excel stores it: a text, a number, a day by its format, a formula with the value it had, or nothing. */
export type Cell =
  | string
  | number
  | null
  | { day: number }
  | { shared: number }
  | { formula: string; value?: number }
  | { error: string }

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const letter = (at: number) => String.fromCharCode(65 + at)

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if ('shared' in cell) return `<c r="${at}" t="s"><v>${cell.shared}</v></c>`
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  return `<c r="${at}"><f>${escapeXml(cell.formula)}</f>${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`
}

const NAMESPACE = 'http://schemas.openxmlformats.org'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A spreadsheet (XLSX) of one sheet; `sheet` replaces its XML, `before` stands above it, `shared` are texts that cells name. */
export async function makeXlsx(
  rows: readonly (readonly Cell[])[],
  { merged = '', sheet = '', before = '', shared = [] as readonly string[] } = {},
): Promise<Buffer> {
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${letter(at)}${row + 1}`)).join('')}</row>`,
  )
  const data =
    sheet ||
    `<sheetData>${written.join('')}</sheetData>${merged && `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`}`
  const main = `${NAMESPACE}/spreadsheetml/2006/main`
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${NAMESPACE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
  return makeZip({
    '[Content_Types].xml': `${XML}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${NAMESPACE}/officeDocument/2006/relationships"><sheets><sheet name="Extrato" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${NAMESPACE}/package/2006/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${main}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}${before}<worksheet xmlns="${main}">${data}</worksheet>`,
  })
}

/** A ZIP of texts. */
export async function makeZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
