import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { listRange } from '#tests/calendar.ts'
import { calendar, event, sendCalendar, TIMES } from '#tests/calendar-files.ts'
import type { Caller } from '#tests/call.ts'

// What a file says otherwise than the calendar has it is said, and nothing fails.

const app = startApp()

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
})

const preview = (who: Caller, file: string) => sendCalendar(who, 'import/preview', file)
const run = (who: Caller, file: string) => sendCalendar(who, 'import', file)
const ZONED = 'TZID=America/Sao_Paulo'
const SERIES = [...TIMES, 'RRULE:FREQ=DAILY;COUNT=5']
const OCCURRENCE = `RECURRENCE-ID;${ZONED}:20261126T090000`

const orphan = event('lost', 'Perdida', OCCURRENCE, ...SERIES, `EXDATE;${ZONED}:20261125T090000`)
const series = event('s', 'Série', ...SERIES, `EXDATE;${ZONED}:20261125T090000`)
const twice = /está mais de uma vez no arquivo/
const changed = (...lines: string[]) => event('s', 'Mudada', ...lines, ...TIMES)
test.each([
  ['an occurrence with a rule, twice, without its series', [orphan, orphan], 1, twice],
  ['a series twice', [series, series], 1, twice],
  ['EXRULE without an end', [event('s', 'S', ...TIMES, 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY')], 1, /EXRULE/],
  ['EXRULE that is no rule here', [event('s', 'S', ...SERIES, 'EXRULE:FREQ=SECONDLY')], 1, /EXRULE/],
  [
    'EXRULE of days that do not exist',
    [event('s', 'S', ...TIMES, 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')],
    1,
    /EXRULE/,
  ],
  ['EXDATE at another hour', [event('s', 'S', ...SERIES, `EXDATE;${ZONED}:20261125T100000`)], 1, /25\/11\/2026 10:00/],
  ['an occurrence of no series', [event('s', 'S', ...TIMES), changed(OCCURRENCE)], 1, /não se repete/],
  ['an occurrence without a date', [series, event('s', 'Mudada', OCCURRENCE)], 1, /uma ocorrência mudada fica de fora/],
])('%s', async (_, events, added, remark) => {
  const file = calendar(...events.flat())
  for (const send of [preview, run])
    expect(await send(app.people.staff, file)).toMatchObject({
      status: 200,
      data: { added, refused: [], remarks: [expect.stringMatching(remark)] },
    })
})

test('of two versions in a file the one of the higher SEQUENCE counts', async () => {
  const versions = [event('v', 'Nova', ...TIMES, 'SEQUENCE:2'), event('v', 'Velha', ...TIMES, 'SEQUENCE:1')]
  await run(app.people.staff, calendar(...versions.flat()))
  expect(await listRange(app.people.staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Nova'])
})

test('an EXDATE at another hour removes nothing', async () => {
  await run(app.people.staff, calendar(...event('s', 'S', ...SERIES, `EXDATE;${ZONED}:20261125T100000`)))
  expect(await listRange(app.people.staff, '2026-11-25', '2026-11-25')).toEqual(['2026-11-25 09:00 S'])
})

test('of two versions in files of the same SEQUENCE the first stays', async () => {
  const { staff } = app.people
  const file = (title: string, sequence: number) => calendar(...event('k', title, ...TIMES, `SEQUENCE:${sequence}`))
  await run(staff, file('Café', 3))
  expect((await preview(staff, file('Café', 3))).data).toMatchObject({ known: 1, remarks: [] })
  const remarks = ['“Almoço”: o arquivo traz outra versão; o evento fica como já está no calendário.']
  for (const sequence of [3, 2])
    for (const send of [preview, run])
      expect((await send(staff, file('Almoço', sequence))).data).toMatchObject({ added: 0, known: 1, remarks })
  expect(await listRange(staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Café'])
})
