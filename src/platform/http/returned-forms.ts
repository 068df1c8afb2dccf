import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Context, Program } from '../context.ts'
import { AppError } from '../errors.ts'
import { defineJob } from '../jobs/job.ts'
import type { Returned } from '../rendering.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Limit } from './limits.ts'

/** Only on the form's own page, and only while what was typed there is kept. */
const COOKIE = 'vitrine.form'

/** Seconds for which a refused form is kept. */
const KEPT = 30 * 60

/** Refused forms kept for one network. */
const KEEP_LIMIT: Limit = { name: 'returnedForm', points: 60, duration: 10 * 60 }

/** Most characters of what is kept; the longest form has some 5,000. */
const MAX_KEPT = 64 * 1024

/**
 * Keeps what was typed in a form that was refused, for whom its page is shown again; the answer gets a cookie for it.
 * @param path of the page, with the parameters it reads
 */
export async function keepReturned(context: Context, path: string, returned: Returned) {
  await context.limits.spend(KEEP_LIMIT, context.network)
  const form = JSON.stringify(returned)
  if (form.length > MAX_KEPT) throw new AppError('too-large', 'O formulário passou do tamanho.')
  const cookie = randomUUID()
  await context.db
    .insertInto('returned_forms')
    .values({ id: idOf(context, cookie, path), form, kept_at: context.clock.now() })
    .execute()
  setCookie(context, COOKIE, cookie, { maxAge: KEPT, path: pageOf(path) })
}

/** Whether a request may be for a page that shows a refused form: such a page is never a cached one. */
export const mayShowReturned = (request: Request) => request.headers.get('cookie')?.includes(COOKIE) ?? false

/** The refused form that the page at a path shows to whom the request is of; undefined for everybody else. */
export async function findReturned(context: Context, path: string): Promise<Returned | undefined> {
  const cookie = readCookie(context, COOKIE)
  if (cookie === undefined) return undefined
  const row = await context.db
    .selectFrom('returned_forms')
    .select('form')
    .where('id', '=', idOf(context, cookie, path))
    .where('kept_at', '>', oldest(context))
    .executeTakeFirst()
  return row && (JSON.parse(row.form) as Returned)
}

/** Forgets the refused form of a page, whose sender was told that it was taken. */
export async function forgetReturned(context: Context, path: string) {
  const cookie = readCookie(context, COOKIE)
  if (cookie === undefined) return
  await context.db
    .deleteFrom('returned_forms')
    .where('id', '=', idOf(context, cookie, path))
    .execute()
  setCookie(context, COOKIE, '', { maxAge: 0, path: pageOf(path) })
}

/** Removes what nobody came back for. */
export const forgetFormsJob = defineJob({
  name: 'forget-returned-forms',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handler(program) {
    await program.db.deleteFrom('returned_forms').where('kept_at', '<=', oldest(program)).execute()
  },
})

const oldest = ({ clock }: Pick<Program, 'clock'>) => new Date(clock.now().getTime() - KEPT * 1000)

/** Paths of some pages are secret links: what is stored tells neither those nor the cookie. */
const idOf = ({ secret }: Pick<Program, 'secret'>, cookie: string, path: string) =>
  createHmac('sha256', secret).update(`returned form ${cookie} ${path}`).digest('base64url')

const pageOf = (path: string) => path.split('?')[0]!
