import { basename, extname } from 'node:path/posix'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { TextFile } from '#platform/markdown/front-matter.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { DamagedFile, type OpenZip, type RefusedFile, type ZippedFile } from '#platform/zip/read-zip.ts'
import { ArchiveFields } from '../../archive-fields.ts'
import { MAX_IMPORTED } from '../../zip-contract.ts'
import { readHead, WrongField } from './article-head.ts'
import { isPicture, isZippedPicture, pictureFinder, textFinder } from './zip-pictures.ts'

/** What is taken of a ZIP: files, and bytes of all of them unpacked. */
export const ZIP_LIMITS = { entries: 5000, unpacked: 1024 * 1024 * 1024 }
/** Bytes of all texts at most, since those of an import are in memory together. */
const MAX_TEXTS = 32 * 1024 * 1024
const TEXT = /\.(md|markdown|mdown)$/i

/** An article of a ZIP; the addresses of its pictures are as in its file. */
export interface ReadArticle {
  path: string
  fields: ArchiveFields
  /** The files of its pictures by the addresses that it has for them. */
  pictures: ReadonlyMap<string, string>
  /** The texts that it links to, by the addresses that it has for them. */
  links: ReadonlyMap<string, string>
  notes: string[]
}

export interface ReadArticles {
  articles: ReadArticle[]
  refused: RefusedFile[]
  /** Fields of heads that are not read. */
  ignored: string[]
  /** Files that are neither a text nor shown by one. */
  unused: number
}

/** Reads the articles of a ZIP. Throws 413 where they are too many or too long, 422 where there is none. */
export async function readArticles(context: Context, zip: OpenZip, lane: Lane): Promise<ReadArticles> {
  const [texts, others] = [
    zip.files.filter(({ path }) => TEXT.test(path)),
    zip.files.filter(({ path }) => !TEXT.test(path)),
  ]
  if (texts.length === 0 && !zip.refused.some(({ path }) => TEXT.test(path)))
    throw refuseZip('Não há artigo neste ZIP: cada um é um arquivo .md, com uma ficha em YAML no alto.')
  if (texts.length > MAX_IMPORTED)
    throw tooLarge(`O ZIP tem mais de ${MAX_IMPORTED.toLocaleString('pt-BR')} artigos. Divida-o.`)
  if (texts.reduce((sum, { size }) => sum + size, 0) > MAX_TEXTS)
    throw tooLarge('Os textos do ZIP passam de 32 MB. Divida-o.')
  const findPicture = pictureFinder(others.map(({ path }) => path).filter(isPicture))
  const findText = textFinder(texts.map(({ path }) => path))
  const found: ReadArticles = { articles: [], refused: [...zip.refused], ignored: [], unused: 0 }
  const ignored = new Set<string>()
  for (const file of texts) {
    try {
      const text = await readText(context, zip, file, lane)
      const article = toArticle(file.path, text, findPicture, context.clock.now())
      const links = text.pictures.flatMap((address) => {
        const linked = article.pictures.has(address) ? undefined : findText(file.path, address)
        return linked ? [[address, linked] as const] : []
      })
      for (const key of article.ignored) ignored.add(key.slice(0, 60))
      found.articles.push({ ...pick(article, ['path', 'fields', 'pictures', 'notes']), links: new Map(links) })
    } catch (error) {
      if (!(error instanceof WrongField)) throw error
      found.refused.push({ path: file.path, text: error.message })
    }
  }
  const shown = new Set(found.articles.flatMap(({ pictures }) => [...pictures.values()]))
  return { ...found, ignored: [...ignored], unused: others.filter(({ path }) => !shown.has(path)).length }
}

async function readText(context: Context, zip: OpenZip, file: ZippedFile, lane: Lane): Promise<TextFile> {
  if (file.size === 0) throw new WrongField('Está vazio.')
  try {
    const order = { lane, person: context.actor?.id ?? null, signal: context.signal }
    const text = await context.worker.runInThread('readTextFile', await zip.read(file), order)
    if ('fault' in text) throw new WrongField(text.fault)
    return text
  } catch (error) {
    if (error instanceof DamagedFile) throw new WrongField('Está danificado no ZIP.')
    if (error instanceof TooHeavy) throw new WrongField('É pesado demais para ler.')
    throw error
  }
}

/** Throws `WrongField`. */
function toArticle(path: string, text: TextFile, findPicture: ReturnType<typeof pictureFinder>, now: Date) {
  const { day, words } = readName(path)
  const head = readHead(text.head, day, now)
  const notes = [...head.notes]
  const heading = head.title ? null : /^\s*#[ \t]+(.+?)[ \t#]*(?:\n+|$)/.exec(text.body)
  const title = head.title || heading?.[1] || words
  if (!head.title) notes.push(`O título vem ${heading ? 'da primeira linha' : 'do nome do arquivo'}.`)
  const markdown = heading ? text.body.slice(heading[0].length) : text.body

  const pictures = new Map<string, string>()
  for (const address of [head.fields.image, head.fields.image_archive, ...text.pictures]) {
    const picture = address && findPicture(path, address)
    if (picture) pictures.set(address, picture)
    else if (address && isZippedPicture(address)) notes.push(`Falta no ZIP a imagem ${address.slice(0, 120)}.`)
  }
  const ours = (address: string) => (pictures.has(address) || isZippedPicture(address) ? '' : address)
  const { image, image_archive } = head.fields
  const fields: ArchiveFields = {
    ...head.fields,
    ...{ title, markdown, image: ours(image), image_archive: ours(image_archive) },
  }
  const parsed = ArchiveFields.safeParse(fields)
  if (!parsed.success) {
    const { path: field, message } = parsed.error.issues[0]!
    throw new WrongField(`${LABELS[field[0] as keyof ArchiveFields]}: ${message}`)
  }
  // What stands for a picture of the ZIP is its address in the file, until the picture has one of its own.
  const zipped = { image: pictures.has(image) ? image : parsed.data.image }
  const top = { image_archive: pictures.has(image_archive) ? image_archive : parsed.data.image_archive }
  return {
    path,
    fields: { ...parsed.data, ...zipped, ...top },
    pictures,
    notes: [...new Set(notes)],
    ignored: head.ignored,
  }
}

const LABELS = Object.fromEntries(
  Object.entries(ArchiveFields.shape).map(([name, schema]) => [name, String(schema.meta()?.label ?? name)]),
) as Record<keyof ArchiveFields, string>

/** What the name of a file says: '2026-03-12-sete-filamentos.md', or that of its folder where it is 'index.md'. */
function readName(path: string): { day: string | undefined; words: string } {
  const own = basename(path, extname(path))
  const name = /^_?index$/i.test(own) && path.includes('/') ? path.split('/').at(-2)! : own
  const [, day, rest = name] = /^(\d{4}-\d\d-\d\d)[-_ ](.+)$/.exec(name) ?? []
  const words = rest.replace(/[-_]+/g, ' ').trim() || name
  return { day, words: `${words[0]!.toUpperCase()}${words.slice(1)}` }
}

/** The refusal of a whole ZIP, as a text for people. */
export const refuseZip = (error: string) => new AppError('invalid', error, { file: error })
const tooLarge = (error: string) => new AppError('too-large', error, { file: error })
