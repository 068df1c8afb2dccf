import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { readStatement } from '#tests/finance.ts'
import { makeHard } from '#tests/hard-lines.ts'
import type { LabelledLine } from '#tests/labelled-kit.ts'
import { makeLabelled } from '#tests/labelled-lines.ts'

const app = startApp()

/** What an import made of a line, by the bank's number; without a row it waits for an answer, or was known. */
interface Taken {
  fitid: string
  relation: 'made' | 'same' | 'paid'
  report_id: number
  bill_id: number | null
  installment_id: number | null
  category: string
}

function isRight({ label }: LabelledLine, taken: Taken): boolean {
  if (label.is === 'report') return taken.relation === 'same' && taken.report_id === label.id
  if (label.is === 'bill') return taken.relation === 'paid' && taken.bill_id === label.id
  if (label.is === 'installment') return taken.relation === 'paid' && taken.installment_id === label.id
  return label.is === 'new' && taken.relation === 'made' && taken.category === (label.category ?? taken.category)
}

const EMPTY = `delete from finance_imports; delete from finance_reports; delete from finance_bills;
  delete from finance_accounts; delete from finance_import_rules; delete from budgets`

/** An empty ledger, and whose it is. */
async function begin(): Promise<number> {
  app.clock.set(NOW)
  await app.pool.query(EMPTY)
  const { rows } = await app.pool.query('select id from users where email = $1', ['davi@exemplo.com.br'])
  return rows[0].id
}

/** What an import has taken without asking, of which some may be wrong, and how many of the lines that is. */
async function judge(id: number, lines: readonly LabelledLine[]) {
  const { rows } = await app.pool.query<Taken>(
    `select line.fitid, relation, report_id, bill_id, installment_id, category
      from finance_import_lines as line join finance_reports on finance_reports.id = report_id where line.import_id = $1`,
    [id],
  )
  const byNumber = Map.groupBy(rows, ({ fitid }) => fitid)
  const decided = lines.flatMap((line) => {
    const taken = byNumber.get(line.id!)?.shift()
    return taken ? [{ line, taken }] : []
  })
  const wrong = decided.filter(({ line, taken }) => !isRight(line, taken))
  return { wrong: wrong.map(({ line, taken }) => ({ ...line, ...taken })), share: decided.length / lines.length }
}

test('of 2,000 labelled lines none is taken wrongly without asking, and nine in ten are taken', {
  timeout: 120_000,
}, async () => {
  const { lines, before, file } = await makeLabelled(app, await begin())
  expect(lines).toHaveLength(2_000)
  await readStatement(app.people.staff, '', before)
  const { id, added, known, matched } = await readStatement(app.people.staff, '', file)
  const labelled = lines.filter(({ label }) => label.is !== 'known')
  const { wrong, share } = await judge(id, labelled)
  console.info(
    `Labelled lines: wrong among those taken without asking ${wrong.length}, certain ${(100 * share).toFixed(1)} % of ${labelled.length} (and ${known} known)`,
  )
  expect(wrong).toEqual([])
  expect(share).toBeGreaterThanOrEqual(0.895)
  // None is left out: it is taken, known, or asked about.
  const asked = await app.pool.query('select from finance_doubtful_lines where import_id = $1', [id])
  expect(known).toBe(lines.length - labelled.length)
  expect(added + matched + known + asked.rowCount!).toBe(lines.length)
})

test('of 300 hard lines none is taken wrongly without asking, and what can be known is taken', {
  timeout: 120_000,
}, async () => {
  const { lines, file } = await makeHard(app, await begin())
  expect(lines.length).toBeGreaterThanOrEqual(300)
  const { id, added, matched } = await readStatement(app.people.staff, '', file)
  const { wrong, share } = await judge(id, lines)
  const knowable = lines.filter(({ label }) => label.is !== 'unknowable')
  console.info(
    `Hard lines: wrong ${wrong.length} of ${lines.length}, certain ${(100 * share).toFixed(1)} %, of which can be known ${((100 * knowable.length) / lines.length).toFixed(1)} %`,
  )
  expect(wrong).toEqual([])
  expect(added + matched).toBeGreaterThan(0.8 * knowable.length)
})
