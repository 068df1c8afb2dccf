import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, changeEvent, deleteEvent, listRange } from '#tests/calendar.ts'
import { seedDemoEvents } from '../demo.ts'

const app = startApp()

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
  await app.db.deleteFrom('notices').execute()
})

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const ZONED = 'TZID=America/Sao_Paulo'
const times = (day: string, hour: string) => [`DTSTART;${ZONED}:${day}T${hour}0000`, 'DURATION:PT1H']
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:k@google.com', ...lines, 'END:VEVENT']
const version = (sequence: number, title: string, ...lines: string[]) =>
  event(`SUMMARY:${title}`, `SEQUENCE:${sequence}`, ...lines)

const post = async (path: 'import' | 'import/preview', body: string) =>
  (await (await app.people.staff.fetch(`/api/v1/calendar/${path}`, { method: 'POST', body })).json()).data
const run = (...lines: string[]) => post('import', calendar(...lines))
const preview = (...lines: string[]) => post('import/preview', calendar(...lines))
const list = (to = '2026-12-31') => listRange(app.people.staff, '2026-11-24', to)
const idOf = async () => (await app.db.selectFrom('calendar_events').select('id').executeTakeFirstOrThrow()).id

const LEFT = '“Jantar”: o arquivo traz uma versão mais nova, mas o evento foi mudado aqui; fica como está.'

describe('a version of a higher SEQUENCE', () => {
  test('changes an event that nobody has changed here: its texts, times and rule; the first change of Google’s is 1', async () => {
    await run(...version(0, 'Café', ...times('20261124', '09'), 'LOCATION:Sala 1'))
    const next = version(1, 'Almoço', ...times('20261125', '12'), 'LOCATION:Sala 2', 'RRULE:FREQ=DAILY;COUNT=2')
    expect(await preview(...next)).toMatchObject({
      added: 0,
      updated: 1,
      known: 0,
      remarks: [],
      events: [{ title: 'Almoço', known: false, updated: true }],
    })
    expect(await list()).toEqual(['2026-11-24 09:00 Café'])
    expect(await run(...next)).toMatchObject({ added: 0, updated: 1, known: 0, remarks: [] })
    expect(await list()).toEqual(['2026-11-25 12:00 Almoço', '2026-11-26 12:00 Almoço'])
    const find = async (q: string) => (await app.people.staff.get(`/api/v1/calendar/search?q=${q}`)).body.total
    expect([await find('almoco'), await find('sala%202'), await find('cafe')]).toEqual([1, 1, 0])
    // The same again is no news, and neither is an older one.
    expect(await run(...next)).toMatchObject({ updated: 0, known: 1, remarks: [] })
    // As Outlook does, the next one skips numbers.
    expect(await run(...version(7, 'Jantar', ...times('20261124', '20')))).toMatchObject({ updated: 1 })
    expect(await list()).toEqual(['2026-11-24 20:00 Jantar'])
  })

  test('changes the occurrences of a series, also where only they have the higher one; what was finished stays so', async () => {
    const series = version(0, 'Série', ...times('20261124', '09'), 'RRULE:FREQ=DAILY;COUNT=4')
    const changed = (day: string, sequence: number, title: string) =>
      event(`RECURRENCE-ID;${ZONED}:${day}T090000`, `SUMMARY:${title}`, `SEQUENCE:${sequence}`, ...times(day, '15'))
    await run(...series, ...changed('20261125', 0, 'À tarde'))
    const id = await idOf()
    expect((await changeEvent(app.people.staff, { id, occurrence: '2026-11-26', isfinish: true })).status).toBe(200)
    expect(await run(...series, ...changed('20261127', 1, 'Última'))).toMatchObject({ updated: 1, remarks: [] })
    expect(await list()).toEqual([
      '2026-11-24 09:00 Série',
      '2026-11-25 09:00 Série',
      '2026-11-26 09:00 Série',
      '2026-11-27 15:00 Última',
    ])
    const { body } = await app.people.staff.get('/api/v1/calendar/events?from=2026-11-24&to=2026-11-30')
    expect(body.data.map(({ isfinish }: { isfinish: boolean }) => isfinish)).toEqual([false, false, true, false])
  })

  test('is not written over by a form that was opened before', async () => {
    await run(...version(0, 'Café', ...times('20261124', '09')))
    const id = await idOf()
    const revision = (await app.db.selectFrom('calendar_events').select('revision').executeTakeFirstOrThrow()).revision
    await run(...version(1, 'Almoço', ...times('20261124', '12')))
    expect((await changeEvent(app.people.staff, { id, revision, title: 'Café da manhã' })).status).toBe(409)
    expect(await list()).toEqual(['2026-11-24 12:00 Almoço'])
    expect(await run(...version(2, 'Jantar', ...times('20261124', '20')))).toMatchObject({ updated: 1 })
  })

  test('with its alarm alerts anew', async () => {
    await run(...version(0, 'Café', ...times('20261124', '09')))
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']
    app.clock.set(new Date('2026-11-24T10:40:00.000Z'))
    await run(...version(1, 'Café', ...times('20261124', '08'), ...alarm))
    app.clock.set(new Date('2026-11-24T10:45:00.000Z'))
    await app.runJobs()
    expect((await app.people.staff.get('/api/v1/notices')).body.data).toMatchObject([{ title: 'Café, hoje às 08:00' }])
  })

  test('of an event that is shared is told to who shares it', async () => {
    const { staff, other } = app.people
    await run(...version(0, 'Café', ...times('20261124', '09')))
    await staff.post('/api/v1/calendar/share', { id: await idOf(), people: [3] })
    expect(await run(...version(1, 'Café', ...times('20261124', '11')))).toMatchObject({ updated: 1 })
    expect(await listRange(other, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 11:00 Café'])
    const titles = (await other.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Davi mudou: Café')
  })

  test.each<[string, (id: number) => Promise<{ status: number }>]>([
    ['an event that was changed here', (id) => changeEvent(app.people.staff, { id, title: 'Meu', scope: 'all' })],
    [
      'a series of which an occurrence was changed',
      (id) => changeEvent(app.people.staff, { id, occurrence: '2026-11-25', title: 'Meu' }),
    ],
    [
      'a series of which an occurrence was removed',
      (id) => deleteEvent(app.people.staff, { id, occurrence: '2026-11-25' }),
    ],
  ])('leaves %s, and says so', async (_, change) => {
    const lines = [...times('20261124', '09'), 'RRULE:FREQ=DAILY;COUNT=3']
    await run(...version(1, 'Café', ...lines))
    expect((await change(await idOf())).status).toBe(200)
    const before = await list()
    for (const send of [preview, run])
      expect(await send(...version(9, 'Jantar', ...lines))).toMatchObject({ updated: 0, known: 1, remarks: [LEFT] })
    expect(await list()).toEqual(before)
  })

  test('leaves an event that was made here', async () => {
    await addEvent(app.people.staff)
    await app.db.updateTable('calendar_events').set({ uid: 'k@google.com' }).execute()
    const remarks = ['“Jantar”: o arquivo traz outra versão; o evento fica como já está no calendário.']
    const next = version(9, 'Jantar', ...times('20261124', '20'))
    expect(await run(...next)).toMatchObject({ updated: 0, known: 1, remarks })
    expect(await list()).toEqual(['2026-11-24 09:00 Reunião'])
  })

  test('splits a series that was not, and joins one that was', async () => {
    const series = (sequence: number) =>
      version(sequence, 'Série', ...times('20261124', '09'), 'RRULE:FREQ=DAILY;COUNT=4')
    const from = (day: string) =>
      event(`RECURRENCE-ID;RANGE=THISANDFUTURE;${ZONED}:${day}T090000`, 'SUMMARY:Nova', ...times(day, '10'))
    await run(...series(0))
    expect(await run(...series(1), ...from('20261126'))).toMatchObject({ added: 1, updated: 1, remarks: [] })
    const [first, second] = ['2026-11-24 09:00 Série', '2026-11-25 09:00 Série']
    expect(await list()).toEqual([first, second, '2026-11-26 10:00 Nova', '2026-11-27 10:00 Nova'])
    const remarks = [expect.stringMatching(/“Nova”.*é excluída/)]
    expect(await run(...series(2), ...from('20261127'))).toMatchObject({ added: 1, updated: 1, remarks })
    expect(await list()).toEqual([first, second, '2026-11-26 09:00 Série', '2026-11-27 10:00 Nova'])
    expect(await run(...series(3))).toMatchObject({ added: 0, updated: 1, remarks })
    expect(await list()).toEqual([first, second, '2026-11-26 09:00 Série', '2026-11-27 09:00 Série'])
  })

  test('is taken once by two imports at once', async () => {
    await run(...version(0, 'Café', ...times('20261124', '09'), 'RRULE:FREQ=DAILY;COUNT=3'))
    const next = version(
      1,
      'Café',
      ...times('20261124', '09'),
      'RRULE:FREQ=DAILY;COUNT=3',
      `EXDATE;${ZONED}:20261125T090000`,
    )
    const both = await Promise.all([run(...next), run(...next)])
    expect(both.map(({ updated }) => updated).sort()).toEqual([0, 1])
    expect(await list()).toEqual(['2026-11-24 09:00 Café', '2026-11-26 09:00 Café'])
  })
})

test('the demonstration’s own file changes nothing of it', async () => {
  await seedDemoEvents(app)
  const { admin } = app.people
  const read = () => app.db.selectFrom('calendar_events').selectAll().orderBy('id').execute()
  const before = await read()
  const { path } = (await admin.post('/api/v1/calendar/feed')).body.data
  const body = await (await admin.fetch(path)).text()
  const answer = await (await admin.fetch('/api/v1/calendar/import', { method: 'POST', body })).json()
  expect(answer.data).toMatchObject({ added: 0, updated: 0, refused: [] })
  expect(answer.data.known).toBeGreaterThan(3)
  expect(await read()).toEqual(before)
})
