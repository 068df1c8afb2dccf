import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { fileSize } from '#file-size.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { emptyFile } from './empty-file.ts'
import type { Written } from './room.ts'

/** What the names of the folders for received files begin with, in the data folder. */
export const RECEIVING = 'receiving-'

interface FormLimits {
  /** Name of the fields that are files; with '[]' at its end it is the same. */
  fileField: string
  /** Files at most, and bytes of each. */
  files: number
  fileSize: number
  /** Bytes of a text field at most. */
  fieldSize: number
}

/** A file of a form, on this machine until the form has been dealt with. */
export interface ReceivedFile {
  path: string
  /** As it was sent, without folders. */
  name: string
  /** Bytes. */
  size: number
}

interface ReceivedForm {
  /** The text fields by their names. */
  fields: Readonly<Record<string, string>>
  files: ReceivedFile[]
}

/**
 * Receives the body of a `raw` call as a form (multipart/form-data). Files are written to the data folder as they
 * arrive, never whole in memory, and are removed when `work` has ended.
 * Throws 400: it is no such form, or ends early. 413, 422: beyond the limits. 422: an empty file. 507: no room. Also
 * what `work` throws.
 */
export async function receiveForm<Result>(
  { body, request, rooms, settings }: Context,
  limits: FormLimits,
  work: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const type = request.get('content-type') ?? ''
  if (!body || !/^multipart\/form-data;.*boundary=/i.test(type))
    throw new AppError('malformed', 'Envie um formulário: multipart/form-data.')
  return rooms.dataDir.reserve(body.size, 'este envio', async (written) => {
    const folder = await mkdtemp(join(settings.dataDir, RECEIVING))
    try {
      return await work(await readForm(body.stream, { type, folder, written, ...limits }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What tells a received file from another: its name and the SHA-256 of its content. */
export async function identifyFile({ path, name }: ReceivedFile) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { name, sha256: hash.digest('hex') }
}

interface Reading extends FormLimits {
  type: string
  folder: string
  written: Written
}

/** The form is read to its end even where it is refused: browsers show no answer to a body that nobody reads. */
async function readForm(body: ReadableStream<Uint8Array>, { type, folder, written, ...limits }: Reading) {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { files: limits.files, fileSize: limits.fileSize, fieldSize: limits.fieldSize, fields: 20, parts: 40 },
  })
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  const writing: Promise<void>[] = []
  const open = new Set<BusboyFileStream>()
  let refusal: AppError | undefined
  const refuse = (error: AppError) => void (refusal ??= error)
  const disk = new AbortController()

  const write = async (stream: BusboyFileStream, file: ReceivedFile) => {
    const target = createWriteStream(file.path, { flags: 'wx', mode: 0o600 })
    await pipeline(
      stream,
      async function* (chunks) {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          yield chunk
          file.size += chunk.length
          written(chunk.length)
        }
      },
      target,
    ).finally(() => open.delete(stream))
  }
  parser.on('field', (field, value, _nameCut, cut) => {
    if (cut) refuse(new AppError('too-large', 'O texto é grande demais.', { [field]: 'O texto é grande demais.' }))
    fields[field] = value
  })
  parser.on('file', (field, stream, name) => {
    // A file field that was left empty.
    if (!name) return void stream.resume()
    if (field.replace(/\[\]$/, '') !== limits.fileField) {
      refuse(new AppError('invalid', `Envie os arquivos no campo ${limits.fileField}.`, { [field]: 'Não conhecemos.' }))
      return void stream.resume()
    }
    stream.on('limit', () => {
      const error = `“${name}” passa de ${fileSize(limits.fileSize)}. Envie um menor.`
      refuse(new AppError('too-large', error, { [limits.fileField]: error }))
    })
    const file = { path: join(folder, String(writing.length)), name, size: 0 }
    files.push(file)
    open.add(stream)
    const done = write(stream, file)
    done.catch((error) => disk.abort(error))
    writing.push(done)
  })
  parser.on('filesLimit', () => {
    const error = `Envie no máximo ${limits.files} arquivos de uma vez.`
    refuse(new AppError('invalid', error, { [limits.fileField]: error }))
  })
  parser.on('fieldsLimit', () => refuse(new AppError('invalid', 'Há campos demais.')))
  parser.on('partsLimit', () => refuse(new AppError('invalid', 'Há campos demais.')))

  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), parser, { signal: disk.signal })
  } catch (cause) {
    for (const stream of open) stream.destroy()
    await Promise.allSettled(writing)
    if (disk.signal.aborted) throw disk.signal.reason
    throw Object.assign(cutOff(), { cause })
  }
  await Promise.all(writing)
  if (refusal) throw refusal
  const empty = files.find(({ size }) => size === 0)
  if (empty) throw emptyFile({ name: empty.name, field: limits.fileField })
  return { fields, files }
}

const cutOff = () => new AppError('malformed', 'O envio parou antes do fim. Nada foi guardado: envie de novo.')
