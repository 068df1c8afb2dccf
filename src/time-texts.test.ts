import { describe, expect, test } from 'vitest'
import { DAY_MS, dateTime, day, dayMonth, monthAndYear, monthSpan, parseTypedDay, TIME_ZONE, usDay } from './time.ts'

describe('a day typed', () => {
  test.each([
    ['30/11/2026', '2026-11-30'],
    [' 1.2.2026 ', '2026-02-01'],
    ['29-02-2028', '2028-02-29'],
    ['30112026', '2026-11-30'],
  ])('%s is %s', (typed, text) => {
    expect(parseTypedDay(typed)).toBe(text)
  })

  test.each(['', '30/11', '30/11/26', '31/11/2026', '29/02/2026', '11/30/2026', 'amanhã'])('%s is none', (typed) => {
    expect(parseTypedDay(typed)).toBeNull()
  })
})

describe('dates on the screen', () => {
  test('are São Paulo’s', () => {
    expect(monthAndYear('2026-11-21T12:00:00.000Z')).toBe('novembro de 2026')
    expect(day('2026-11-21T12:00:00.000Z')).toBe('21/11/2026')
    expect(dayMonth('2026-11-21T12:00:00.000Z')).toBe('21/11')
    expect(usDay('2026-11-21T12:00:00.000Z')).toBe('11/21/2026')
    expect(dateTime('2026-11-21T12:05:00.000Z')).toBe('21/11/2026 09:05')
  })

  test('stay in the old month while it lasts in São Paulo', () => {
    expect(monthAndYear('2026-12-01T02:59:59.000Z')).toBe('novembro de 2026')
    expect(dateTime('2026-12-01T03:00:00.000Z')).toBe('01/12/2026 00:00')
  })

  test('without a time keep their day', () => {
    expect(day('2026-01-01')).toBe('01/01/2026')
    expect(dateTime('2026-01-01')).toBe('01/01/2026')
    expect(monthAndYear('2026-03-01')).toBe('março de 2026')
  })

  test('are written as Intl writes them', () => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: TIME_ZONE })
    const date = format({ day: '2-digit', month: '2-digit', year: 'numeric' })
    const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const month = format({ month: 'long', year: 'numeric' })
    for (let instant = Date.UTC(1970); instant < Date.UTC(2040); instant += 11 * DAY_MS + 12_345_678) {
      expect(dateTime(instant)).toBe(`${date.format(instant)} ${time.format(instant)}`)
      expect(monthAndYear(instant)).toBe(month.format(instant))
    }
  })

  test('name the year of a span once where it is the same', () => {
    expect(monthSpan('2026-03-10', '2026-06-02')).toBe('de março a junho de 2026')
    expect(monthSpan('2025-11-30', '2026-03-01')).toBe('de novembro de 2025 a março de 2026')
    expect(monthSpan('2026-03-01', '2026-03-31')).toBe('em março de 2026')
  })

  test('say what is known of a span', () => {
    expect(monthSpan('2026-03-10', null)).toBe('desde março de 2026')
    expect(monthSpan(null, '2026-06-02')).toBe('até junho de 2026')
    expect(monthSpan(null, null)).toBe('')
  })
})
