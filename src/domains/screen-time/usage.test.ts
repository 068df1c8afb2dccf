import { describe, expect, test } from 'vitest'
import { makeLogReader, parseLine } from './log.ts'
import { programPicture } from './program-picture.ts'
import { makeSampleLog } from './sample.ts'
import { clockTime, firstSecond, type MachineLine, summariseDay } from './usage.ts'

const DAY = '2026-11-20'
const from = firstSecond(DAY)
const line = (time: string, title: string, machine = 1, day = DAY): MachineLine => ({
  ...parseLine(`${day}_${time} | ${title}`)!,
  machine,
})
const summarise = (...lines: MachineLine[]) => summariseDay(lines, from, 0)
const minutes = (hours: number[]) =>
  Object.fromEntries(hours.map((seconds, hour) => [hour, seconds / 60]).filter(([, m]) => m))

describe('[SCR-04] usage', () => {
  test('is the sum of gaps between consecutive lines, each the earlier line’s, by program', () => {
    const { programs, lines } = summarise(
      line('08-00-00', 'a - Editor'),
      line('08-01-00', 'b - Editor'),
      line('08-02-30', ''),
      line('08-03-00', '(2) c - Editor'),
      line('08-03-10', 'Terminal'),
    )
    expect(programs).toEqual([
      { name: 'Editor', seconds: 160 },
      { name: '', seconds: 30 },
    ])
    expect(lines).toBe(4)
  })

  test('does not mind the order of lines', () => {
    const [a, b, c] = [line('08-00-00', 'A'), line('08-01-00', 'B'), line('08-03-00', 'C')]
    expect(summarise(c, a, b)).toEqual(summarise(a, b, c))
  })

  test('of a long gap counts whole, unless the firm says from when a gap is a pause', () => {
    const lines = [line('08-00-00', 'A'), line('08-05-00', 'B'), line('08-10-01', 'C'), line('12-00-00', 'D')]
    const programs = (pause: 0 | 5 | 15 | 60) =>
      Object.fromEntries(summariseDay(lines, from, pause).programs.map(({ name, seconds }) => [name, seconds]))
    expect(programs(0)).toEqual({ A: 300, B: 301, C: 13_799 })
    expect(programs(5)).toEqual({ A: 300 })
    for (const pause of [15, 60] as const) expect(programs(pause)).toEqual({ A: 300, B: 301 })
  })

  test('ends at midnight, and the lines around it count for their own day', () => {
    const { lines, hours, programs } = summarise(
      line('23-59-00', 'Antes', 1, '2026-11-19'),
      line('23-58-00', 'A'),
      line('00-01-00', 'B', 1, '2026-11-21'),
    )
    expect([lines, programs, minutes(hours)]).toEqual([1, [{ name: 'A', seconds: 120 }], { 23: 2 }])
  })

  test('of a recorded length counts as recorded', () => {
    const { programs, perHour } = summarise({ at: from + 3600, app: 'A', seconds: 7200, machine: 1 })
    expect([programs, perHour]).toEqual([[{ name: 'A', seconds: 7200 }], 1])
  })
})

test('[SCR-02] each hour has its minutes, a spell over the hour is divided, and two machines at once are one hour', () => {
  const spell = (time: string, length: number, machine: number) => ({ ...line(time, 'A', machine), seconds: length })
  const { hours, programs } = summarise(
    spell('08-50-00', 1800, 1),
    spell('08-55-00', 3600, 2),
    spell('23-30-00', 7200, 1),
  )
  expect(hours).toHaveLength(24)
  expect(minutes(hours)).toEqual({ 8: 10, 9: 55, 23: 30 })
  expect(programs).toEqual([{ name: 'A', seconds: 1800 + 3600 + 1800 }])
})

test('[SCR-01] the number of titled lines, and that over the hours spanned; less than one counts as one', () => {
  expect(summarise(line('08-00-00', 'A'), line('09-30-00', ''), line('10-00-00', 'B'))).toMatchObject({
    lines: 2,
    perHour: 1,
  })
  expect(summarise(line('08-00-00', 'A'))).toMatchObject({ lines: 1, perHour: 1, programs: [] })
  expect(summarise()).toEqual({ lines: 0, perHour: 0, hours: Array(24).fill(0), programs: [] })
})

test('[SCR-01] the built-in sample comes to 631 lines, about 28 an hour', () => {
  const reader = makeLogReader()
  const log = makeSampleLog(DAY)
  const lines = [...reader.push(log), ...reader.end()].map((one) => ({ ...one, machine: 0 }))
  const usage = summariseDay(lines, from, 5)
  expect([usage.lines, usage.perHour, reader.bad.count]).toEqual([631, 28, 2])
  expect(Math.max(...usage.hours)).toBeLessThanOrEqual(3600)
  const total = usage.programs.reduce((sum, { seconds }) => sum + seconds, 0)
  expect(usage.hours.reduce((sum, seconds) => sum + seconds, 0)).toBe(total)
  expect(usage.programs[0]).toEqual({ name: 'Visual Studio Code', seconds: 2 * 3600 + 53 * 60 })
  expect(makeSampleLog(DAY)).toBe(log)
})

test('[SCR-03] time is hh:mm:ss', () => {
  expect([0, 59, 3600, 86_399, 360_000].map(clockTime)).toEqual([
    '00:00:00',
    '00:00:59',
    '01:00:00',
    '23:59:59',
    '100:00:00',
  ])
})

test('[SCR-03] every program has a picture, and no name draws anything else', () => {
  const drawn = (name: string) => decodeURIComponent(programPicture(name).slice('data:image/svg+xml,'.length))
  expect(drawn('Mozilla Firefox')).toContain('<circle')
  expect(drawn('Bancada Azul')).toContain('>BA</text>')
  expect(drawn('<script>"&')).toContain('>SC</text>')
  expect(drawn('***')).toContain('>?</text>')
  expect(drawn('')).not.toContain('<text')
  expect(programPicture('KiCad')).toBe(programPicture('KiCad'))
})
