// PDFs of quotes, one after the other, and what they do meanwhile to readers of a cached page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Caller, callAs } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { spread } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const QUOTES = 20
const ROUNDS = 5
/** Milliseconds of a round. */
const ROUND = 3000
/** Readers of the page, each of whom asks again a moment after the answer. */
const READERS = 4
const PAUSE = 5

/** Milliseconds that PDFs of 40 items take, and of the 99th of 100 pages: alone, and while PDFs are made. */
export async function measurePdfs() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  try {
    const admin = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const ids: number[] = []
    // Each of its own: of one that is the same, Typst remembers how it was laid out.
    for (let quote = 0; quote < QUOTES; quote++) ids.push(await addBudget(admin, { items: itemsOf(quote) }))
    await timePdfs(admin, ids.slice(0, 2))
    const times = await timePdfs(admin, ids)
    const pages: { alone: number; beside: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await readPages(`${site.origin}/`)
      let done = false
      const making = (async () => {
        while (!done) await timePdfs(admin, ids)
      })()
      pages.push({ alone, beside: await readPages(`${site.origin}/`) })
      done = true
      await making
    }
    return {
      pdf: spread(times),
      alone: spread(pages.map(({ alone }) => alone)),
      ratio: spread(pages.map(({ alone, beside }) => beside / alone)),
    }
  } finally {
    await stopServer(site.child)
    rmSync(dataDir, { recursive: true })
  }
}

const itemsOf = (quote: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    description: `Item ${index} do orçamento ${quote}\nO que ele é, em uma linha que diz um pouco mais`,
    quantity: index + 1,
    total: 100 + index,
  }))

async function timePdfs(caller: Caller, ids: readonly number[]): Promise<number[]> {
  const times: number[] = []
  for (const id of ids) {
    const started = performance.now()
    const answer = await caller.fetch(`/api/v1/budget/pdf?id=${id}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A PDF was answered with ${answer.status}`)
    times.push(performance.now() - started)
  }
  return times
}

/** The 99th of 100 answers, in milliseconds. */
async function readPages(url: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + ROUND
  const read = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await (await fetch(url)).text()
      times.push(performance.now() - started)
      await setTimeout(PAUSE)
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)]!
}

if (import.meta.main) console.log(await measurePdfs())
