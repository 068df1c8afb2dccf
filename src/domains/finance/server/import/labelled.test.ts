import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { readStatement } from '#tests/finance.ts'
import { type LabelledLine, makeLabelled } from '#tests/labelled-lines.ts'

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

test('of 2,000 labelled lines none is taken wrongly without asking, and more than four in five are taken', {
  timeout: 120_000,
}, async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
      delete from finance_accounts; delete from finance_import_rules; delete from budgets`)
  const email = 'davi@exemplo.com.br'
  const { rows: users } = await app.pool.query('select id from users where email = $1', [email])
  const { lines, before, file } = await makeLabelled(app, users[0].id)
  expect(lines).toHaveLength(2_000)
  await readStatement(app.people.staff, '', before)
  const { id, added, known, matched } = await readStatement(app.people.staff, '', file)
  const { rows } = await app.pool.query<Taken>(
    `select line.fitid, relation, report_id, bill_id, installment_id, category
      from finance_import_lines as line join finance_reports on finance_reports.id = report_id where line.import_id = $1`,
    [id],
  )
  const byNumber = Map.groupBy(rows, ({ fitid }) => fitid)
  const labelled = lines.filter(({ label }) => label.is !== 'known')
  const decided = labelled.flatMap((line) => {
    const taken = byNumber.get(line.id!)?.shift()
    return taken ? [{ line, taken }] : []
  })
  const wrong = decided.filter(({ line, taken }) => !isRight(line, taken))
  const share = decided.length / labelled.length
  console.info(
    `Labelled lines: wrong among those taken without asking ${wrong.length}, certain ${(100 * share).toFixed(1)} % of ${labelled.length} (and ${known} known)`,
  )
  expect(wrong.map(({ line, taken }) => ({ ...line, ...taken }))).toEqual([])
  expect(share).toBeGreaterThan(0.8)
  // None is left out: it is taken, known, or asked about.
  const asked = await app.pool.query('select from finance_doubtful_lines where import_id = $1', [id])
  expect(known).toBe(lines.length - labelled.length)
  expect(added + matched + known + asked.rowCount!).toBe(lines.length)
})
