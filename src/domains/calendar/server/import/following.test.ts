import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { listRange } from '#tests/calendar.ts'

const app = startApp()

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
})

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:s', ...lines, 'END:VEVENT']
const ZONED = 'TZID=America/Sao_Paulo'
const at = (day: string, hour: string) => [`DTSTART;${ZONED}:${day}T${hour}0000`, `DURATION:PT1H`]
const changedFrom = (day: string, ...lines: string[]) =>
  event(`RECURRENCE-ID;RANGE=THISANDFUTURE;${ZONED}:${day}T090000`, ...lines)
const series = (...lines: string[]) => event('SUMMARY:Série', ...at('20261124', '09'), ...lines)

const send = async (path: 'import' | 'import/preview', ...lines: string[]) => {
  const answer = await app.people.staff.fetch(`/api/v1/calendar/${path}`, { method: 'POST', body: calendar(...lines) })
  return (await answer.json()).data
}
const run = (...lines: string[]) => send('import', ...lines)
const list = () => listRange(app.people.staff, '2026-11-24', '2026-12-31')

describe('a change from an occurrence on', () => {
  test('splits the series there; exceptions go with the part that they belong to', async () => {
    const file = [
      ...series('RRULE:FREQ=DAILY;COUNT=8', `EXDATE;${ZONED}:20261125T090000,20261128T090000`),
      ...event(`RECURRENCE-ID;${ZONED}:20261129T090000`, 'SUMMARY:Só neste dia', ...at('20261129', '18')),
      ...event(`RECURRENCE-ID;${ZONED}:20261126T090000`, 'SUMMARY:Antes', ...at('20261126', '07')),
      ...changedFrom('20261127', 'SUMMARY:Nova', ...at('20261127', '11').with(1, 'DURATION:PT2H'), 'LOCATION:Sala'),
    ]
    expect(await send('import/preview', ...file)).toMatchObject({
      added: 2,
      remarks: [],
      refused: [],
      events: [
        { title: 'Série', start_date: '2026-11-24T12:00:00.000Z', end_date: '2026-11-24T13:00:00.000Z' },
        { title: 'Nova', start_date: '2026-11-27T14:00:00.000Z', end_date: '2026-11-27T16:00:00.000Z' },
      ],
    })
    expect(await run(...file)).toMatchObject({ added: 2, remarks: [], refused: [] })
    const expected = [
      '2026-11-24 09:00 Série',
      '2026-11-26 07:00 Antes',
      '2026-11-27 11:00 Nova',
      '2026-11-29 18:00 Só neste dia',
      '2026-11-30 11:00 Nova',
      '2026-12-01 11:00 Nova',
    ]
    expect(await list()).toEqual(expected)
    expect(await run(...file)).toMatchObject({ added: 0, updated: 0, known: 2, remarks: [] })
    expect(await list()).toEqual(expected)
  })

  test('to another day moves the rule, the end and the exceptions along', async () => {
    const { remarks } = await run(
      ...series('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261222T120000Z', `EXDATE;${ZONED}:20261215T090000`),
      ...changedFrom('20261208', 'SUMMARY:Série', ...at('20261209', '10')),
    )
    expect(remarks).toEqual([])
    expect(await list()).toEqual([
      '2026-11-24 09:00 Série',
      '2026-12-01 09:00 Série',
      '2026-12-09 10:00 Série',
      '2026-12-23 10:00 Série',
    ])
  })

  test('of the first one changes the whole; a second change splits again; a cancelled one ends it', async () => {
    const added = await run(
      ...series('RRULE:FREQ=DAILY'),
      ...changedFrom('20261128', 'SUMMARY:Terceira', ...at('20261128', '12')),
      ...changedFrom('20261124', 'SUMMARY:Primeira', ...at('20261124', '08')),
      ...changedFrom('20261130', 'STATUS:CANCELLED', ...at('20261130', '09')),
    )
    expect(added).toMatchObject({ added: 2, remarks: [] })
    expect(await list()).toEqual([
      '2026-11-24 08:00 Primeira',
      '2026-11-25 08:00 Primeira',
      '2026-11-26 08:00 Primeira',
      '2026-11-27 08:00 Primeira',
      '2026-11-28 12:00 Terceira',
      '2026-11-29 12:00 Terceira',
    ])
  })

  test('as Apple writes it: days', async () => {
    await run(
      ...event(
        'SUMMARY:Plantão',
        'DTSTART;VALUE=DATE:20261124',
        'DTEND;VALUE=DATE:20261125',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
      ...event(
        'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261201',
        'SUMMARY:Plantão duplo',
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261203',
      ),
    )
    const { body } = await app.people.staff.get('/api/v1/calendar/events?from=2026-11-24&to=2026-12-31')
    expect(
      body.data.map(({ title, start_date, end_date }: Record<string, string>) =>
        [title, start_date!.slice(0, 10), end_date!.slice(0, 10)].join(' '),
      ),
    ).toEqual([
      'Plantão 2026-11-24 2026-11-24',
      'Plantão duplo 2026-12-01 2026-12-02',
      'Plantão duplo 2026-12-08 2026-12-09',
    ])
  })

  test.each([
    [
      'where the rule cannot go along, is one of its day',
      'RRULE:FREQ=MONTHLY;BYDAY=4TU',
      '20261222',
      '20261223',
      /vale só em 22\/12\/2026/,
    ],
    [
      'where the series does not occur, is none',
      'RRULE:FREQ=WEEKLY',
      '20261202',
      '20261202',
      /02\/12\/2026 fica de fora/,
    ],
    ['in the year 9999, is none', 'RRULE:FREQ=WEEKLY', '99991202', '99991202', /fica de fora/],
  ])('%s, and said', async (_, rule, day, to, remark) => {
    const data = await run(...series(rule), ...changedFrom(day, 'SUMMARY:Outra', ...at(to, '10')))
    expect(data).toMatchObject({ added: 1, remarks: [expect.stringMatching(remark)] })
    const others = (await list()).filter((one: string) => one.includes('Outra'))
    expect(others).toEqual(to === '20261223' ? ['2026-12-23 10:00 Outra'] : [])
  })

  test('of a series that is here already as it was does not come beside it', async () => {
    await run(...series('RRULE:FREQ=DAILY;COUNT=3'))
    await app.db.updateTable('calendar_events').set({ revision: 5 }).execute()
    const file = [
      ...series('RRULE:FREQ=DAILY;COUNT=3', 'SEQUENCE:1'),
      ...changedFrom('20261125', 'SUMMARY:Nova', ...at('20261125', '11')),
    ]
    expect(await run(...file)).toMatchObject({
      added: 0,
      updated: 0,
      known: 2,
      remarks: [/mudado aqui/, /já está/].map((one) => expect.stringMatching(one)),
    })
    expect(await list()).toEqual(['2026-11-24 09:00 Série', '2026-11-25 09:00 Série', '2026-11-26 09:00 Série'])
  })
})

describe('a rule of exceptions', () => {
  test.each([
    ['of a series with an end', 'RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=DAILY;INTERVAL=2', ['25', '27']],
    ['with an end', 'RRULE:FREQ=DAILY;COUNT=6', 'EXRULE:FREQ=DAILY;UNTIL=20261127T120000Z', ['28', '29']],
    ['with a count', 'RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=DAILY;COUNT=3', ['27', '28']],
    ['of weekends', 'RRULE:FREQ=DAILY;COUNT=7', 'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU', ['24', '25', '26', '27', '30']],
  ])('%s makes its days exceptions', async (_, rule, exrule, days) => {
    expect(await run(...series(rule, exrule))).toMatchObject({ added: 1, remarks: [] })
    expect(await list()).toEqual(days.map((day) => `2026-11-${day} 09:00 Série`))
    const stored = await app.db.selectFrom('calendar_occurrences').select('removed').execute()
    expect(stored.every(({ removed }) => removed)).toBe(true)
  })

  test('without an end on a series without one, but with a count, is applied', async () => {
    expect(await run(...series('RRULE:FREQ=WEEKLY', 'EXRULE:FREQ=WEEKLY;COUNT=5'))).toMatchObject({ remarks: [] })
    expect(await list()).toEqual(['2026-12-29 09:00 Série'])
  })
})

test('a changed occurrence that the calendar cannot have is left out, and said', async () => {
  const inNewYork = (time: string) => `TZID=America/New_York:20270314T${time}`
  const { added, remarks } = await run(
    ...series('RRULE:FREQ=DAILY;COUNT=3'),
    ...event(`RECURRENCE-ID;${ZONED}:20261125T090000`, 'SUMMARY:Longe', ...at('22050101', '09')),
    ...['BEGIN:VEVENT', 'UID:t', 'SUMMARY:Noite', `DTSTART;TZID=America/New_York:20270312T023000`],
    ...['DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=4', 'END:VEVENT'],
    // Clocks go from 02:00 to 03:00: 02:30 is 03:30.
    ...['BEGIN:VEVENT', 'UID:t', `RECURRENCE-ID;${inNewYork('023000')}`, 'SUMMARY:Às avessas'],
    ...[`DTSTART;${inNewYork('023000')}`, `DTEND;${inNewYork('030000')}`, 'END:VEVENT'],
  )
  expect(added).toBe(2)
  expect(remarks).toEqual([
    '“Longe”: a ocorrência mudada de 25/11/2026 fica de fora: as datas não ficam entre 1900 e 2199.',
    '“Às avessas”: a ocorrência mudada de 14/03/2027 fica de fora: termina antes de começar.',
  ])
})
