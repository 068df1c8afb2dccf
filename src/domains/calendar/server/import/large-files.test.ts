import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { calendar, event, sendCalendar } from '#tests/calendar-files.ts'

const app = startApp()

beforeEach(async () => {
  await app.db.deleteFrom('calendar_events').execute()
})

test('a file of nearly 5 MB, with thousands of events, is read whole while other calls are answered', async () => {
  const { staff } = app.people
  const count = 9000
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + (index % 3000))).toISOString().slice(0, 10).replaceAll('-', '')
    const times = [`DTSTART;TZID=America/Sao_Paulo:${day}T090000`, `DTEND;TZID=America/Sao_Paulo:${day}T100000`]
    return event(`many-${index}`, `Evento ${index}`, ...times, `DESCRIPTION:${'x'.repeat(320)}`)
  })
  const file = calendar(...lines.flat())
  expect(file.length).toBeGreaterThan(4 * 1024 * 1024)
  const imported = sendCalendar(staff, 'import', file)
  let answered = 0
  let isOver = false
  void imported.finally(() => (isOver = true))
  while (!isOver) {
    await app.people.other.get('/api/v1/calendar/feed')
    answered++
  }
  expect((await imported).data).toMatchObject({ added: count, refused: [] })
  expect(answered).toBeGreaterThan(10)
}, 60_000)

test('more than 10,000 events: the first are read, and the rest said', async () => {
  const lines = Array.from({ length: 10_001 }, (_, index) => event(`many-${index}`, 'E', 'DTSTART:20261124T090000'))
  const { data } = await sendCalendar(app.people.staff, 'import/preview', calendar(...lines.flat()))
  expect(data).toMatchObject({ added: 10_000, remarks: ['Só os primeiros 10.000 eventos são lidos.'] })
  expect(data.events).toHaveLength(200)
}, 60_000)
