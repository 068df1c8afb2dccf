import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Category } from '#domains/finance/categories-contract.ts'
import type { Part } from '#domains/finance/fields.ts'
import { Report, type Totals } from '#domains/finance/reports-contract.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

export const FINANCE = '/dashboard/financial-report'

export const NOTHING: Totals = {
  ...{ income: '0.00', expenses: '0.00', balance: '0.00', count: 0 },
  ...{ largest_income: '0.00', largest_expense: '0.00', transfers: 0 },
}

/** An entry of 10 November 2014. */
export const reportWith = (fields: Partial<Report>): Report =>
  sampleOf(Report, {
    ...{ id: 1, id_user: 2, date: '2014-11-10', description: 'Torno', category: 'Oficina', amount: '10.00' },
    ...{
      type: 'receita',
      files: [],
      revision: 1,
      project_id: null,
      project: null,
      parts: [],
      other_side: null,
      balance: undefined,
      ...fields,
    },
  })

/** A part as it is answered. */
const shown = (part: Part) => ({ ...part, color: 0, project: null })

/** A month that keeps what is added, changed, deleted and brought back. Its sums are those that `totals` says. */
export function ledgerWith(...reports: Report[]) {
  const ledger = { reports, totals: NOTHING }
  const gone: Report[] = []
  const one = (id: number) => ledger.reports.find((report) => report.id === id)!
  const saved = (id: number) => ({ result: true as const, data: { id, revision: one(id).revision, merged: false } })
  const answers: Answers = {
    finance: {
      reports: {
        listMonth: ({ date = '' }) => ({
          data: [...ledger.reports],
          month: date.slice(0, 7),
          months: [date.slice(0, 7)],
          totals: ledger.totals,
        }),
        categories: () => ({
          data: [...new Set(ledger.reports.map(({ category }) => category))].map((name, id) =>
            sampleOf(Category, { id: id + 1, name, count: 1 }),
          ),
        }),
        item: ({ id }) => ({ data: one(id) }),
        alike: () => ({ data: null }),
        projects: () => ({ data: [] }),
        otherSides: () => ({ data: [] }),
        add: ({ id_user: _, account_id = null, project_id = null, parts = [], ...fields }) => {
          const id = ledger.reports.length + gone.length + 1
          ledger.reports = [
            reportWith({ ...fields, account_id, project_id, parts: parts.map(shown), id }),
            ...ledger.reports,
          ]
          return saved(id)
        },
        update: ({ id, revision: _, parts, ...fields }) => {
          ledger.reports = ledger.reports.map((report) =>
            report.id === id
              ? { ...report, ...fields, ...(parts && { parts: parts.map(shown) }), revision: report.revision + 1 }
              : report,
          )
          return saved(id)
        },
        remove: ({ id }) => {
          gone.push(one(id))
          ledger.reports = ledger.reports.filter((report) => report.id !== id)
          return { result: true }
        },
        restore: () => {
          ledger.reports = [...ledger.reports, gone.pop()!]
          return { result: true }
        },
      },
    },
  }
  return Object.assign(ledger, { answers })
}

/** Opens November 2014. */
export async function openMonth({ answers }: { answers: Answers }, width = 1280) {
  const screen = await openScreen(`${FINANCE}?month=2014-11`, {
    as: 'staff',
    answers,
    viewport: { width, height: width < 600 ? 740 : 800 },
  })
  await expect.element(byCss('main dl[aria-label^=Somas]')).toBeVisible()
  return screen
}

/** The rows of the table of entries. */
export const rowsOf = () => byCss('main tbody tr')

/** The figure of a card or of the footer, by its label. */
export const figure = (label: string) => byCss('main dl > div').filter({ hasText: label }).getByRole('definition')

/** The button that opens the modal; while nothing is there the same stands in the middle as well. */
export const addButton = () => page.getByRole('main').getByRole('button', { name: 'Nova Transação' }).last()

/** Opens the modal of a new entry. */
export async function openModal() {
  await addButton().click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await expect.element(dialog).toBeVisible()
  return dialog
}
