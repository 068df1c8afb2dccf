import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { FIRM } from '#domains/projects/project.ts'
import type { Program } from '#platform/context.ts'
import { readOfx } from '#statements/ofx.ts'
import { dayOf, firstOfMonth, lastOfMonth } from '#time.ts'
import { MAX_AMOUNT } from '../../finance.ts'
import { FOLDER } from '../files.ts'
import { balanceOn } from '../statements.ts'

/** The statement of last month that the demonstration's bank account was filled from: the file, and which entry is which line. */
export async function addDemoStatement({ db, clock, storage }: Pick<Program, 'db' | 'clock' | 'storage'>) {
  const today = dayOf(clock.now())
  const [first, last] = [firstOfMonth(today, -1), lastOfMonth(today, -1)]
  const account = await db
    .selectFrom('finance_accounts')
    .select(['id', 'bank', 'branch', 'number', balanceOn(last).as('balance')])
    .where('id_user', '=', FIRM)
    .where('kind', '=', 'bank')
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('finance_reports')
    .select(['id', 'date', 'description', 'type', 'amount'])
    .where('account_id', '=', account.id)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const text = ofx(account, last, entries)
  const [{ lines } = { lines: [] }] = readOfx(text, { amount: MAX_AMOUNT }, { remarks: [], unread: [] })
  const file = Buffer.from(text)
  const name = `extrato-${first.slice(0, 7)}.ofx`
  const file_key = `${FOLDER}/statements/${FIRM}/demo-${name}`
  await storage.private.put(file_key, file)
  const { id } = await db
    .insertInto('finance_imports')
    .values({
      ...{ id_user: FIRM, demo: true, file_name: name, format: 'ofx', added: entries.length },
      ...{ file_key, file_size: file.length, file_sha256: createHash('sha256').update(file).digest('hex') },
      ...{ first_day: first, last_day: last, created_at: clock.now(), created_by: FIRM },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('finance_reports')
    .set({ import_id: id })
    .where(
      'id',
      'in',
      entries.map((entry) => entry.id),
    )
    .execute()
  await db
    .insertInto('finance_import_lines')
    .values(
      lines.map(({ hash, fitid }, index) => ({
        ...{ import_id: id, account_id: account.id, fitid, report_id: entries[index]!.id },
        key: `${hash} 0`, // their FITIDs differ: none says the same as one above it
      })),
    )
    .execute()
  await db
    .updateTable('finance_balances')
    .set({ import_id: id })
    .where('account_id', '=', account.id)
    .where('day', '=', sql<string>`${last}::date`)
    .execute()
}

interface Account {
  bank: string
  branch: string
  number: string
  /** Cents. */
  balance: number
}

interface Entry {
  id: number
  date: string
  description: string
  type: string
  amount: number
}

const compact = (day: string) => day.replaceAll('-', '')
const signed = ({ type, amount }: Pick<Entry, 'type' | 'amount'>) =>
  `${type === 'receita' ? '' : '-'}${(amount / 100).toFixed(2)}`

const ofx = ({ bank, branch, number, balance }: Account, last: string, entries: readonly Entry[]) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>${bank}<BRANCHID>${branch}<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
${entries
  .map(
    (entry, index) =>
      `<STMTTRN><TRNTYPE>${entry.type === 'receita' ? 'CREDIT' : 'DEBIT'}<DTPOSTED>${compact(entry.date)}<TRNAMT>${signed(entry)}<FITID>${compact(entry.date)}${index + 1}<MEMO>${entry.description}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${(balance / 100).toFixed(2)}<DTASOF>${compact(last)}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`
