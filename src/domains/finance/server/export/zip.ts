import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { toCsv } from '#platform/csv.ts'
import type { Limit } from '#platform/http/limits.ts'
import { sendZip } from '#platform/zip/send-zip.ts'
import { type Asked, tabulateLacking, tabulateLoose, tabulateWithReceipts } from './csv.ts'
import { readEntries } from './month.ts'
import { makeReadme } from './readme.ts'
import { findReceipts } from './receipts.ts'
import { findStatements } from './statements.ts'
import { makeSummary } from './summary.ts'

/** Archives made for one member of staff. */
const MONTH_LIMIT: Limit = { name: 'financeMonth', points: 30, duration: 10 * 60 }
/** Files whose presence is asked for at once. */
const AT_ONCE = 16

/**
 * A month of a ledger for the accountant as a ZIP archive: its table, its summary, what is missing, and its receipts and
 * statements, which are streamed one after the other. Throws 403 for somebody else's, 429, and as `makePdf` does.
 */
export async function sendMonth(context: Context, { id_user, month }: Asked) {
  const owner = ownerOf(context, id_user)
  await context.limits.spend(MONTH_LIMIT, String(requireUser(context).id))
  const [entries, ledger, statements] = await Promise.all([
    readEntries(context, owner, month),
    nameLedger(context, owner),
    findStatements(context, { owner, month }),
  ])
  const found = await findReceipts(context, { owner, month, entries })
  const lost = await findLost(context, [...statements.kept, ...found])
  const receipts = found.filter(({ path }) => !lost.has(path))
  const loose = receipts.filter(({ report_id }) => report_id === null)
  const proven = new Set(receipts.map(({ report_id }) => report_id))
  const lacking = entries.filter(({ id, transfer }) => !transfer && !proven.has(id))
  const kept = statements.kept.filter(({ path }) => !lost.has(path))
  const names = {
    table: `financeiro ${month}.csv`,
    summary: `resumo ${month}.pdf`,
    lacking: `sem comprovante ${month}.csv`,
    loose: `sem transação ${month}.csv`,
  }
  const summary = await makeSummary(context, { month, ledger, entries, receipts: receipts.length - loose.length })
  const readme = await makeReadme(context, {
    ...{ month, ledger, entries, lacking, receipts, loose, names },
    ...{ statements: { ...statements, kept }, lost: [...lost] },
  })

  const zip = new ZipFile()
  const mtime = context.clock.now()
  const add = (path: string, content: Buffer | string) => zip.addBuffer(Buffer.from(content), path, { mtime })
  add('LEIA-ME.txt', readme)
  add(names.table, toCsv(tabulateWithReceipts(entries, receipts)))
  add(names.summary, summary)
  if (lacking.length > 0) add(names.lacking, toCsv(tabulateLacking(lacking)))
  if (loose.length > 0) add(names.loose, toCsv(tabulateLoose(loose)))
  for (const { path, key } of [...kept, ...receipts])
    zip.addReadStreamLazy(path, { mtime }, (done) => {
      context.storage.private.getStream(key).then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      )
    })
  zip.end()
  return sendZip(zip, `contador ${month}.zip`)
}

/** The paths of those whose files are lost: they are named, and not left out without a word. */
async function findLost({ storage }: Context, files: readonly { key: string; path: string }[]): Promise<Set<string>> {
  const lost = new Set<string>()
  for (let start = 0; start < files.length; start += AT_ONCE)
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async ({ key, path }) => {
        if ((await storage.private.stat(key)) === undefined) lost.add(path)
      }),
    )
  return lost
}

async function nameLedger({ db }: Context, owner: number | null): Promise<string> {
  if (owner === null) return 'Toda a equipe'
  const row = await db.selectFrom('users').select('name').where('id', '=', owner).executeTakeFirst()
  return row?.name ?? ''
}
