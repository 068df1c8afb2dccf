import { expect, test } from 'vitest'
import { TRADES } from '#domains/site/trades.ts'
import type { ShownProject } from '../parts/load-project.ts'
import { projectHead } from './head.ts'

const project = {
  id: 7,
  title: 'Custo da peça',
  is_public: true,
  is_sale: false,
  is_download: false,
  resum: { image: '', title: '', description: '', tecnologi: '', video: '' },
  details: { image: '', title: '', video: '' },
  sale: { value: 0 },
  sizes: {},
  date_project_end: null,
  date_update: '2026-01-01T00:00:00.000Z',
} as unknown as ShownProject

/** The project's own node of its structured data. */
function describe(more: Partial<ShownProject>) {
  const meta = projectHead(undefined, { ...project, ...more }).meta as Record<string, unknown>[]
  const data = meta.find((one) => 'script:ld+json' in one)!['script:ld+json']
  return (data as { '@graph': Record<string, unknown>[] })['@graph'][0]!
}

test('every program has an offer, as schema.org asks: its price, or nothing', () => {
  const free = describe({ trade: 'software' })
  expect(free).toMatchObject({ '@type': 'SoftwareApplication', offers: { price: '0', priceCurrency: 'BRL' } })
  const sold = describe({ trade: 'software', is_sale: true, sale: { ...project.sale, value: 180 } })
  expect(sold).toMatchObject({ offers: { price: '180.00', priceCurrency: 'BRL' } })
  for (const trade of TRADES.filter((one) => one !== 'software'))
    expect(describe({ trade })).not.toHaveProperty('offers')
})
