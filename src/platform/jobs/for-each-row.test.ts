import { expect, test, vi } from 'vitest'
import { forEachRow } from './for-each-row.ts'

const rows = [1, 2, 3].map((id) => ({ id }))

test('a row that fails is logged by its id, keeps no other from its turn, and is what is answered', async () => {
  const error = vi.fn()
  const done: number[] = []
  const failure = new Error('Its provider is away')
  const work = async ({ id }: { id: number }) => {
    if (id === 2) throw failure
    done.push(id)
  }
  expect(await forEachRow({ log: { error } as never }, rows, work, { failed: 'left' })).toBe(failure)
  expect(done).toEqual([1, 3])
  expect(error.mock.calls).toEqual([[{ err: failure, id: 2 }, 'left']])
})

test('it ends where the job is to end', async () => {
  const over = new AbortController()
  const work = vi.fn(async ({ id }: { id: number }) => {
    if (id === 2) over.abort()
  })
  const log = { error: vi.fn() } as never
  expect(await forEachRow({ log }, rows, work, { failed: 'left', signal: over.signal })).toBeUndefined()
  expect(work).toHaveBeenCalledTimes(2)
})
