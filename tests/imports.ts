import { beforeEach } from 'vitest'
import { NOW, startApp } from './app.ts'
import { makeOfx } from './bank-statements.ts'
import type { Caller } from './call.ts'
import { addReport, readLedger, readStatement, sendStatement } from './finance.ts'

/** Starts the program for tests of imported statements; each test begins with an empty ledger, without accounts and rules. */
export function startImports() {
  const app = startApp()
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
      delete from finance_accounts; delete from finance_categories; delete from finance_import_rules;
      delete from finance_csv_mappings`)
  })
  return {
    app,
    preview: (bytes: Uint8Array, options?: object, who: Caller = app.people.staff) =>
      readStatement(who, '/preview', bytes, options),
    commit: (bytes: Uint8Array, options?: object, who: Caller = app.people.staff) =>
      readStatement(who, '', bytes, options),
    /** The status and the text with which a statement is refused. */
    async error(bytes: Uint8Array, options?: object, path: '' | '/preview' = '') {
      const { status, body } = await sendStatement(app.people.staff, path, bytes, options)
      return [status, body.data.error]
    },
    /** Adds an entry of October by hand. */
    add: (fields: object, who: Caller = app.people.staff) =>
      addReport(who, { description: 'x', amount: '1', category: 'Geral', date: '2026-10-05', ...fields }),
    ledger: (who: Caller = app.people.staff, date?: string) => readLedger(who, date),
  }
}

/** A movement of a statement. */
export const line = (day: string, amount: string, text: string, id?: string) => ({
  day,
  amount,
  text,
  ...(id && { id }),
})

/** A statement of one account. */
export const ofx = (...movements: ReturnType<typeof line>[]) => makeOfx([{ bank: '0341', number: '12345', movements }])

/** The states of the lines of a preview. */
export const states = ({ lines }: { lines: { state: string }[] }) => lines.map(({ state }) => state)
