import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('is made when it is first asked for, and once, even where nothing comes of it', () => {
  const make = vi.fn(() => undefined)
  const made = once(make)
  expect(make).not.toHaveBeenCalled()
  made()
  made()
  expect(make).toHaveBeenCalledTimes(1)
})
