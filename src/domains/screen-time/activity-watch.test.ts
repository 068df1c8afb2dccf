import { describe, expect, test } from 'vitest'
import { linesOfEvent, makeActivityWatchReader } from './activity-watch.ts'

const at = (moment: string) => Date.parse(`${moment}Z`) / 1000
const event = (timestamp: string, duration: unknown, data: object = { app: 'kicad', title: 'placa' }) => ({
  id: 7,
  timestamp,
  duration,
  data,
})
const read = (text: string, size = text.length) => {
  const reader = makeActivityWatchReader()
  const lines = []
  for (let from = 0; from < text.length; from += size) lines.push(...reader.push(text.slice(from, from + size)))
  lines.push(...reader.end())
  return { lines, bad: reader.bad.count, examples: reader.bad.examples }
}

describe('an event', () => {
  test('is seen on São Paulo’s clock, and lasts as recorded', () => {
    expect(linesOfEvent(JSON.stringify(event('2026-11-20T11:05:12.400+00:00', 90.4)))).toEqual([
      { at: at('2026-11-20T08:05:12'), app: 'kicad', seconds: 90 },
    ])
    expect(linesOfEvent(JSON.stringify(event('2026-11-20T11:05:12Z', 0.2)))).toEqual([])
    expect(linesOfEvent(JSON.stringify(event('2026-11-20T11:05:12Z', 60, { app: 'Code.exe' })))![0]!.app).toBe('Code')
  })

  test('is cut in two at midnight', () => {
    expect(linesOfEvent(JSON.stringify(event('2026-11-21T02:50:00Z', 1800)))).toEqual([
      { at: at('2026-11-20T23:50:00'), app: 'kicad', seconds: 600 },
      { at: at('2026-11-21T00:00:00'), app: 'kicad', seconds: 1200 },
    ])
  })

  test('of another watcher is passed over', () => {
    expect(linesOfEvent(JSON.stringify(event('2026-11-20T11:05:12Z', 60, { status: 'afk' })))).toEqual([])
  })

  test.each([
    event('ontem', 60),
    event('2026-11-20T11:05:12', 60),
    event('2026-13-20T11:05:12Z', 60),
    event('2026-11-20T11:05:12Z', '60'),
    event('2026-11-20T11:05:12Z', -1),
    event('2026-11-20T11:05:12Z', 1e9),
    event('1980-11-20T11:05:12Z', 60),
    null,
    7,
  ])('that is none is told: %j', (value) => {
    expect(linesOfEvent(JSON.stringify(value))).toBeUndefined()
  })
})

describe('an export', () => {
  const EXPORT = JSON.stringify({
    buckets: {
      'aw-watcher-afk_bancada': {
        type: 'afkstatus',
        events: [event('2026-11-20T11:00:00Z', 600, { status: 'not-afk' })],
      },
      'aw-watcher-window_bancada': {
        type: 'currentwindow',
        data: {},
        events: [
          event('2026-11-20T11:10:00Z', 60, { app: 'kicad', title: 'chave } e "aspas\\" [' }),
          event('quebrado', 60),
          event('2026-11-20T11:05:00Z', 300, { app: 'firefox', title: 'events' }),
        ],
      },
    },
  })

  test.each([1, 3, 64, 10_000])('comes in pieces of %i characters, in one line of JSON', (size) => {
    const { lines, bad, examples } = read(EXPORT, size)
    expect(lines.map(({ app, seconds }) => [app, seconds])).toEqual([
      ['kicad', 60],
      ['firefox', 300],
    ])
    expect(bad).toBe(1)
    expect(examples).toEqual([{ line: 3, text: expect.stringContaining('quebrado') }])
  })

  test('may be a bare list of events', () => {
    expect(read(JSON.stringify([event('2026-11-20T11:10:00Z', 60)], null, 2)).lines).toHaveLength(1)
  })

  test('that ends in the middle, goes too deep or holds an endless event says so', () => {
    expect(read(EXPORT.slice(0, -40)).bad).toBeGreaterThan(0)
    expect(read('[{"data":'.repeat(5000)).bad).toBe(1)
    const { lines, bad } = read(
      `{"events":[{"data":"${'x'.repeat(3_000_000)}"},${JSON.stringify(event('2026-11-20T11:10:00Z', 60))}]}`,
      65_536,
    )
    expect([lines.length, bad]).toEqual([1, 1])
  })

  test('of another kind has no events', () => {
    expect(read('{"a":[{"b":1}]}')).toEqual({ lines: [], bad: 0, examples: [] })
  })
})
