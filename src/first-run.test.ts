import { expect, inject, test, vi } from 'vitest'
import { firstRun } from '#tests/first-run.ts'

// Four starts, each with a part of the demonstration. Ten moments are tried by `npm run bench:crash`.
vi.setConfig({ testTimeout: 180_000 })

test('a first start that was killed twice is completed by the next, which prints passwords that open', async () => {
  const whole = await firstRun(inject('database'))
  expect(whole.accounts).toEqual(['1 marina@exemplo.com.br', '2 davi@exemplo.com.br'])
  expect(whole.off).toEqual([])
  expect(whole.rows).toMatchObject({ users: 2, first_run: 1, installation: 0 })
  const moments = [0.5, 0.2].map((part) => Math.round(whole.queries * part))
  const { accounts, rows } = await firstRun(inject('database'), { killedAt: moments })
  expect({ accounts, rows }).toEqual({ accounts: whole.accounts, rows: whole.rows })
})

test('what began without the demonstration has none of its texts, also where a later start is told otherwise', async () => {
  const { seed, off, rows } = await firstRun(inject('database'), { begunWith: 'none' })
  expect(seed).toBe('none')
  expect(off).toEqual(['screen-time', 'coffee'])
  expect(rows).toMatchObject({ users: 1, archives: 0, installation: 1 })
})
