import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTokenSale, orderFormPath } from '#domains/sales/order.ts'
import { type Audit, auditPage } from './lighthouse.ts'
import { spread } from './load.ts'
import { startServer, stopServer } from './processes.ts'
import { rows } from './table.ts'

const RUNS = 5
/** A product of the demonstration on sale, with a plan. */
export const SOLD = 6
/** The public pages of the demonstration that search engines may show. */
export const PAGES = [
  '/',
  '/archive',
  '/archive/impressao-3d',
  '/archive-view/7',
  '/projects',
  '/project-view/1',
  '/areas/impressao-3d',
  '/pessoas',
  '/pessoas/marina-reis',
  '/sua-peca',
  '/contact',
  '/legal-compliance',
  '/privacy',
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  `/details-sale/${SOLD}`,
]

/** What Lighthouse says of the public pages on a simulated phone: medians of five runs of each. */
export const auditPages = () =>
  withDemonstration(async (origin) => {
    for (const path of PAGES) audit(path, origin + path)
    audit('final-sale', origin + orderFormPath(drawTokenSale(), SOLD), { isIndexed: false })
  })

/** Measures something on a demonstration of its own. */
export async function withDemonstration(measure: (origin: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const { child, origin } = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
  })
  try {
    await measure(origin)
  } finally {
    await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}

function audit(name: string, url: string, { isIndexed = true } = {}) {
  const audits = Array.from({ length: RUNS }, () => auditPage(url))
  const median = (figure: (audit: Audit) => number) => spread(audits.map(figure)).median
  const scores = [
    median(({ performance }) => performance),
    median(({ accessibility }) => accessibility),
    median((one) => one['best-practices']),
  ]
  // A page that is not indexed has no score for search engines to look at.
  if (isIndexed) scores.push(median(({ seo }) => seo))
  const { min, max } = spread(audits.map(({ performance }) => performance))
  const lcp = median((one) => one.lcp) / 1000
  rows[`Lighthouse, mobile, ${name}`] = {
    measured: scores.join(' / '),
    spread: `${min} to ${max}; LCP ${lcp.toFixed(2)} s, CLS ${median(({ cls }) => cls).toFixed(3)}, TBT ${median(({ tbt }) => tbt).toFixed(0)} ms`,
    target: `>= 98 / 100 / 100${isIndexed ? ' / 100' : ''}`,
  }
  console.log(name, rows[`Lighthouse, mobile, ${name}`], ...new Set(audits.flatMap(({ complaints }) => complaints)))
}
