import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { readMark } from '#domains/site/server/logo/logo.ts'
import { pick } from '#pick.ts'
import { type Context, visitorContext } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { makeSecretToken, openSecretLink } from '#platform/http/secret-link.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { MEANS_LABELS, type Means, numberText } from '../budget.ts'
import type { QuoteDocument } from '../document.ts'
import { documentOf } from './columns.ts'
import { writeAcceptedEmail } from './emails.ts'
import { chooseAccepted, UNDONE } from './events.ts'
import { linkPath } from './exchange.ts'
import { makeQuotePdf } from './quote-pdf.ts'
import { storePdf } from './versions.ts'

/** The kind of the links printed in an accepted PDF; they are never revoked. */
export const EVIDENCE_LINK = 'quote-evidence'

/** Makes the PDF of an acceptance with its evidence, and sends it to the client. Once: what is made is marked with the e-mail. */
export const acceptedJob = defineJob({
  name: 'quote-accepted',
  payload: z.object({
    /** The acceptance, in `budget_events`. */
    event: z.int(),
    /** Of the address where it can be checked, e.g. 'https://exemplo.com.br': a job has no request to know it from. */
    origin: z.string(),
    /** The days on which its parcelas were due then: they may be moved before it runs. */
    dues: z.array(z.string()).optional(),
  }),
  retry: { limit: 12, delay: 10, maxDelay: 3600 },
  async handler(program, { event, origin, dues = [] }) {
    const row = await chooseAccepted(program.db, event).select(['email', 'network', 'note', 'means']).executeTakeFirst()
    if (!row || row.accepted_pdf_key !== null) return
    const document = documentOf(row)
    const acceptance = {
      ...pick(row, ['name', 'email', 'network', 'note']),
      at: row.at.toISOString(),
      means: MEANS_LABELS[row.means as Means],
      sha256: row.pdf_sha256,
      address: `${origin}/orcamento/conferir/${makeSecretToken(program, { kind: EVIDENCE_LINK, id: event, number: 0 })}`,
    }
    const payments = datePayments(document, dues)
    const accepted = { ...document, payments, status: 'Aprovado' }
    const pdf = await makeQuotePdf(visitorContext(program), accepted, { acceptance, mark: await readMark(program) })
    const key = await storePdf(program, row.budget_id, pdf)
    await program.db.transaction().execute(async (db) => {
      const marked = await db
        .updateTable('budget_events')
        .set({ accepted_pdf_key: key })
        .where('id', '=', event)
        .where('accepted_pdf_key', 'is', null)
        .executeTakeFirst()
      if (Number(marked.numUpdatedRows) === 0 || !row.email) return
      const filename = `orcamento-${numberText(row.budget_id)}-aceito.pdf`
      const next = await findNextPayment(db, row.budget_id)
      const path = next && linkPath(program, { id: row.budget_id, share_number: next.share_number })
      const payment = next && { ...next, link: path ? origin + path : '' }
      const email = await writeAcceptedEmail(document, acceptance, payment)
      await program.mail.send({ to: row.email, ...email, attachments: [{ key, filename }] }, { db })
    })
  },
})

/** Payment terms that count from the acceptance, with the days that it made of them. */
const datePayments = ({ payments }: QuoteDocument, dues: readonly string[]) =>
  payments.map((payment, index) =>
    payment.days === undefined ? payment : { ...payment, due: dues[index] ?? payment.due },
  )

/** The first open parcela of a quote, with the number of its client's link. */
const findNextPayment = (db: Kysely<DB>, budget_id: number) =>
  db
    .selectFrom('budget_installments')
    .innerJoin('budgets', 'budgets.id', 'budget_id')
    .select(['due', 'amount', 'share_number'])
    .where('budget_id', '=', budget_id)
    .where('paid_on', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('number')
    .orderBy('part')
    .limit(1)
    .executeTakeFirst()

/** What an accepted PDF says of its acceptance, for checking. Throws 404 for a link that is not valid, 429 after too many of those. */
export async function checkAcceptance(context: Context, token: string) {
  const found = await openSecretLink(context, {
    kind: EVIDENCE_LINK,
    token,
    find: (id) => findEvidence(context, id),
  })
  const { budget_id, name, at, pdf_sha256, accepted_pdf_key: key, version, undone } = found
  return {
    data: {
      ...{ name, version, undone },
      number: numberText(budget_id),
      title: documentOf(found).title,
      at: at.toISOString(),
      sha256: pdf_sha256,
      registered_sha256: key && sha256Of(await context.storage.private.getBytes(key)),
    },
  }
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function findEvidence({ db }: Context, id: number) {
  const row = await chooseAccepted(db, id)
    .select(['budget_versions.version', UNDONE.as('undone')])
    .where('kind', '=', 'accepted')
    .executeTakeFirst()
  return row && { ...row, number: 0 }
}
