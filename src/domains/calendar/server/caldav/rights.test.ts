import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { CALENDAR, startCalendar } from '#tests/caldav.ts'
import { addEvent, dayOf } from '#tests/calendar.ts'

const app = startApp()
const { davi, get, report } = startCalendar(app)

test('what one may only see is read-only, and its privileges say so; what one has accepted is changed, not removed', async () => {
  const { staff, other } = app.people
  const id = await addEvent(other, { title: 'Da Nina' })
  await other.post('/api/v1/calendar/share', { id, people: [2] })
  const path = `${CALENDAR}compartilhado-${id}.ics`
  const ask = '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-privilege-set/></d:prop></d:propfind>'
  const rights = async () => (await davi.send('PROPFIND', path, ask, { depth: '0' })).body
  const { body } = await davi.send('GET', path)
  expect(body).toContain('STATUS:TENTATIVE')
  expect(await rights()).not.toContain('write')
  const changed = body.replace('SUMMARY:Da Nina', 'SUMMARY:Do Davi')
  expect(await davi.send('PUT', path, changed)).toMatchObject({
    status: 403,
    body: expect.stringContaining('need-priv'),
  })
  expect((await davi.send('DELETE', path)).status).toBe(403)
  await staff.post('/api/v1/calendar/answer', { id, answer: 'accepted' })
  expect(await rights()).toContain('<d:write-content/>')
  expect((await davi.send('PUT', path, changed.replace('STATUS:TENTATIVE\r\n', ''))).status).toBe(204)
  expect((await davi.send('DELETE', path)).status).toBe(403)
  expect((await dayOf(other, '2026-11-24')).map(({ title }) => title)).toEqual(['Do Davi'])
  await staff.post('/api/v1/calendar/answer', { id, answer: 'declined' })
  expect((await davi.send('GET', path)).status).toBe(404)
})

test('nobody sees another calendar', async () => {
  const id = await addEvent(app.people.other)
  for (const path of [
    '/caldav/3/calendario/',
    '/caldav/3/',
    '/caldav/pessoa/3/',
    `/caldav/3/calendario/vitrine-${id}.ics`,
  ])
    expect((await davi.send('PROPFIND', path, '', { depth: '0' })).status).toBe(404)
  expect((await get(`vitrine-${id}.ics`)).status).toBe(404)
  const asked = await report(
    `<c:calendar-multiget><d:prop><c:calendar-data/></d:prop><d:href>/caldav/3/calendario/vitrine-${id}.ics</d:href></c:calendar-multiget>`,
  )
  expect(asked.body).toContain('404 Not Found')
  expect(asked.body).not.toContain('VEVENT')
})
