import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fold } from '#fold.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import { isMissing } from '#platform/files/file-store.ts'
import { uploadAddress } from '#platform/markdown/addresses.ts'
import { sendZip } from '#platform/zip/send-zip.ts'
import { dayOf } from '#time.ts'
import { writeHead } from './article-head.ts'
import { isPicture } from './zip-pictures.ts'

/** Articles in memory at once: one has up to 1.5 million characters. */
const BATCH = 10
const PICTURES = 'imagens'
/** The key of an upload whose name this program has given. */
const OWN_NAME = /^\/uploads\/([a-z0-9][\w.-]{0,199})$/

/** A link to an article of this site, and the place in it. */
const TO_ARTICLE = /^\/archive-view\/(\d{1,9})(#.*)?$/

/** All articles as Markdown with their pictures, in a ZIP that is made as it is read: whatever their number, a batch is in memory. */
export async function exportArticles(context: Context) {
  const zip = new ZipFile()
  writeAll(context, zip).then(
    () => zip.end(),
    (error) => zip.emit('error', error),
  )
  return sendZip(zip, `artigos ${dayOf(context.clock.now())}.zip`)
}

async function writeAll(context: Context, zip: ZipFile): Promise<void> {
  const names = await nameFiles(context)
  const pictures = new Set<string>()
  for await (const article of readAll(context)) {
    const { path, text, keys } = await toFile(context, article, names)
    await addText(zip, path, text, article.updated_at)
    for (const key of keys) {
      if (pictures.has(key)) continue
      pictures.add(key)
      addPicture(context, zip, key)
    }
  }
}

type Row = Awaited<ReturnType<typeof readBatch>>[number]

async function* readAll({ db }: Context): AsyncGenerator<Row> {
  let last = 0
  for (;;) {
    const rows = await readBatch(db, last)
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}

const readBatch = (db: Context['db'], after: number) =>
  db
    .selectFrom('archives')
    .select(['id', 'title', 'description', 'image', 'image_archive', 'link', 'markdown', 'highlighted', 'public'])
    .select(['tags', 'author', 'publish_at', 'date', 'dated', 'updated_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()

/** The file of an article, and the keys of the uploads that it shows and that are there. */
async function toFile(context: Context, row: Row, names: ReadonlyMap<number, string>) {
  const { worker, actor, signal, storage } = context
  const order = { lane: 'preview', person: actor?.id ?? null, signal } as const
  const hasAddresses = /<img|<a|!\[|\]\(|\]:/.test(row.markdown)
  const shown = hasAddresses ? await worker.runInThread('listPictures', row.markdown, order) : []
  const known = new Map<string, string>()
  const keys = new Set<string>()
  for (const address of new Set([row.image, row.image_archive, ...shown])) {
    const [, id, place = ''] = TO_ARTICLE.exec(address) ?? []
    const other = id && names.get(Number(id))
    if (other) known.set(address, `${other}${place}`)
    const key = address && OWN_NAME.exec(uploadAddress(address))?.[1]
    if (!key || !isPicture(key) || !(await storage.uploads.stat(key))) continue
    known.set(address, `${PICTURES}/${key}`)
    keys.add(key)
  }
  // Loaded by who exports: YAML is 70 files.
  const { writeTextFile } = await import('#platform/markdown/front-matter.ts')
  const markdown =
    hasAddresses && known.size > 0
      ? await worker.runInThread('replacePictures', { markdown: row.markdown, known }, order)
      : row.markdown
  const inZip = (address: string) => known.get(address) ?? address
  const head = writeHead({
    ...pick(row, ['title', 'description', 'tags', 'author', 'link', 'highlighted']),
    ...{ image: inZip(row.image), image_archive: inZip(row.image_archive), archive_public: row.public },
    ...{ publish_at: row.publish_at?.toISOString() ?? null, date: row.dated ? row.date.toISOString() : null },
  })
  return {
    path: names.get(row.id) ?? nameFile(row, new Set(names.values())),
    text: writeTextFile(head, markdown),
    keys,
  }
}

/** The files of all articles by their ids, known before the first is written: an article may link to a later one. */
async function nameFiles({ db }: Context): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('archives').select(['id', 'title', 'dated', 'date']).orderBy('id').execute()
  const names = new Set<string>()
  return new Map(rows.map((row) => [row.id, nameFile(row, names)]))
}

/** '2026-03-12-sete-filamentos.md', which no other file has. */
function nameFile({ title, dated, date }: Pick<Row, 'title' | 'dated' | 'date'>, names: Set<string>): string {
  const words =
    fold(title)
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 80) || 'artigo'
  const name = dated ? `${dayOf(date)}-${words}` : words
  let path = `${name}.md`
  for (let number = 2; names.has(path); number++) path = `${name}-${number}.md`
  names.add(path)
  return path
}

/** Adds a text, and waits until its turn has come: only then the next one is read. */
const addText = (zip: ZipFile, path: string, text: string, mtime: Date) =>
  new Promise<void>((resolve) => {
    zip.addReadStreamLazy(path, { mtime }, (done) => {
      done(null, Readable.from([Buffer.from(text)]))
      resolve()
    })
  })

/** Pictures are compressed already. One that is removed meanwhile is empty. */
function addPicture({ storage, clock }: Context, zip: ZipFile, key: string): void {
  zip.addReadStreamLazy(`${PICTURES}/${key}`, { mtime: clock.now(), compress: false }, (done) => {
    storage.uploads.getStream(key).then(
      (stream) => done(null, stream),
      (error) => (isMissing(error) ? done(null, Readable.from([])) : done(error, Readable.from([]))),
    )
  })
}
