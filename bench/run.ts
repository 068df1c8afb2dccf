// npm run bench [-- PART...]: how quick the program is, or these parts of it. Each row is a ratio against the plainest
// server that could do the same, measured in turn in one run. Figures to trust are the ratios; the machine's speed drifts.
import { measureActs } from './acts.ts'
import { compareYears } from './analytics.ts'
import { compareBoards } from './board-calls.ts'
import { measurePdfs } from './budget-pdf.ts'
import { compareBudgets } from './budgets.ts'
import { compareDays, timeFullDay } from './calendar.ts'
import { compareMonths, timeMonth } from './finance.ts'
import { measureImport } from './imports.ts'
import { auditPages } from './pages.ts'
import { compareLines } from './production.ts'
import { compareSales } from './sales.ts'
import { measureSite } from './site.ts'
import { rows, tell } from './table.ts'
import { compareToday } from './today.ts'

const PARTS: Record<string, () => Promise<void>> = {
  site: measureSite,
  pages: auditPages,
  acts: measureActs,
  years: measureYears,
  board: measureBoards,
  lines: measureLines,
  quotes: measureQuotes,
  sales: measureSales,
  imports: measureImports,
  ledger: measureLedger,
  calendar: measureCalendar,
  today: measureToday,
  grow: measureGrowing,
  whole: measureInstallation,
}
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)
for (const name of names) {
  const measure = PARTS[name]
  if (!measure) throw new Error(`No part ${name}; there are ${Object.keys(PARTS).join(', ')}.`)
  await measure()
}
console.table(rows)

async function measureYears() {
  const { resum, report, year } = await compareYears()
  tell('GET /analytics/resum, 1,000,000 views against 1,000', 0.4, resum)
  tell('GET /analytics/report of 30 days, likewise', 0.4, report)
  tell('GET /analytics/report of the year, likewise', 0.4, year)
}

async function measureBoards() {
  for (const [call, compared] of Object.entries(await compareBoards())) tell(call, 0.8, compared)
}

async function measureLines() {
  const { board, project, move, seen, drawn, pictures } = await compareLines()
  tell('GET /line-board, 5,000 tasks', 0.6, board)
  tell('POST /line-task-project, 1,000 tasks', 0.6, project)
  rows['a move by 50 people at once, 95 of 100, against a bare UPDATE'] = {
    measured: `${move.ours.toFixed(0)} ms, ${(move.ours / move.bare).toFixed(1)} times`,
  }
  const show = ({ min, max }: typeof seen) => `${min.toFixed(0)} to ${max.toFixed(0)}`
  rows['a move until another stream of the line carries it'] = {
    measured: `${seen.median.toFixed(0)} ms`,
    spread: show(seen),
    target: '<= 1 s',
  }
  rows['a board of 5,000 cards, from its data until it can be used'] = {
    measured: `${drawn.interactive.median.toFixed(0)} ms, ${drawn.cards} cards in the document`,
    spread: show(drawn.interactive),
    target: '<= 1 s',
  }
  rows['a drag on it'] = { measured: `${drawn.frames.toFixed(0)} frames a second`, target: '>= 50' }
  rows[`memory of a save of ${pictures.sent.toFixed(0)} MB of pictures, at its peak`] = {
    measured: `${pictures.grown.toFixed(0)} MB`,
    target: '<= 150 MB',
  }
}

async function measureQuotes() {
  tell('GET /budget/search, a word among 10,000 quotes', 0.6, await compareBudgets())
  const { pdf, alone, ratio } = await measurePdfs()
  rows['the PDF of a quote of 40 items'] = {
    measured: `${pdf.median.toFixed(0)} ms`,
    spread: `${pdf.min.toFixed(0)} to ${pdf.max.toFixed(0)}`,
  }
  rows['home page, 99 of 100, while PDFs are made, against alone'] = {
    measured: `${ratio.median.toFixed(2)} times ${alone.median.toFixed(1)} ms`,
    spread: `${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}`,
  }
}

async function measureSales() {
  const { order, download } = await compareSales()
  tell('POST /sale/order, each another one', 0.4, order)
  tell('GET /getSoftware, a bought file of 2.6 kB, counted', 0.5, download)
}

async function measureImports() {
  const { preview, commit, again, bare, grown, sent } = await measureImport()
  rows['an import of 50,000 lines, against a bare INSERT of so many entries'] = {
    measured: `${commit.toFixed(1)} s, ${(commit / bare).toFixed(1)} times`,
  }
  rows['its preview; the same file imported again'] = { measured: `${preview.toFixed(1)} s; ${again.toFixed(1)} s` }
  rows[`memory that the import of ${sent.toFixed(0)} MB takes at its peak`] = {
    measured: `${grown.toFixed(0)} MB`,
    target: '<= 400 MB',
  }
}

async function measureLedger() {
  tell(
    'POST /finance/report/listReportsMonth, 100,000 entries over ten years against 1,000',
    0.77,
    await compareMonths(),
  )
  const { median, min, max } = await timeMonth()
  rows['a month of 10,000 entries, from its data until it can be used'] = {
    measured: `${median.toFixed(0)} ms`,
    spread: `${min.toFixed(0)} to ${max.toFixed(0)}`,
    target: '<= 1 s',
  }
}

async function measureCalendar() {
  // At most 1.3 times as long.
  tell('POST /getDayCalendar, 100,000 events of one person against 1,000', 0.77, await compareDays())
  const { interactive, events } = await timeFullDay()
  rows['a day of 200 events, from its data until it can be used'] = {
    measured: `${interactive.median.toFixed(0)} ms, ${events} events in the document`,
    spread: `${interactive.min.toFixed(0)} to ${interactive.max.toFixed(0)}`,
    target: '<= 1 s',
  }
}

async function measureGrowing() {
  // Only here: it brings the program into this process.
  const { measureGrowth, TARGET } = await import('./grow/measure.ts')
  for await (const { name, small, large, ratio, grows } of measureGrowth({ names: [], rounds: 10 })) {
    const what = `${name}, 100,000 rows a table against 1,000`
    rows[what] = {
      measured: `${ratio.median.toFixed(1)} times, ${small.median.toFixed(1)} to ${large.median.toFixed(1)} ms${grows ? ', GROWS' : ''}`,
      spread: `${ratio.min.toFixed(1)} to ${ratio.max.toFixed(1)}`,
      target: `<= ${TARGET}`,
    }
    console.log(what, rows[what])
  }
}

async function measureInstallation() {
  // Only here: it brings the program into this process.
  const { measureWhole } = await import('./grow/whole.ts')
  await measureWhole()
}

async function measureToday() {
  tell('the dashboard’s tiles, in readings of what waits (GET /today)', 1, await compareToday())
}
