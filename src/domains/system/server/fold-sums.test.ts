import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { expectKeptSums, KEPT } from '#tests/kept-sums.ts'
import { foldSumsJob } from './fold-sums.ts'

const app = startApp()

const countKept = async () => {
  const counts = Object.keys(KEPT).map((table) => `(select count(*) from ${table})`)
  return (await app.pool.query(`select ${counts.join(' + ')} as count`)).rows[0].count
}

beforeEach(async () => {
  for (const { seed } of app.domains) await seed?.(app)
  for (const { demo } of app.domains) await demo?.seed(app)
})

test('kept sums are those of the rows, whatever was added, changed and removed', async () => {
  await expectKeptSums(app.pool)
  await app.pool.query(`
    update finance_reports set date = date - 40, amount = amount + 1 where id % 3 = 0;
    update finance_reports set account_id = null, category = 'Outra' where id % 4 = 0;
    update finance_reports set deleted_at = '2026-11-20' where id % 5 = 0;
    update finance_reports set deleted_at = null where id % 10 = 0;
    delete from finance_reports where id % 7 = 0;
    update orders set state = 'refunded' where state = 'paid' and id % 2 = 0;
    update orders set demo = false where id % 3 = 0;
    update budgets set status = 'DEV', total_budget = total_budget + 1 where id % 2 = 0;
    delete from budgets where id % 5 = 0;
    update clients set deleted_at = '2026-11-20' where id % 2 = 0;
    delete from clients where id % 3 = 0;
    update contact_messages set archived = not archived, read = true where id % 2 = 0;
    delete from contact_messages where id % 3 = 0`)
  await expectKeptSums(app.pool)
})

test('the job makes each sum one row, and changes none', async () => {
  const before = await countKept()
  await foldSumsJob.handler(app, {}, { id: 'x', attempt: 1, signal: new AbortController().signal })
  const after = await countKept()
  expect(after).toBeLessThan(before)
  await expectKeptSums(app.pool)
  await foldSumsJob.handler(app, {}, { id: 'x', attempt: 1, signal: new AbortController().signal })
  expect(await countKept()).toBe(after)
})

test('a change that no sum depends on adds nothing', async () => {
  const before = await countKept()
  await app.pool.query('update orders set downloads = downloads + 1')
  expect(await countKept()).toBe(before)
})
