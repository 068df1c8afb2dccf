import { readMark } from '#domains/site/server/logo/logo.ts'
import { readSections } from '#domains/site/server/sections.ts'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { makePdf } from '#platform/pdf/make-pdf.ts'
import { softenWords } from '#platform/pdf/text.ts'
import { dateTime } from '#time.ts'
import { monthLabel, type ReportType } from '../../finance.ts'
import { type Entry, shareEntries, sumEntries } from './month.ts'

/** Letters of a category or an account that fit into its column. */
const NAME = 44

interface Summary {
  /** YYYY-MM */
  month: string
  /** Whose ledger it is: a name, or 'Toda a equipe'. */
  ledger: string
  entries: readonly Entry[]
  /** Receipts that go with it. */
  receipts: number
}

/** A month's summary as a PDF: its sums, and what each category comes to. Throws as `makePdf` does. */
export async function makeSummary(context: Context, { month, ledger, entries, receipts }: Summary): Promise<Buffer> {
  const { company } = await readSections(context, ['company'])
  const { income, expenses, balance, count, transfers } = sumEntries(entries)
  const data = {
    title: `Financeiro: ${monthLabel(month)}`,
    heading: capitalise(monthLabel(month)),
    ledger: softenWords(ledger),
    mark: await readMark(context),
    company: {
      name: softenWords(company.name, 18),
      lines: [company.legalName, company.cnpj && `CNPJ ${company.cnpj}`, company.email]
        .filter((line) => line && line !== company.name)
        .map((line) => softenWords(line)),
    },
    sums: [
      ['Entradas', brl(income)],
      ['Saídas', brl(expenses)],
      [balance < 0 ? 'Saldo negativo' : 'Saldo positivo', brl(balance)],
    ],
    facts: [
      ['Transações', String(count)],
      ['Transferências, que não contam', String(transfers)],
      ['Comprovantes', String(receipts)],
      ['Feito em', dateTime(context.clock.now())],
    ],
    tables: [
      { name: 'Entradas por categoria', rows: sumCategories(entries, 'receita'), total: brl(income) },
      { name: 'Saídas por categoria', rows: sumCategories(entries, 'despesa'), total: brl(expenses) },
    ].filter(({ rows }) => rows.length > 0),
  }
  const amounts = [
    ...[income, expenses, balance].map(brl),
    ...data.tables.flatMap(({ rows, total }) => [...rows.map(([, , sum]) => sum), total]),
  ]
  const template = 'src/domains/finance/server/export/summary.typ'
  return makePdf(context, { template, data, texts: {}, amounts }, 'page')
}

/** [category, number of entries, sum], the largest first. */
function sumCategories(entries: readonly Entry[], type: ReportType): [string, string, string][] {
  const chosen = shareEntries(entries).filter((entry) => entry.type === type && !entry.transfer)
  const sums = [...Map.groupBy(chosen, ({ category }) => category)].map(([category, rows]) => ({
    category,
    count: rows.length,
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
  }))
  return sums
    .sort((a, b) => b.sum - a.sum)
    .map(({ category, count, sum }) => [softenWords(category, NAME), String(count), brl(sum)])
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
