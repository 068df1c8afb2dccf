import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from './app.ts'
import { addBudget } from './factories.ts'
import { ITEMS } from './quotes.ts'

const app = startApp({ smtpUrl: 'smtp://127.0.0.1:9' })

/** Files that queue an e-mail outside of any transaction, and why. */
const ALONE: Record<string, string> = {
  'domains/sales/server/send-links.ts': 'a job that changes nothing else',
}

/** The text of each call of `mail.send`, by its file below src. */
function findSends(): [file: string, call: string][] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join('src', file), 'utf8')
    return [...source.matchAll(/\bmail\.send\(/g)].map(({ index }): [string, string] => {
      let depth = 0
      let end = source.indexOf('(', index)
      do depth += { '(': 1, ')': -1 }[source[end]!] ?? 0
      while (depth > 0 && ++end)
      return [file, source.slice(index, end + 1)]
    })
  })
}

test('every e-mail is queued in the transaction that it tells of', () => {
  const sends = findSends()
  expect(sends.length).toBeGreaterThan(8)
  const outside = sends.filter(([, call]) => !/\{ db \},?\s*\)$/.test(call)).map(([file]) => file)
  expect(outside).toEqual(Object.keys(ALONE))
})

/** Lets every transaction that changes rows of a table fail at its very end. */
async function failCommits(table: string) {
  await app.pool.query(`
    create or replace function fail_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
    create constraint trigger fail_commit after insert or update on ${table} deferrable initially deferred
      for each row execute function fail_commit()`)
  return () => app.pool.query(`drop trigger fail_commit on ${table}`)
}

const countMails = async () =>
  (await app.pool.query(`select count(*)::int as count from jobs.job where name = 'mail'`)).rows[0].count

const sendMessage = () =>
  app.people.visitor.post('/api/v1/contact/save', {
    name: 'Clara',
    contact: 'clara@cliente.com.br',
    message: 'Bom dia!',
  })
const sendQuoteByMail = async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS, email: 'clara@cliente.com.br' })
  return () => app.people.staff.post('/api/v1/budget/send', { id, means: 'email', email: 'clara@cliente.com.br' })
}

test('an e-mail of a call whose transaction fails at its end is not sent: a message, and a quote', async () => {
  const cases: [string, () => Promise<{ status: number; body: unknown }>][] = [
    ['contact_messages', sendMessage],
    ['budgets', await sendQuoteByMail()],
  ]
  for (const [table, call] of cases) {
    const before = await countMails()
    const restore = await failCommits(table)
    expect((await call()).status, table).toBe(500)
    await restore()
    expect(await countMails(), table).toBe(before)
    expect((await call()).status, table).toBe(200)
    expect(await countMails(), table).toBe(before + 1)
  }
})
