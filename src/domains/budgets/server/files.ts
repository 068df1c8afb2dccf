import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type PrivateFile, sendPrivateFile, storeLocalFile } from '#platform/files/private-files.ts'
import { receiveForm } from '#platform/files/receive-form.ts'
import type { Document } from '#platform/http/documents.ts'
import { MAX_ATTACHED, MAX_ATTACHED_SIZE } from '../budget.ts'
import { notFound, visibleQuotes } from './access.ts'
import { listFiles } from './attached.ts'
import { lockBudget } from './exchange.ts'
import { SECRET_HEADERS } from './pdf-files.ts'
import { openQuote } from './quote.ts'
import { FOLDER } from './versions.ts'

/** The files of a quote of the caller's. Throws 404. */
export async function readFiles(context: Context, id: number) {
  await visibleQuotes(context).select('budgets.id').where('budgets.id', '=', id).executeTakeFirstOrThrow(notFound)
  return { data: await listFiles(context.db, id) }
}

/** Attaches the files of the form in the request's body. Throws 404, 422 for too many, and as `receiveForm`. */
export function attachFiles(context: Context) {
  const limits = { fileField: 'file', files: MAX_ATTACHED, fileSize: MAX_ATTACHED_SIZE, fieldSize: 64 }
  return receiveForm(context, limits, async ({ fields, files }) => {
    const id = /^[1-9]\d{0,8}$/.test(fields.id ?? '') ? Number(fields.id) : 0
    await lockBudget(context, context.db, id) // before anything is stored
    if (files.length === 0) throw new AppError('invalid', 'Escolha um arquivo.', { file: 'Escolha um arquivo.' })
    const stored: PrivateFile[] = []
    for (const file of files) stored.push(await storeLocalFile(context, `${FOLDER}/${id}/file`, file))
    await context.db.transaction().execute(async (db) => {
      await lockBudget(context, db, id)
      const there = await listFiles(db, id)
      if (there.length + stored.length > MAX_ATTACHED)
        throw new AppError('invalid', `Cabem ${MAX_ATTACHED} arquivos em um orçamento.`)
      const added = { budget_id: id, added_at: context.clock.now(), added_by: requireUser(context).id }
      await db
        .insertInto('budget_files')
        .values(stored.map((file) => ({ ...file, ...added })))
        .execute()
    })
    return { data: await listFiles(context.db, id) }
  })
}

/** Takes a file off its quote: the client's page has it no longer. Throws 404. */
export async function removeFile(context: Context, file: number) {
  const { budget_id } = await requireFile(context, file)
  await context.db.deleteFrom('budget_files').where('id', '=', file).execute()
  return { data: await listFiles(context.db, budget_id) }
}

/** Answers staff with a file. Throws 404. */
export const sendQuoteFile = async (context: Context, file: number) =>
  sendPrivateFile(context, await requireFile(context, file))

/** Answers a client with a file of the quote that their link opens: '/orcamento/arquivo/TOKEN/12'. */
export const sendClientFile: Document = async (context, path) => {
  const [token = '', file = ''] = path.slice('/orcamento/arquivo/'.length).split('/')
  const { id } = await openQuote(context, token)
  const found = /^[1-9]\d{0,8}$/.test(file)
    ? await context.db
        .selectFrom('budget_files')
        .select(['key', 'name'])
        .where('budget_id', '=', id)
        .where('id', '=', Number(file))
        .executeTakeFirst()
    : undefined
  if (!found) throw new AppError('missing', 'Este arquivo não existe.')
  const { status, headers, body } = await sendPrivateFile(context, found)
  return new Response(body ?? null, { status, headers: { ...headers, ...SECRET_HEADERS } })
}

/** A file of a quote of the caller's. Throws 404. */
const requireFile = (context: Context, file: number) =>
  visibleQuotes(context)
    .innerJoin('budget_files', 'budget_files.budget_id', 'budgets.id')
    .select(['budget_id', 'key', 'budget_files.name'])
    .where('budget_files.id', '=', file)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este arquivo não existe.'))
