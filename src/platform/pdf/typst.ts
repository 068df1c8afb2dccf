/*
 * PDFs by Typst (docs/decisions/0021-pdf.md), in a thread of the pool: a call takes its thread from its begin to its end.
 * Templates are ours; what people wrote reaches them as JSON alone, never as source.
 */
import { resolve } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type Block, readMarkdown } from './markdown-tree.ts'
import { printable } from './text.ts'

/** What a PDF is made of. */
export interface PdfSource {
  /** The template, a path from the project's folder. It reads `json(bytes(sys.inputs.data))`. */
  template: string
  data: Readonly<Record<string, unknown>>
  /** Markdown texts, which the template finds under their names in `texts`, as `Block`s of markdown-tree.ts. */
  texts: Readonly<Record<string, string>>
}

/** Documents for which Typst remembers what it worked out. */
const REMEMBERED = 10
/** How often a document may show characters that no font has before it fails. */
const ATTEMPTS = 4

let made: NodeCompiler | undefined
const compiler = () =>
  (made ??= NodeCompiler.create({
    workspace: resolve('.'),
    fontArgs: [{ fontPaths: [resolve('src/platform/pdf/fonts')] }],
  }))

/** Makes a tagged PDF (PDF/UA-1). The same source always gives the same bytes. Throws Error with Typst's words. */
export function makePdfHere({ template, data, texts }: PdfSource): Uint8Array {
  const trees: Record<string, Block[]> = {}
  for (const [name, markdown] of Object.entries(texts)) trees[name] = readMarkdown(markdown)
  let json = JSON.stringify({ ...data, texts: trees }, (_, value) =>
    typeof value === 'string' ? printable(value) : value,
  )
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return compiler().pdf(layOut(template, json), { pdfStandard: 'ua-1' })
      } catch (error) {
        const missing = missingCharacters(error)
        if (missing.length === 0 || attempt === ATTEMPTS) throw error
        for (const characters of missing) json = json.replaceAll(characters, '□')
      }
    }
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

/** What an export failed for because no font has it, as Typst's message quotes it: '日', '\u{1f1e7}'. */
function missingCharacters(error: unknown): string[] {
  const { message } = error as Error
  const quoted = message.matchAll(/the text `\\"(.+?)\\"` could not be displayed/g)
  return [
    ...new Set(
      Array.from(quoted, ([, text = '']) =>
        text.replace(/\\+u\{([\da-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
      ),
    ),
  ]
}
