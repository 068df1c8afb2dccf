import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'
import { type CalendarBody, calendar, event, sendCalendar, TIMES } from '#tests/calendar-files.ts'
import type { Caller } from '#tests/call.ts'

const app = startApp()

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
})

const FILE = calendar(
  ...event('one', 'Reunião', ...TIMES, 'LOCATION:Sala 2', 'DESCRIPTION:Uma\\, duas'),
  ...event('two', 'Férias', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'),
  ...event('three', 'Diária', ...TIMES, 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;TZID=America/Sao_Paulo:20261125T090000'),
  ...event('three', 'Diária, à tarde', 'RECURRENCE-ID;TZID=America/Sao_Paulo:20261126T090000').toSpliced(
    3,
    0,
    'DTSTART;TZID=America/Sao_Paulo:20261126T150000',
    'DTEND;TZID=America/Sao_Paulo:20261126T160000',
  ),
  ...event('four', 'Em Lisboa', 'DTSTART;TZID=Europe/Lisbon:20261127T090000', 'DURATION:PT2H'),
)

const preview = (who: Caller, file: CalendarBody) => sendCalendar(who, 'import/preview', file)
const run = (who: Caller, file: CalendarBody) => sendCalendar(who, 'import', file)
test('a preview shows what there is and stores nothing; the import adds it', async () => {
  const { staff } = app.people
  const { data, status } = await preview(staff, FILE)
  expect(status).toBe(200)
  expect(data).toMatchObject({ added: 4, known: 0, refused: [], remarks: [] })
  expect(data.events).toEqual([
    {
      uid: 'one',
      title: 'Reunião',
      start_date: '2026-11-24T12:00:00.000Z',
      end_date: '2026-11-24T13:00:00.000Z',
      all_day: false,
      rule: '',
      known: false,
      updated: false,
    },
    expect.objectContaining({ uid: 'three', rule: 'FREQ=DAILY' }),
    expect.objectContaining({ uid: 'four', start_date: '2026-11-27T09:00:00.000Z' }),
    expect.objectContaining({ uid: 'two', all_day: true }),
  ])
  expect(await listRange(staff, '2026-11-01', '2026-12-31')).toEqual([])

  expect(await run(staff, FILE)).toMatchObject({ result: true, data: { added: 4, known: 0 } })
  expect(await listRange(staff, '2026-11-01', '2026-12-31')).toEqual([
    '2026-11-24 09:00 Reunião',
    '2026-11-24 09:00 Diária',
    '2026-11-26 15:00 Diária, à tarde',
    '2026-11-27 06:00 Em Lisboa',
    '2026-11-27 09:00 Diária',
    '2026-11-28 09:00 Diária',
    '2026-12-01 Férias',
  ])
  expect((await app.people.other.get('/api/v1/calendar/search')).body.total).toBe(0)
})

test('the same file twice adds nothing, for this person; also at once', async () => {
  const { staff, other } = app.people
  await run(staff, FILE)
  expect((await preview(staff, FILE)).data).toMatchObject({ added: 0, known: 4, events: [{ known: true }, {}, {}, {}] })
  expect((await run(staff, FILE)).data).toMatchObject({ added: 0, known: 4 })
  const both = await Promise.all([run(other, FILE), run(other, FILE)])
  expect(both.map(({ data }) => data.added).sort()).toEqual([0, 4])
  const { count } = await app.db
    .selectFrom('calendar_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(8)
})

test('what one person takes out, another reads in: every event as it was', async () => {
  const { staff, other } = app.people
  await addEvent(staff, { description: 'Uma\nduas', location: 'Sala 2' })
  await addEvent(staff, { title: 'Dias', all_day: true, start_date: '2026-12-01', end_date: '2026-12-03' })
  await addSeries(staff, { title: 'Tóquio', zone: 'Asia/Tokyo', rule: 'FREQ=MONTHLY;BYDAY=-1FR', repeat_end_date: '' })
  const id = await addSeries(staff, { title: 'Diária' })
  await deleteEvent(staff, { id, occurrence: '2026-11-25' })
  await changeEvent(staff, { id, occurrence: '2026-11-26', title: 'Outra', description: 'x' })
  const { path } = (await staff.post('/api/v1/calendar/feed')).body.data
  const file = await (await staff.fetch(path)).text()
  expect((await run(staff, file)).data).toMatchObject({ added: 0, updated: 0, known: 4 })
  expect((await run(other, file)).data).toMatchObject({ added: 4, refused: [] })
  const fieldsOf = async (who: Caller) =>
    (await who.get('/api/v1/calendar/events?from=2026-11-01&to=2027-01-31')).body.data.map(
      ({ title, start_date, end_date, all_day, location, zone, occurrence }: Record<string, unknown>) => ({
        title,
        start_date,
        end_date,
        all_day,
        location,
        zone,
        occurrence,
      }),
    )
  expect(await fieldsOf(other)).toEqual(await fieldsOf(staff))
})

test('an alarm becomes an alert; one of the past is not sent', async () => {
  const { staff } = app.people
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']
  const past = ['DTSTART:20201124T120000Z', ...alarm]
  app.clock.set(new Date('2026-11-24T11:40:00.000Z'))
  await run(staff, calendar(...event('new', 'Nova', ...TIMES, ...alarm), ...event('old', 'Velha', ...past)))
  await app.db.deleteFrom('notices').execute()
  app.clock.set(new Date('2026-11-24T11:45:00.000Z'))
  await app.runJobs()
  expect((await staff.get('/api/v1/notices')).body.data).toMatchObject([{ title: 'Nova, hoje às 09:00' }])
})

test('several alarms become alerts, those of an occurrence too; of more than five the nearest, which is said', async () => {
  const { staff } = app.people
  const alarms = (...minutes: number[]) =>
    minutes.flatMap((one) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${one}M`, 'END:VALARM'])
  const series = event('series', 'Série', ...TIMES, 'RRULE:FREQ=DAILY;COUNT=3', ...alarms(15, 60))
  const own = event('series', 'Série', 'RECURRENCE-ID:20261125T120000Z', 'DTSTART:20261125T120000Z', ...alarms(5))
  const { data } = await run(
    staff,
    calendar(...series, ...own, ...event('many', 'Muitos', ...TIMES, ...alarms(1, 2, 3, 4, 5, 6))),
  )
  expect(data.remarks).toEqual([expect.stringContaining('tem 6 alertas; ficam os 5 mais próximos do começo.')])
  const leadsOn = async (day: string) =>
    (await dayOf(staff, day)).map(
      ({ title, alert_date, more_alerts }: { title: string; alert_date: string; more_alerts: number[] }) => [
        title,
        alert_date.slice(11, 16),
        more_alerts,
      ],
    )
  expect((await leadsOn('2026-11-24')).sort()).toEqual([
    ['Muitos', '11:55', [240, 180, 120, 60]],
    ['Série', '11:00', [900]],
  ])
  expect(await leadsOn('2026-11-25')).toEqual([['Série', '11:55', []]])
})

test('what the calendar cannot have is left out, and said', async () => {
  const { staff } = app.people
  const { data } = await run(
    staff,
    calendar(
      ...event('a', 'Boa', ...TIMES),
      ...event('b', 'No ano 9999', 'DTSTART:99991231T120000Z'),
      ...event('c', 'A cada segundo', ...TIMES, 'RRULE:FREQ=SECONDLY'),
      ...event('d', 'Às avessas', 'DTSTART:20261124T090000', 'DTEND:20261124T080000'),
      ...event('e', 'Em Marte', 'DTSTART;TZID=Hora de Marte:20261124T090000'),
      ...event('f', 'Nunca', ...TIMES, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      ...event('g', 'Nonsense', 'DTSTART:nonsense', 'RRULE:FREQ=WAT'),
      'BEGIN:VTODO',
      'END:VTODO',
    ),
  )
  expect(data).toMatchObject({ added: 2, known: 0 })
  expect(Object.fromEntries(data.refused.map(({ title, reason }: Record<string, string>) => [title, reason]))).toEqual({
    'No ano 9999': 'As datas não ficam entre 1900 e 2199.',
    'A cada segundo': 'Repete-se de um modo que o calendário não tem.',
    'Às avessas': 'As datas não fazem sentido.',
    Nunca: 'Esta repetição não cai em nenhum dia.',
    Nonsense: 'Não se consegue ler.',
  })
  expect(data.remarks).toEqual([
    'O fuso “Hora de Marte” não é conhecido: os horários ficam como em São Paulo.',
    'Tarefas e anotações que ficam de fora: 1.',
  ])
  expect(await listRange(staff, '2026-11-24', '2026-11-24')).toEqual([
    '2026-11-24 09:00 Em Marte',
    '2026-11-24 09:00 Boa',
  ])
})

test('texts that are too long are cut, and what databases refuse is taken out', async () => {
  const { staff } = app.people
  const long = 'á'.repeat(20_000)
  const file = calendar(
    ...event('a', long, ...TIMES, `DESCRIPTION:${long}`, `LOCATION:${long}`),
    ...event('b', 'Nulo \u0000\u0007 aqui', ...TIMES),
    ...event('u'.repeat(5000), '', ...TIMES),
  )
  expect((await run(staff, file)).data).toMatchObject({ added: 3, refused: [] })
  const titles = (await staff.get('/api/v1/calendar/search')).body.data.map(({ title }: { title: string }) => title)
  expect(titles.sort()).toEqual(['(sem título)', 'Nulo  aqui', 'á'.repeat(300)].sort())
  expect((await run(staff, file)).data).toMatchObject({ added: 0, known: 3 })
})

test('the search finds what was imported, also by the title of one occurrence', async () => {
  const { staff } = app.people
  await run(staff, FILE)
  const find = async (q: string) =>
    (await staff.get(`/api/v1/calendar/search?q=${q}`)).body.data.map(({ title }: { title: string }) => title)
  expect(await find('reuniao')).toEqual(['Reunião'])
  expect(await find('duas%20sala')).toEqual(['Reunião'])
  expect(await find('a%20tarde')).toEqual(['Diária'])
  expect(await find('inexistente')).toEqual([])
})

test('what was imported before it had a text to be searched gets the one that a save writes', async () => {
  await run(app.people.staff, FILE)
  const texts = async () => (await app.pool.query('select search from calendar_events order by uid')).rows
  const written = await texts()
  await app.pool.query(`update calendar_events set search = ''`)
  await app.pool.query(readFileSync('migrations/0038_search_of_imported_events.sql', 'utf8'))
  expect(await texts()).toEqual(written)
})

test('a file in the letters of old programs is read', async () => {
  const latin1 = Uint8Array.from(Buffer.from(calendar(...event('a', 'Reunião às 9', ...TIMES)), 'latin1'))
  await run(app.people.staff, latin1)
  expect(await listRange(app.people.staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Reunião às 9'])
})

test('only staff may import', async () => {
  expect((await preview(app.people.visitor, FILE)).status).toBe(403)
  expect((await run(app.people.visitor, FILE)).status).toBe(403)
})

// At the end: a connection whose body was refused unread is closed, and must not be used for another test's call.
test.each([
  ['nothing', '', 422],
  ['a text', 'hello', 422],
  ['a picture', '\u0089PNG\r\n\u001a\n', 422],
  ['over 5 MB', calendar(...event('a', 'x'.repeat(5 * 1024 * 1024), ...TIMES)), 413],
])('%s is refused', async (_, file, status) => {
  for (const send of [preview, run]) expect((await send(app.people.staff, file)).status).toBe(status)
})
