// What the threads of the pool can do, a function for each kind of job. Node runs this very file, under the development
// server and in production alike, so everything it imports keeps to types that can be erased and names files with `.ts`.

import { type ReadStatements, readStatements, type StatementFile } from '#statements/read-statements.ts'
import type { PasswordRating, RatedPassword } from '../auth/rate-password.ts'
import type { ReadFile } from '../icalendar/read.ts'
import type { CalendarFile } from '../icalendar/write.ts'
import { centreImages } from '../markdown/centre-images.ts'
import { type Rendered, renderHere } from '../markdown/pipeline.ts'
import type { PdfSource } from '../pdf/typst.ts'

/** A text, and how long colouring its code may take, in milliseconds. */
export interface Text {
  markdown: string
  colourMs: number
}

// Characters. A real text grows two or three times; one that repeats its notes or references can grow without end.
const MAX_HTML = 8_000_000

/** Renders a text. Throws RangeError for one whose HTML would be too large. */
export async function renderText({ markdown, colourMs }: Text): Promise<Rendered> {
  const rendered = await renderHere(markdown, colourMs)
  if (rendered.html.length > MAX_HTML) throw new RangeError('the HTML is too large')
  return rendered
}

/** Centres the images of a text and renders it: all that a save stores. Throws like `renderText`. */
export async function renderForSave(text: Text): Promise<Rendered & { markdown: string }> {
  const markdown = centreImages(text.markdown)
  return { markdown, ...(await renderText({ ...text, markdown })) }
}

/** Makes a PDF. Typst's 50 MB are loaded with the first one, since most threads only render texts. */
export async function makePdf(source: PdfSource): Promise<Uint8Array> {
  const { makePdfHere } = await import('../pdf/typst.ts')
  return makePdfHere(source)
}

/** Rates a password. The dictionaries, 10 MB in memory, are loaded with the first one. */
export async function ratePassword(input: RatedPassword): Promise<PasswordRating> {
  const { ratePasswordHere } = await import('../auth/rate-password.ts')
  return ratePasswordHere(input)
}
/** Reads the file of a bank statement. */
export const readStatement = (file: StatementFile): ReadStatements => readStatements(file)
/** Reads a calendar file; null for a text that is none. Ical.js is loaded with the first one. */
export async function readCalendar(input: { text: string; house: string }): Promise<ReadFile | null> {
  const { readCalendarFile } = await import('../icalendar/read.ts')
  return readCalendarFile(input)
}

/** Writes a calendar file. */
export async function writeCalendar(file: CalendarFile): Promise<string> {
  const { writeCalendarFile } = await import('../icalendar/write.ts')
  return writeCalendarFile(file)
}
