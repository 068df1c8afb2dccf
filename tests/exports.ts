import { beforeEach, vi } from 'vitest'
import { startApp } from './app.ts'
import type { Caller } from './call.ts'

/** Starts the program for tests of what leaves the ledger as files; each test begins with an empty ledger. */
export function startExports() {
  // The first PDF of a thread loads Typst, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  const app = startApp()
  beforeEach(() =>
    app.pool.query(`delete from finance_attachments; delete from finance_imports; delete from finance_reports;
      delete from finance_bills; delete from finance_accounts; delete from finance_categories; delete from rate_limits`),
  )
  return {
    app,
    async add(fields: object, who: Caller = app.people.staff): Promise<number> {
      const { body } = await who.post('/api/v1/finance/report/addreport', {
        ...{ description: 'x', amount: '1', category: 'Geral', type: 'despesa', date: '2026-10-05', ...fields },
      })
      return body.data.id
    },
    async file(kind: string, query: string, who: Caller = app.people.staff) {
      const response = await who.fetch(`/api/v1/finance/report/${kind}?${query}`)
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    },
  }
}

/** The cells of a CSV file below its head. */
export const rowsOf = (csv: Buffer) =>
  csv
    .toString('utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')))
