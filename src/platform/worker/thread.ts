// What the threads of the pool can do, a function for each kind of job. Node runs this very file, under the development
// server and in production alike, so everything it imports keeps to types that can be erased and names files with `.ts`.
// Each job loads what it needs when it is first done: a visitor's picture does not wait for the renderer of texts.

import type { ReadTable } from '#csv/read-table.ts'
import type { ReceiptFile } from '#fiscal/read-receipt.ts'
import type { ReadReceipt } from '#fiscal/receipt.ts'
import type { PictureRequest } from '#pictures/picture-address.ts'
import type { ReadStatements, StatementFile } from '#statements/read-statements.ts'
import type { Board } from '#trello/board.ts'
import type { PasswordRating, RatedPassword } from '../auth/rate-password.ts'
import type { ReadFile } from '../icalendar/read.ts'
import type { CalendarFile } from '../icalendar/write.ts'
import type { TextFile } from '../markdown/front-matter.ts'
import type { Rendered } from '../markdown/pipeline.ts'
import type { MadePdf, PdfSource } from '../pdf/typst.ts'
import type { InitialsOf } from '../pictures/initials.ts'
import type { ShareCard } from '../pictures/share-card.ts'

/** A text, and how long colouring its code may take, in milliseconds. */
export interface Text {
  markdown: string
  colourMs: number
}

/** A text, and other addresses for those of its pictures. */
export interface PicturesOf {
  markdown: string
  known: ReadonlyMap<string, string>
}

// Characters. A real text grows two or three times; one that repeats its notes or references can grow without end.
const MAX_HTML = 8_000_000

/** Renders a text. Throws RangeError for one whose HTML would be too large. */
export async function renderText({ markdown, colourMs }: Text): Promise<Rendered> {
  const { renderHere } = await import('../markdown/pipeline.ts')
  const rendered = await renderHere(markdown, colourMs)
  if (rendered.html.length > MAX_HTML) throw new RangeError('the HTML is too large')
  return rendered
}

/** Renders short texts, in their order: one job for all. Throws like `renderText`. */
export async function renderTexts({
  texts,
  colourMs,
}: {
  texts: readonly string[]
  colourMs: number
}): Promise<string[]> {
  const html: string[] = []
  for (const markdown of texts) html.push((await renderText({ markdown, colourMs })).html)
  return html
}

/** Centres the images of a text and renders it: all that a save stores. Throws like `renderText`. */
export async function renderForSave(text: Text): Promise<Rendered & { markdown: string }> {
  const { centreImages } = await import('../markdown/centre-images.ts')
  const markdown = centreImages(text.markdown)
  return { markdown, ...(await renderText({ ...text, markdown })) }
}

/** Reads the file of a text: its head, and what is below. */
export async function readTextFile(bytes: Uint8Array): Promise<TextFile | { fault: string }> {
  const { readTextFile } = await import('../markdown/front-matter.ts')
  return readTextFile(bytes)
}

/** The addresses of pictures in a text, as written. */
export async function listPictures(markdown: string): Promise<string[]> {
  const { listPictures } = await import('../markdown/text-pictures.ts')
  return listPictures(markdown)
}

/** Puts other addresses in the place of those that are known. */
export async function replacePictures({ markdown, known }: PicturesOf): Promise<string> {
  const { replacePictures } = await import('../markdown/text-pictures.ts')
  return replacePictures(markdown, known)
}

/** Makes a PDF. Typst takes 50 MB. */
export async function makePdf(source: PdfSource): Promise<MadePdf> {
  const { makePdfHere } = await import('../pdf/typst.ts')
  return makePdfHere(source)
}

/** Rates a password. The dictionaries take 10 MB. */
export async function ratePassword(input: RatedPassword): Promise<PasswordRating> {
  const { ratePasswordHere } = await import('../auth/rate-password.ts')
  return ratePasswordHere(input)
}

/** Reads the file of a bank statement. */
export async function readStatement(file: StatementFile): Promise<ReadStatements> {
  const { readStatementFile } = await import('#statements/read-statements.ts')
  return readStatementFile(file)
}

/** Reads a receipt. pdf.js takes 30 MB. */
export async function readReceipt(file: ReceiptFile): Promise<ReadReceipt> {
  const { readReceipt } = await import('#fiscal/read-receipt.ts')
  return readReceipt(file)
}

/** Reads a CSV of records. */
export async function readCsv(bytes: Uint8Array): Promise<ReadTable> {
  const { readTable } = await import('#csv/read-table.ts')
  return readTable(bytes)
}

/** Reads the JSON of a board of Trello. */
export async function readBoard(bytes: Uint8Array): Promise<Board | { fault: string }> {
  const { readBoard } = await import('#trello/read-board.ts')
  return readBoard(bytes)
}

/** Reads a calendar file; null for a text that is not one. */
export async function readCalendar(input: { text: string; house: string }): Promise<ReadFile | null> {
  const { readCalendarFile } = await import('../icalendar/read.ts')
  return readCalendarFile(input)
}

/** Writes a calendar file. */
export async function writeCalendar(file: CalendarFile): Promise<string> {
  const { writeCalendarFile } = await import('../icalendar/write.ts')
  return writeCalendarFile(file)
}

/** Writes calendar files. */
export async function writeCalendars(files: readonly CalendarFile[]): Promise<string[]> {
  const { writeCalendarFile } = await import('../icalendar/write.ts')
  return files.map(writeCalendarFile)
}

/** Draws the picture at an address. An SVG, as the next two. */
export async function drawPicture(request: PictureRequest): Promise<string> {
  const { drawRequested } = await import('../pictures/draw-requested.ts')
  return drawRequested(request)
}

/** Draws the profile picture of who has none. */
export async function drawInitials(person: InitialsOf): Promise<string> {
  const { drawInitialsHere } = await import('../pictures/initials.ts')
  return drawInitialsHere(person)
}

/** Draws the picture that social networks show. */
export async function drawShareCard(card: ShareCard): Promise<string> {
  const { drawShareCardHere } = await import('../pictures/share-card.ts')
  return drawShareCardHere(card)
}
