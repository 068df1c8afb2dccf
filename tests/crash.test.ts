import { expect, test } from 'vitest'
import { prepareData } from './cluster.ts'
import { crash, crashImport } from './crash.ts'

test('[SAF-04] kill -9 of Node, of the database server and of both, in the midst of writes, loses nothing acknowledged and needs no repair', {
  timeout: 300_000,
}, async () => {
  const { acknowledged, lost } = await crash(['node', 'postgres', 'both'], prepareData)
  expect(acknowledged).toBeGreaterThanOrEqual(24)
  expect(lost).toBe(0)
})

test('kill -9 in the midst of an import of articles leaves all of it or nothing, and it can be done again', {
  timeout: 300_000,
}, async () => {
  expect(await crashImport([0.2, 0.6, 0.9], prepareData)).toEqual([])
})
