import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { toCsv } from '#platform/csv.ts'
import { sendZip } from '#platform/zip/send-zip.ts'
import { type Asked, csvName, tabulate } from './csv.ts'
import { type Entry, readEntries } from './month.ts'
import { makeSummary } from './summary.ts'

/**
 * A month of a ledger for the accountant as a ZIP archive: its table, its summary, and its receipts, which are streamed
 * one after the other. Throws 403 for somebody else's, and as `makePdf` does.
 */
export async function sendMonth(context: Context, { id_user, month }: Asked) {
  const owner = ownerOf(context, id_user)
  const [entries, ledger] = await Promise.all([readEntries(context, owner, month), nameLedger(context, owner)])
  const receipts = await findReceipts(context, entries)
  const there = receipts.filter(({ isThere }) => isThere)
  const summary = await makeSummary(context, { month, ledger, entries, receipts: there.length })

  const zip = new ZipFile()
  const mtime = context.clock.now()
  zip.addBuffer(Buffer.from(toCsv(tabulate(entries))), csvName(month), { mtime })
  zip.addBuffer(summary, `resumo ${month}.pdf`, { mtime })
  for (const { path, key } of there)
    zip.addReadStreamLazy(path, { mtime }, (done) => {
      context.storage.private.getStream(key).then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      )
    })
  // A receipt whose file is lost is named, and not left out without a word.
  const lost = receipts.filter(({ isThere }) => !isThere)
  if (lost.length > 0)
    zip.addBuffer(
      Buffer.from(`Comprovantes que não foram encontrados:\r\n${lost.map(({ path }) => `${path}\r\n`).join('')}`),
      'comprovantes que faltam.txt',
      { mtime },
    )
  zip.end()
  return sendZip(zip, `contabilidade ${month}.zip`)
}

/** The receipts of entries, each with its path in the archive: 'comprovantes/2026-10-05 nota 12.pdf'. */
async function findReceipts({ db, storage }: Context, entries: readonly Entry[]) {
  const days = new Map(entries.map(({ id, date }) => [id, date]))
  const rows = await db
    .selectFrom('finance_attachments')
    .select(['id', 'key', 'name'])
    .select((eb) => eb.ref('report_id').$notNull().as('report_id'))
    .where(sql<boolean>`report_id = any(${[...days.keys()]})`)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, report_id, key, name }) => ({
      key,
      path: `comprovantes/${days.get(report_id)} ${report_id}-${id} ${name}`,
      isThere: (await storage.private.stat(key)) !== undefined,
    })),
  )
}

async function nameLedger({ db }: Context, owner: number | null): Promise<string> {
  if (owner === null) return 'Toda a equipe'
  const row = await db.selectFrom('users').select('name').where('id', '=', owner).executeTakeFirst()
  return row?.name ?? ''
}
