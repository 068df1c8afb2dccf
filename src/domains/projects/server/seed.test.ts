import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { seedProjects } from './seed.ts'

const app = startApp()

test('the demo brings projects of three trades, four of them highlighted, two on sale, one a sketch, one outsourced', async () => {
  await seedProjects(app)
  await seedProjects(app) // a second start adds nothing
  const list = async (name: string) => (await app.people.visitor.post(`/api/v1/list-project-${name}`)).body
  const { data, total } = await list('publics')
  expect(total).toBeGreaterThanOrEqual(9)
  expect(new Set(data.map((one: { trade: string }) => one.trade)).size).toBe(3)
  expect(data[0].title).toBe('Central de pedidos para oficinas')
  expect((await list('highlighted')).total).toBe(4)
  expect((await list('sale')).data.map((one: { sale: { value: number } }) => one.sale.value)).toEqual([690, 249])
  for (const mark of ['is_sketch', 'is_outsourced'])
    expect(data.filter((one: Record<string, boolean>) => one[mark])).toHaveLength(1)
  expect(data.filter((one: { link_external: string }) => one.link_external)).toHaveLength(1)
})

test('[BUY-07] the demo downloads open: each has its announced size, and archives are whole', async () => {
  const { data } = (await app.people.visitor.post('/api/v1/list-project-publics')).body
  const platforms: string[] = []
  for (const { id, is_download } of data) {
    if (!is_download) continue
    const [project] = (await app.people.visitor.post('/api/v1/item-project', { id })).body.data
    for (const [platform, size] of Object.entries<number>(project.sizes)) {
      platforms.push(platform)
      const answer = await app.people.visitor.fetch(`/api/v1/getSoftware?app=${id}&platform=${platform}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBe(size)
      if (answer.headers.get('content-type') === 'application/zip') expect(readZip(bytes).length).toBeGreaterThan(1)
    }
  }
  expect(platforms.sort()).toEqual(['android', 'embarked', 'generic', 'linux', 'mac', 'windows'])
})

/** Names in an archive, each file inflated and held against its checksum and length. */
function readZip(zip: Buffer): string[] {
  const names: string[] = []
  const end = zip.length - 22
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26)
    const bytes = inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(at + 20)))
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    expect(bytes.length).toBe(zip.readUInt32LE(at + 24))
    names.push(zip.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32) // extra field, comment
  }
  return names
}
