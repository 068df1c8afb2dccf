import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { isBackupRunning } from '../backup/running.ts'
import type { Context, Program } from '../context.ts'
import { AppError } from '../errors.ts'
import { emptyFile } from './empty-file.ts'
import { cleanFileName } from './file-name.ts'
import type { Watch } from './file-store.ts'
import { sendFile } from './send-file.ts'
import { storeStream } from './store-stream.ts'

/** A private file, as the row that names it stores it. */
export interface PrivateFile {
  /** In the private store. */
  key: string
  /** The name it is saved under; may have accents. */
  name: string
  /** Bytes. */
  size: number
}

/** Media types by the ending of the name; Android opens nothing without one. */
const TYPES: Record<string, string> = {
  '.apk': 'application/vnd.android.package-archive',
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}

/**
 * Stores the body of the request (a `raw` call) as a private file under a new key, then has `insert` name it in a row.
 * Where either throws, the file is removed again. The body is streamed; what is in it does not matter, because it is
 * only ever sent to be saved.
 * Throws 400 without a body or where it ends early, 422 for an empty one, 507 where there is no room, and what `insert`
 * throws.
 * @param prefix what the key begins with, e.g. 'projects/12/windows'
 * @param typed the name as it was sent, in any form
 */
export async function storePrivateFile<T>(
  context: Context,
  prefix: string,
  typed: string,
  insert: (file: PrivateFile) => Promise<T>,
): Promise<T> {
  const { body, storage } = context
  if (!body) throw new AppError('malformed', 'Falta o arquivo.')
  if (body.size === 0) throw emptyFile()
  const name = cleanFileName(typed)
  const file = { key: newKey(prefix, name), name, size: body.size }
  try {
    await storeStream(storage.private, file.key, body)
    return await insert(file)
  } catch (error) {
    // After any other error, such as a lost connection, the row may name the file: the clean-up job decides.
    if (error instanceof AppError) await removePrivateFiles(context, [file])
    throw error
  }
}

/** Stores a file of this machine as a private file under a new key. Throws 507 where there is no room. */
export async function storeLocalFile(
  { storage }: Pick<Program, 'storage'>,
  prefix: string,
  { path, name: typed, size }: { path: string; name: string; size: number },
): Promise<PrivateFile> {
  const name = cleanFileName(typed)
  const key = newKey(prefix, name)
  await storeStream(storage.private, key, {
    size,
    stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
  })
  return { key, name, size }
}

/**
 * Answers a request for a private file, to be saved under its name, or to be shown where its `type` is given (one that
 * runs no scripts), with the conditions and the range of the request. Throws 404, 412, 416.
 * @param watch what is told of the sending; not of a HEAD
 */
export async function sendPrivateFile(
  { storage, request, resHeaders }: Context,
  { key, name, type }: Pick<PrivateFile, 'key' | 'name'> & { type?: string },
  watch: Watch = {},
) {
  const sent = await sendFile(storage.private, key, request, {
    ...(type === undefined
      ? { type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream', saveAs: name }
      : { type }),
    // Rights may change, and each download is counted.
    cacheControl: type === undefined ? 'no-store' : 'private, no-cache',
    ...watch,
  })
  if (!sent) throw new AppError('missing', 'Este arquivo não existe ou não está aberto para download.')
  const { status, headers, body } = sent
  if (status !== 412 && status !== 416) return { status, headers, ...(body && { body }) }
  for (const [header, value] of Object.entries(headers)) resHeaders?.set(header, value)
  throw status === 412
    ? new AppError('changed', 'O arquivo mudou desde o começo do download. Baixe de novo.')
    : new AppError('unsatisfiable', 'O arquivo não tem esta parte. Baixe desde o começo.')
}

/**
 * Removes files that no row names any more; while a backup runs they are left to `removeFilesJob`, and those that cannot
 * be removed now to the clean-up job.
 */
export async function removePrivateFiles(
  { storage, log, db, pool }: Pick<Program, 'storage' | 'log' | 'db' | 'pool'>,
  files: readonly Pick<PrivateFile, 'key'>[],
) {
  if (files.length === 0) return
  if (await isBackupRunning(pool)) {
    const rows = files.map(({ key }) => ({ key }))
    await db
      .insertInto('removed_files')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  for (const { key } of files)
    await storage.private
      .delete(key)
      .catch((err: unknown) => log.warn({ err }, 'a file could not be removed, it is left to the clean-up'))
}

const newKey = (prefix: string, name: string) =>
  `${prefix}-${randomUUID()}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''}`
