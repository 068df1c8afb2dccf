import { extname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { type PrivateFile, removePrivateFiles, sendPrivateFile, storeLocalFile } from '#platform/files/private-files.ts'
import { receiveForm } from '#platform/files/receive-form.ts'
import type { TaskFile, taskFilesContract } from '../files-contract.ts'
import { MAX_FILES, MAX_TASK_FILE_SIZE, MAX_TASK_FILES } from '../production.ts'
import { changePart, changeTask, requireTask, visibleTasks } from './change-task.ts'
import { writeHistory } from './history.ts'
import { FOLDER } from './pictures.ts'

/**
 * What browsers show, by the ending of the name, and as what. By the ending and not by the content: a browser takes the
 * type as it is said (nosniff), and none of these runs scripts of its file. No SVG and no HTML, which would.
 */
const PREVIEWS: Readonly<Record<string, { as: Exclude<TaskFile['preview'], ''>; type: string }>> = {
  ...Object.fromEntries(
    ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'].map((ending) => [
      `.${ending}`,
      { as: 'picture', type: `image/${ending === 'jpg' ? 'jpeg' : ending}` },
    ]),
  ),
  '.pdf': { as: 'pdf', type: 'application/pdf' },
  ...Object.fromEntries(
    ['txt', 'csv', 'md', 'log', 'json'].map((ending) => [
      `.${ending}`,
      { as: 'text', type: 'text/plain; charset=utf-8' },
    ]),
  ),
}
const previewOf = (name: string) => PREVIEWS[extname(name).toLowerCase()]

/** The files of a task, in the order in which they were added. */
export async function listFiles(db: Kysely<DB>, task: number): Promise<TaskFile[]> {
  const rows = await db
    .selectFrom('task_files')
    .leftJoin('users', 'users.id', 'added_by')
    .select(['task_files.id', 'task_files.name', 'size', 'added_at'])
    .select(sql<string>`coalesce(users.name, '')`.as('by'))
    .where('task_id', '=', task)
    .orderBy('task_files.id')
    .execute()
  return rows.map(({ added_at, ...file }) => ({
    ...file,
    at: added_at.toISOString(),
    preview: previewOf(file.name)?.as ?? '',
  }))
}

/** Keeps the files of the form in the request's body with a task. Throws 404, 422 for too many, and as `receiveForm`. */
export function addFiles(context: Context) {
  const limits = { fileField: 'file', files: MAX_FILES, fileSize: MAX_TASK_FILE_SIZE, fieldSize: 64 }
  return receiveForm(context, limits, async ({ fields, files }) => {
    const id = /^[1-9]\d{0,8}$/.test(fields.id ?? '') ? Number(fields.id) : 0
    const line = await requireTask(context, id) // before anything is stored
    if (files.length === 0) throw new AppError('invalid', 'Escolha um arquivo.', { file: 'Escolha um arquivo.' })
    const stored: PrivateFile[] = []
    try {
      for (const file of files) stored.push(await storeLocalFile(context, `${FOLDER}/${line}/file`, file))
      await changeTask(context, id, async (db, change) => {
        const there = await listFiles(db, id)
        if (there.length + stored.length > MAX_TASK_FILES)
          throw new AppError('invalid', `Cabem ${MAX_TASK_FILES} arquivos em uma tarefa.`)
        const added = { task_id: id, added_at: change.now, added_by: requireUser(context).id }
        await db
          .insertInto('task_files')
          .values(stored.map((file) => ({ ...file, ...added })))
          .execute()
        await writeHistory(
          db,
          change,
          stored.map(({ name }) => ({ field: 'file', after: name })),
        )
      })
    } catch (error) {
      // After any other error, such as a lost connection, rows may name the files: the clean-up job decides.
      if (error instanceof AppError) await removePrivateFiles(context, stored)
      throw error
    }
    return { data: await listFiles(context.db, id) }
  })
}

/** Removes a file of a task for good. Throws 404. */
export async function removeFile(context: Context, id: number) {
  const choose = (db: Kysely<DB>) =>
    db
      .selectFrom('task_files')
      .innerJoin('tasks', 'tasks.id', 'task_id')
      .where('task_files.id', '=', id)
      .where('deleted_at', 'is', null)
  const place = {
    line: (db: Kysely<DB>) => choose(db).select('tasks.project_id').$asScalar(),
    find: (db: Kysely<DB>) => choose(db).select(['task_id as id', 'tasks.project_id', 'name']).executeTakeFirst(),
    missing: fileNotFound,
  }
  await changePart(context, place, async (db, change, { name }) => {
    await db.deleteFrom('task_files').where('id', '=', id).execute()
    await writeHistory(db, change, [{ field: 'file', before: name }])
  })
  return { result: true as const }
}

/** Answers those who see the line with a file, to be saved, or to be shown where a browser can. Throws 404, 412, 416. */
export async function sendTaskFile(context: Context, { id, preview }: InputOf<typeof taskFilesContract.download>) {
  const file = await visibleTasks(context)
    .innerJoin('task_files', 'task_id', 'tasks.id')
    .select(['key', 'task_files.name'])
    .where('task_files.id', '=', id)
    .executeTakeFirstOrThrow(fileNotFound)
  const shown = preview && previewOf(file.name)
  if (!shown) return sendPrivateFile(context, file)
  const answer = await sendPrivateFile(context, { ...file, type: shown.type })
  // A browser's own viewer of PDF does not open in a sandbox; it runs nothing in the name of this site.
  if (shown.as === 'pdf') answer.headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'"
  return answer
}

const fileNotFound = () => new AppError('missing', 'Este arquivo não existe ou não é seu.')
