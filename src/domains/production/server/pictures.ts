import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { type PrivateFile, removePrivateFiles, sendPrivateFile, storeLocalFile } from '#platform/files/private-files.ts'
import type { ReceivedFile } from '#platform/files/receive-form.ts'
import type { Limit } from '#platform/http/limits.ts'
import { isTooHeavy, openPicture } from '#platform/pictures/open-picture.ts'
import { MAX_ATTACHMENTS } from '../production.ts'
import { type TaskChange, visibleTasks } from './change-task.ts'
import { writeHistory } from './history.ts'

/** What the keys of all tasks' files begin with. */
export const FOLDER = 'tasks'
/** Pictures sent by one member of staff. */
const PICTURE_LIMIT: Limit = { name: 'taskPicture', points: 200, duration: 10 * 60 }

/** The formats taken, as sharp calls them, with their media types. No SVG: it may hold scripts. */
const TYPES: ReadonlyMap<string, string> = new Map(
  ['png', 'jpeg', 'webp', 'gif', 'avif'].map((format) => [format, `image/${format}`]),
)
const FORMATS = new Set(TYPES.keys())
/** The box that a thumbnail fits in, twice as many pixels as cards show. */
const THUMBNAIL = { width: 640, height: 640, fit: 'inside', withoutEnlargement: true } as const

/** A picture that has been decoded. */
interface Picture extends ReceivedFile {
  type: string
  width: number
  height: number
  /** A small WebP of it. */
  thumbnail: Buffer
}

/** A picture in the private storage, which no row names yet. */
export interface StoredPicture extends PrivateFile, Pick<Picture, 'type' | 'width' | 'height'> {
  thumbnail_key: string
}

/**
 * Stores pictures of a line for `insert` to name them in rows. Where anything fails none of them stays.
 * Throws 422 and 413, naming the file, for what is no picture or takes too long; 429, 503 as the worker pool does; 507
 * where there is no room; and what `insert` throws.
 */
export async function storePictures<Result>(
  context: Context,
  line: number,
  files: readonly ReceivedFile[],
  insert: (pictures: readonly StoredPicture[]) => Promise<Result>,
): Promise<Result> {
  if (!files.length) return insert([])
  const pictures = await decodeAll(context, files)
  const stored: StoredPicture[] = []
  const keys: { key: string }[] = []
  try {
    for (const { thumbnail, type, width, height, ...file } of pictures) {
      const original = await storeLocalFile(context, `${FOLDER}/${line}/picture`, file)
      keys.push(original)
      const thumbnail_key = `${FOLDER}/${line}/thumbnail-${randomUUID()}.webp`
      await context.storage.private.put(thumbnail_key, thumbnail)
      keys.push({ key: thumbnail_key })
      stored.push({ ...original, thumbnail_key, type, width, height })
    }
    return await insert(stored)
  } catch (error) {
    // After any other error, such as a lost connection, rows may name the files: the clean-up job decides.
    if (error instanceof AppError) await removePrivateFiles(context, keys)
    throw error
  }
}

/** Decodes the pictures of a save, as one job of the worker pool. */
async function decodeAll(context: Context, files: readonly ReceivedFile[]): Promise<Picture[]> {
  const person = requireUser(context).id
  for (const _ of files) await context.limits.spend(PICTURE_LIMIT, String(person))
  return context.worker.runHere({ lane: 'save', person, signal: context.signal }, async () => {
    const pictures: Picture[] = []
    for (const file of files) {
      if (context.signal?.aborted) break // nobody waits for the answer any more
      pictures.push(await decode(file))
    }
    return pictures
  })
}

async function decode(file: ReceivedFile): Promise<Picture> {
  try {
    const picture = await openPicture(file.path, FORMATS)
    const { format, autoOrient } = await picture.metadata()
    const { width, height } = autoOrient
    const thumbnail = await picture.autoOrient().resize(THUMBNAIL).webp({ quality: 80 }).toBuffer()
    return { ...file, type: TYPES.get(format === 'heif' ? 'avif' : format)!, width, height, thumbnail }
  } catch (cause) {
    const error = isTooHeavy(cause)
      ? `“${file.name}” é pesada demais.`
      : `“${file.name}” não é uma imagem que sabemos ler. Envie PNG, JPEG, WebP, GIF ou AVIF.`
    throw Object.assign(new AppError(isTooHeavy(cause) ? 'too-large' : 'invalid', error, { attachments: error }), {
      cause,
    })
  }
}

/** Names stored pictures as attachments of a task. Throws 422 where it has too many. */
export async function insertAttachments(db: Kysely<DB>, change: TaskChange, pictures: readonly StoredPicture[]) {
  if (!pictures.length) return
  const { count } = await db
    .selectFrom('task_attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('task_id', '=', change.id)
    .executeTakeFirstOrThrow()
  if (count + pictures.length > MAX_ATTACHMENTS) {
    const error = `Uma tarefa tem no máximo ${MAX_ATTACHMENTS} imagens.`
    throw new AppError('invalid', error, { attachments: error })
  }
  await db
    .insertInto('task_attachments')
    .values(
      pictures.map((picture) => ({
        ...picture,
        task_id: change.id,
        created_by: change.user.id,
        created_at: change.now,
      })),
    )
    .execute()
  await writeHistory(
    db,
    change,
    pictures.map(({ name }) => ({ field: 'attachment', after: name })),
  )
}

/** Removes attachments of a task; their files follow by the clean-up job. */
export async function removeAttachments(
  db: Kysely<DB>,
  change: TaskChange,
  { staying, going = [] }: { staying: readonly number[] | undefined; going: readonly number[] | undefined },
) {
  const gone = await db
    .deleteFrom('task_attachments')
    .where('task_id', '=', change.id)
    .where(sql<boolean>`(id = any (${going}::int[]) or id <> all (${staying ?? null}::int[]))`)
    .returning('name')
    .execute()
  await writeHistory(
    db,
    change,
    gone.map(({ name }) => ({ field: 'attachment', before: name })),
  )
}

/** Answers those who see the line with a picture, or its thumbnail, to be shown. Throws 404, 412, 416. */
export async function sendAttachment(context: Context, { id, thumbnail }: { id: number; thumbnail?: '1' | undefined }) {
  const row = await visibleTasks(context)
    .innerJoin('task_attachments', 'task_id', 'tasks.id')
    .select(['key', 'thumbnail_key', 'name', 'type'])
    .where('task_attachments.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta imagem não existe ou não é sua.'))
  return thumbnail
    ? sendPrivateFile(context, { key: row.thumbnail_key, name: row.name, type: 'image/webp' })
    : sendPrivateFile(context, row)
}
