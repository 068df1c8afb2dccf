import { DAVClient } from 'tsdav'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { fileOf, openCaldav } from '#tests/caldav.ts'
import { addEvent, addSeries, changeEvent, dayOf, listRange } from '#tests/calendar.ts'

const app = startApp()

/** The client that programs in the browser and in Node use, signed in from nothing but the site's address. */
async function connect() {
  const { password } = await openCaldav(app.people.staff, 'davi@exemplo.com.br')
  const client = new DAVClient({
    serverUrl: app.origin,
    credentials: { username: 'davi@exemplo.com.br', password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
  await client.login()
  const [calendar] = await client.fetchCalendars()
  return { client, calendar: calendar! }
}

test('a client that knows the site finds the calendar, and what is in it', async () => {
  const id = await addEvent(app.people.staff, { title: 'Feita aqui' })
  const { client, calendar } = await connect()
  expect(calendar).toMatchObject({ displayName: 'Vitrine: Davi', components: ['VEVENT'] })
  const objects = await client.fetchCalendarObjects({ calendar })
  expect(objects).toHaveLength(1)
  expect(objects[0]).toMatchObject({ url: expect.stringContaining(`vitrine-${id}.ics`), etag: expect.any(String) })
  expect(objects[0]!.data).toContain('SUMMARY:Feita aqui')
  const timeRange = { start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z' }
  expect(await client.fetchCalendarObjects({ calendar, timeRange })).toEqual([])
})

test('what it makes, changes and removes is so in the calendar, and it is told what changed there', async () => {
  const { staff } = app.people
  const { client, calendar } = await connect()
  const made = await client.createCalendarObject({ calendar, filename: 'nova.ics', iCalString: fileOf('nova') })
  expect(made.status).toBe(201)
  expect((await dayOf(staff, '2026-11-24')).map(({ title }) => title)).toContain('Reunião')

  const find = async () =>
    (await client.fetchCalendarObjects({ calendar })).find(({ url }) => url.endsWith('nova.ics'))!
  const object = await find()
  const changed = await client.updateCalendarObject({
    calendarObject: { ...object, data: String(object.data).replace('SUMMARY:Reunião', 'SUMMARY:Outra') },
  })
  expect(changed.status).toBe(204)
  const [event] = (await dayOf(staff, '2026-11-24')).filter(({ title }) => title === 'Outra')
  expect((await client.updateCalendarObject({ calendarObject: object })).status).toBe(412)

  const known = { ...(await client.fetchCalendars())[0]!, objects: await client.fetchCalendarObjects({ calendar }) }
  const series = await addSeries(staff, { title: 'Série' })
  await changeEvent(staff, { id: event.id, title: 'Mudada aqui' })
  const next = await client.smartCollectionSync({
    collection: {
      ...known,
      objectMultiGet: (wanted) => client.calendarMultiGet(wanted),
    },
    method: 'webdav',
    detailedResult: true,
  })
  expect(next.objects.created.map(({ url }) => url)).toEqual([expect.stringContaining(`vitrine-${series}.ics`)])
  expect(next.objects.updated.map(({ data }) => data)).toEqual([expect.stringContaining('SUMMARY:Mudada aqui')])

  expect((await client.deleteCalendarObject({ calendarObject: await find() })).status).toBe(204)
  expect(await listRange(staff, '2026-11-24', '2026-11-24')).not.toContain('2026-11-24 09:00 Mudada aqui')
})
