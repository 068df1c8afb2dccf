import { beforeEach } from 'vitest'
import { NOW, startApp } from './app.ts'
import { statementForm } from './bank-statements.ts'
import type { Caller } from './call.ts'

/** A month's rent, as an entry. */
export const RENT = {
  description: 'Aluguel da sala',
  amount: '1200.50',
  category: 'Aluguel',
  type: 'despesa',
  date: '2026-11-05',
}

/** Adds an entry, the rent where it says nothing else; returns its id. */
export async function addReport(who: Caller, fields: object = {}): Promise<number> {
  const { status, body } = await who.post('/api/v1/finance/report/addreport', { ...RENT, ...fields })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.id
}

/** The answer to a statement that is sent: with the path '' imported, with '/preview' shown. */
export const sendStatement = (who: Caller, path: '' | '/preview', bytes: Uint8Array, options: object = {}) =>
  who.post(`/api/v1/finance/import${path}`, statementForm(bytes, options))

/** What a statement that is read without an error is answered with. */
export async function readStatement(who: Caller, path: '' | '/preview', bytes: Uint8Array, options?: object) {
  const { status, body } = await sendStatement(who, path, bytes, options)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

/** The entries of a month as [day, type, amount, description], the oldest first. */
export async function readLedger(who: Caller, date = '2026-10'): Promise<string[][]> {
  const { data } = (await who.post('/api/v1/finance/report/listReportsMonth', { date })).body
  return data
    .map(({ date, type, amount, description }: Record<string, string>) => [date, type, amount, description])
    .reverse()
}

/** Starts the program for tests of the ledger's calls; each test begins without entries and categories. */
export function startLedger() {
  const app = startApp()
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pool.query('delete from finance_reports; delete from finance_categories')
  })
  const post = (call: string, body: object, who: Caller = app.people.staff) =>
    who.post(`/api/v1/finance/report/${call}`, body)
  return {
    app,
    post,
    add: (fields: object = {}, who: Caller = app.people.staff) => addReport(who, fields),
    month: async (body: object = {}, who: Caller = app.people.staff) =>
      (await post('listReportsMonth', body, who)).body,
    search: async (query: Record<string, string>, who: Caller = app.people.staff) =>
      (await who.get(`/api/v1/finance/report/search?${new URLSearchParams(query)}`)).body,
  }
}
