import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import { mailWay } from '#platform/mail/mail-way.ts'
import type { newsletterContract as calls } from '../contract.ts'
import { readArticle } from './draft.ts'
import { isOnSite, sendJob } from './send-job.ts'
import { readSending } from './sendings.ts'

/**
 * Sends a public article to all who have confirmed, once: of two at the same moment one does. Throws 404 where it is not on
 * the site, 409 where it was sent, nobody is on the list, or no letter goes out.
 */
export async function sendArticle(context: Context, { id, subject }: InputOf<typeof calls.send>) {
  requireMail(context)
  const by = requireUser(context)
  const now = context.clock.now()
  const sending = await context.db.transaction().execute(async (db) => {
    const { title, summary, isPublic } = await readArticle({ db }, id)
    if (!isPublic) throw new AppError('missing', 'Só vai aos inscritos um artigo que está no site. Publique antes.')
    const added = await db
      .insertInto('newsletter_sendings')
      .values({ archive_id: id, title, subject, summary, origin: originOf(context), by_name: by.name, started_at: now })
      .onConflict((conflict) => conflict.column('archive_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError('article-sent', 'Este artigo já foi enviado aos inscritos.')
    // Whoever leaves at this moment is waited for, and left out.
    const { numAffectedRows = 0n } = await sql`
      insert into newsletter_deliveries (sending_id, subscriber_id, at)
      select ${added.id}::int, id, ${now}::timestamptz from newsletter_subscribers
      where confirmed_at is not null and not demo for key share`.execute(db)
    if (numAffectedRows === 0n) throw new AppError('no-subscribers', 'Ninguém se inscreveu ainda.')
    await context.jobs.send(sendJob, { id: added.id }, { key: String(added.id), db })
    return added.id
  })
  return { result: true as const, data: await readSending(context, sending) }
}

/**
 * Has those tried again that failed, and wakes what waits. Throws 404, also for one of the demonstration, and 409 where its
 * article cannot be read or no letter goes out.
 */
export async function retrySending(context: Context, id: number) {
  requireMail(context)
  const now = context.clock.now()
  await context.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('newsletter_sendings')
      .select('archive_id')
      .where('id', '=', id)
      .where('demo', '=', false)
      .executeTakeFirst()
    if (!known) throw new AppError('missing', 'Este envio não existe.')
    if (known.archive_id === null) throw new AppError('article-private', 'O artigo foi excluído: não há o que ler.')
    if (!(await isOnSite(db, known)))
      throw new AppError('article-private', 'O artigo não está no site. Publique antes de tentar de novo.')
    await db
      .updateTable('newsletter_deliveries')
      .set({ state: 'waiting', tries: 0, at: now })
      .where('sending_id', '=', id)
      .where('state', 'in', ['failed', 'waiting'])
      .where('subscriber_id', 'is not', null)
      .execute()
    await context.jobs.send(sendJob, { id }, { key: String(id), db })
  })
  return { result: true as const, data: await readSending(context, id) }
}

function requireMail(context: Context) {
  if (mailWay(context) === 'none')
    throw new AppError('mail-not-configured', 'Sem servidor de e-mail nada é enviado. Veja como em Sistema.')
}
