// Orders placed and a bought file downloaded, beside the same statements through bare Hono and pg.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTokenSale, type Purchase, softwarePath } from '#domains/sales/order.ts'
import { callAs } from '#tests/call.ts'
import { compare } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const BUYER = { plan: '', name: 'Helena Prado', email: 'helena@exemplo.com.br', phone: '(48) 99911-2233' }

/** The rates of orders placed, each another one, and of downloads of one purchase, each of which is counted. */
export async function compareSales() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'demo',
    PAYMENTS: 'sandbox',
    // Each order comes from an address of its own: one network places sixty in ten minutes.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const bare = await startServer(['bench/reference.ts'], { DATABASE: join(dataDir, 'postgres') })
  try {
    const product = await findProduct(site)
    const headers = { 'content-type': 'application/json' }
    const draw = () => JSON.stringify({ ...BUYER, ...product, token_sale: drawTokenSale() })
    const order = await compare(
      { url: `${site.origin}/api/v1/sale/order`, method: 'POST', headers, drawBody: draw, fromAnywhere: true },
      { url: `${bare.origin}/sale/order`, method: 'POST', headers, drawBody: draw },
    )
    const purchase = await buy(site, draw())
    const download = await compare(
      { url: site.origin + softwarePath(purchase, '') },
      { url: `${bare.origin}/software?order=${purchase.user}` },
    )
    return { order, download }
  } finally {
    for (const { child } of [bare, site]) await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}

type Site = Parameters<typeof callAs>[0]

/** A product of the demonstration without a plan, and its price in reais. */
async function findProduct(site: Site) {
  const { body } = await callAs(site).post('/api/v1/list-project-sale', {})
  const { id } = body.data.find(({ plan }: { plan: string }) => plan === 'none')
  const offer = await callAs(site).get(`/api/v1/sale/offer?app=${id}`)
  return { app: id as number, total: offer.body.data.value as number }
}

async function buy(site: Site, order: string): Promise<Purchase> {
  const { body } = await callAs(site).post('/api/v1/sale/order', order)
  const pay = { token_sale: body.data.token_sale, means: 'card', card: 'sandbox_passes' }
  return (await callAs(site).post('/api/v1/sale/pay', pay)).body.data.purchase
}
