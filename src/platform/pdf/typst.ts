/*
 * PDFs by Typst (docs/decisions/0021-pdf.md), in a thread of the pool: a call takes its thread from its begin to its end.
 * Templates are ours; what people wrote reaches them as JSON alone, never as source.
 */
import { resolve } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readFonts } from './fonts.ts'
import { type Block, readMarkdown } from './markdown-tree.ts'
import { printable } from './text.ts'

/** What a PDF is made of. */
export interface PdfSource {
  /** The template, a path from the project's folder. It reads `json(bytes(sys.inputs.data))`. */
  template: string
  data: Readonly<Record<string, unknown>>
  /** Markdown texts, which the template finds under their names in `texts`, as `Block`s of markdown-tree.ts. */
  texts: Readonly<Record<string, string>>
  /** The amounts that it must show, as they are written and in this order: those that the template marks by `amount`. */
  amounts: readonly string[]
}

/** A PDF, and the amounts that it shows, read back from its pages. */
export interface MadePdf {
  pdf: Uint8Array
  amounts: readonly string[]
}

/** Documents for which Typst remembers what it worked out. */
const REMEMBERED = 10

let made: NodeCompiler | undefined
const compiler = () =>
  (made ??= NodeCompiler.create({ workspace: resolve('.'), fontArgs: [{ fontBlobs: readFonts() }] }))

/** Makes a tagged PDF (PDF/UA-1). The same source always gives the same bytes. Throws Error with Typst's words. */
export function makePdfHere({ template, data, texts }: PdfSource): MadePdf {
  const trees: Record<string, Block[]> = {}
  for (const [name, markdown] of Object.entries(texts)) trees[name] = readMarkdown(markdown)
  // Each value for itself, so that none can change another.
  const json = JSON.stringify({ ...data, texts: trees }, (_, value) =>
    typeof value === 'string' ? printable(value) : value,
  )
  try {
    const laidOut = layOut(template, json)
    const pdf = compiler().pdf(laidOut, { pdfStandard: 'ua-1' })
    return { pdf, amounts: compiler().query(laidOut, { selector: '<amount>', field: 'text' }) }
  } finally {
    compiler().evictCache(REMEMBERED)
  }
}

function layOut(template: string, json: string): NodeTypstDocument {
  const laidOut = compiler().compile({ mainFilePath: resolve(template), inputs: { data: json } })
  if (laidOut.result) return laidOut.result
  const faults: { message: string }[] = laidOut.takeError()?.shortDiagnostics ?? []
  throw new Error(faults.map(({ message }) => message).join('; ') || 'Typst failed without a word')
}
