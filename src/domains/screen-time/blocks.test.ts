import { expect, test } from 'vitest'
import { findBlocks } from './blocks.ts'
import type { MachineLine } from './usage.ts'

const line = (at: number, app: string, seconds: number | null = null, machine = 1): MachineLine => ({
  ...{ at, app, seconds, machine },
})
const RANGE = { from: 0, until: 86_400, pause: 15 as const, shortest: 60 }

test('uses of a program with short breaks are one stretch, whose length is what was used', () => {
  const lines = [line(0, 'KiCad', 300), line(300, 'Firefox', 100), line(400, 'KiCad', 200), line(2000, 'KiCad', 90)]
  expect(findBlocks(lines, RANGE)).toEqual([
    { app: 'KiCad', start: 0, end: 600, used: 500 },
    { app: 'Firefox', start: 300, end: 400, used: 100 },
    { app: 'KiCad', start: 2000, end: 2090, used: 90 },
  ])
})

test('a line lasts until the next of its machine, a pause for nothing; two machines at once count once', () => {
  const lines = [line(0, 'KiCad'), line(200, ''), line(250, 'KiCad'), line(5000, 'KiCad'), line(100, 'KiCad', 120, 2)]
  expect(findBlocks(lines, RANGE)).toEqual([{ app: 'KiCad', start: 0, end: 220, used: 220 }])
})

test('what is short, or begins outside of the days, is none', () => {
  const lines = [line(-10, 'KiCad', 600), line(1000, 'KiCad', 59), line(90_000, 'KiCad', 600)]
  expect(findBlocks(lines, RANGE)).toEqual([])
})
