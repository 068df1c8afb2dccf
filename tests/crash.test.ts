import { expect, test } from 'vitest'
import { prepareData } from './cluster.ts'
import { crash } from './crash.ts'

test('[SAF-04] kill -9 of Node, of the database server and of both, in the midst of writes, loses nothing acknowledged and needs no repair', {
  timeout: 300_000,
}, async () => {
  const { acknowledged, lost } = await crash(['node', 'postgres', 'both'], prepareData)
  expect(acknowledged).toBeGreaterThan(20)
  expect(lost).toBe(0)
})
