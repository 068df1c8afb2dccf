import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent } from '#tests/calendar.ts'
import { recordStatements } from '#tests/statements.ts'

const app = startApp()

/** Davi's own calendar and that of Nina, on the week of 23/11/2026; it is Monday noon. */
const find = async (body: object = {}, who = app.people.staff) =>
  who.post('/api/v1/calendar/free-hours', { people: [3], from: '2026-11-23', minutes: 60, ...body })

interface Day {
  day: string
  holiday: string
  all_day: string[]
  starts: string[]
}
const dayOf = async (day: string, body: object = {}): Promise<Day> =>
  (await find({ from: day, ...body })).body.data.find((one: Day) => one.day === day)

const onTuesday = (from: string, to: string) => ({
  start_date: `2026-11-24T${from}`,
  end_date: `2026-11-24T${to}`,
})

beforeEach(async () => {
  await app.db.deleteFrom('calendar_events').execute()
})

test('each working day offers every half hour at which all are free for as long as the event lasts', async () => {
  const { staff, other } = app.people
  await addEvent(staff, onTuesday('09:00', '10:15'))
  await addEvent(other, onTuesday('13:00', '17:00'))
  const { starts } = await dayOf('2026-11-24')
  expect(starts).toEqual(['08:00', '10:30', '11:00', '11:30', '12:00', '17:00'])
  expect((await dayOf('2026-11-24', { minutes: 90 })).starts).toEqual(['10:30', '11:00', '11:30'])
  expect((await dayOf('2026-11-24', { people: [] })).starts).toContain('13:00')
  expect((await find()).body.data.map(({ day }: Day) => day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
})

test('nothing is offered that has begun, or on a holiday', async () => {
  expect((await dayOf('2026-11-23')).starts[0]).toBe('12:30')
  expect((await find({ from: '2026-11-16' })).body.data).toEqual([])
  expect(await dayOf('2026-12-25')).toEqual({ day: '2026-12-25', holiday: 'Natal', all_day: [], starts: [] })
})

test('series, events after midnight and shared ones are busy; finished, declined and all-day ones are not', async () => {
  const { staff, other } = app.people
  await addSeries(other, onTuesday('08:00', '12:00'))
  await addEvent(staff, { start_date: '2026-11-25T22:00', end_date: '2026-11-26T14:00' })
  expect((await dayOf('2026-11-26')).starts[0]).toBe('14:00')
  const done = await addEvent(staff, onTuesday('14:00', '18:00'))
  await changeEvent(staff, { id: done, isfinish: true })
  await addEvent(other, { title: 'Férias', all_day: true, start_date: '2026-11-24', end_date: '2026-11-24' })
  const shared = await addEvent(staff, onTuesday('12:00', '13:00'))
  await staff.post('/api/v1/calendar/share', { id: shared, people: [3] })
  const tuesday = await dayOf('2026-11-24', {})
  expect(tuesday.all_day).toEqual(['Nina'])
  expect(tuesday.starts[0]).toBe('13:00')
  expect(tuesday.starts).toContain('17:00')
  // The event that is to be moved does not stand in its own way.
  expect((await dayOf('2026-11-24', { except: shared })).starts[0]).toBe('12:00')
  await other.post('/api/v1/calendar/answer', { id: shared, answer: 'declined' })
  const ofNina = await find({ people: [], from: '2026-11-24' }, other)
  expect(ofNina.body.data[0].starts[0]).toBe('12:00')
})

test('an event of which one has only the number stands in the way like any other', async () => {
  const visit = await addEvent(app.people.other, onTuesday('08:00', '10:00'))
  expect((await dayOf('2026-11-24', { except: visit })).starts[0]).toBe('10:00')
})

test('shows nothing of the events, and refuses who is no colleague, too long and too many', async () => {
  await addEvent(app.people.other, { ...onTuesday('09:00', '10:00'), title: 'Consulta médica' })
  expect(JSON.stringify((await find()).body)).not.toContain('Consulta')
  expect((await find({}, app.people.visitor)).status).toBe(403)
  expect((await find({ people: [999] })).body.data.fields).toHaveProperty('people')
  for (const wrong of [{ minutes: 601 }, { minutes: 0 }, { from: '2026-02-30' }, { people: Array(51).fill(3) }])
    expect((await find(wrong)).status, JSON.stringify(wrong)).toBe(422)
})

test('asks no more of the database for more people', async () => {
  const { staff, other, admin } = app.people
  for (const person of [staff, other, admin]) await addSeries(person, onTuesday('08:00', '12:00'))
  const count = async (people: number[]) =>
    (await recordStatements(app, async () => void expect((await find({ people })).status).toBe(200))).length
  expect(await count([1, 3])).toBe(await count([]))
})
