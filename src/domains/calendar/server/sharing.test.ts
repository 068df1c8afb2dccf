import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { watchEvents } from '#tests/watch-events.ts'

const app = startApp()
/** Another process of the program, on the same database. */
const second = startApp({}, undefined, app)

const share = (who: Caller, id: number, people: number[]) => who.post('/api/v1/calendar/share', { id, people })
const answer = (who: Caller, id: number, answer: string) => who.post('/api/v1/calendar/answer', { id, answer })
const noticesOf = async (who: Caller) =>
  (await who.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)

/** An event of Davi's on a day of January 2027, shared with Nina. */
async function addShared(day: string, fields: Record<string, unknown> = {}) {
  const id = await addEvent(app.people.staff, {
    start_date: `2027-01-${day}T09:00`,
    end_date: `2027-01-${day}T10:00`,
    title: `Do dia ${day}`,
    ...fields,
  })
  expect((await share(app.people.staff, id, [3])).status).toBe(200)
  return id
}

describe('an event that is shared', () => {
  test('is in the colleague’s calendar, who may change it once accepted, and never remove it', async () => {
    const { staff, other } = app.people
    const id = await addShared('04')
    expect(await noticesOf(other)).toContain('Davi compartilhou com você: Do dia 04')
    expect(await dayOf(other, '2027-01-04')).toMatchObject([
      { id, id_user: 2, owner: 'Davi', answer: 'invited', editable: false, attendees: 1 },
    ])
    expect((await other.get('/api/v1/calendar/invitations')).body.data).toMatchObject([{ id }])
    expect((await changeEvent(other, { id, title: 'Nosso' })).status).toBe(403)
    expect((await answer(other, id, 'accepted')).status).toBe(200)
    expect((await other.get('/api/v1/calendar/invitations')).body.data).toEqual([])
    expect(await noticesOf(staff)).toContain('Nina aceitou: Do dia 04')
    expect((await changeEvent(other, { id, title: 'Nosso', calendar_tag: 'cliente' })).status).toBe(200)
    expect(await dayOf(staff, '2027-01-04')).toMatchObject([{ title: 'Nosso', calendar_tag: 'cliente', answer: null }])
    expect((await staff.get('/api/v1/calendar/tags')).body.data).toContainEqual(
      expect.objectContaining({ name: 'cliente' }),
    )
    expect((await deleteEvent(other, { id })).status).toBe(403)
    expect((await share(other, id, [])).status).toBe(403)
    expect((await staff.post('/api/v1/calendar/attendees', { id })).body.data).toMatchObject({
      manages: true,
      people: [{ id: 3, name: 'Nina', answer: 'accepted' }],
    })
    expect((await other.post('/api/v1/calendar/attendees', { id })).body.data.manages).toBe(false)
  })

  test('leaves the calendar of who declines it, and comes back when it is accepted after all', async () => {
    const { staff, other } = app.people
    const id = await addShared('05')
    await answer(other, id, 'declined')
    expect(await dayOf(other, '2027-01-05')).toEqual([])
    expect((await changeEvent(other, { id, title: 'x' })).status).toBe(403)
    expect(await noticesOf(staff)).toContain('Nina recusou: Do dia 05')
    await changeEvent(staff, { id, start_date: '2027-01-05T08:00' })
    expect(await noticesOf(other)).not.toContain('Davi mudou: Do dia 05')
    await answer(other, id, 'accepted')
    expect(await dayOf(other, '2027-01-05')).toMatchObject([{ id, answer: 'accepted' }])
  })

  test('is gone for whom it is no longer shared with; the answers of the others stay', async () => {
    const { staff, other, admin } = app.people
    const id = await addShared('06')
    await answer(other, id, 'accepted')
    await share(staff, id, [1, 3])
    expect(await dayOf(other, '2027-01-06')).toMatchObject([{ answer: 'accepted', attendees: 2 }])
    await share(staff, id, [1])
    expect(await dayOf(other, '2027-01-06')).toEqual([])
    expect((await other.post('/api/v1/calendar/event', { id })).status).toBe(404)
    expect((await answer(other, id, 'accepted')).status).toBe(404)
    expect(await dayOf(admin, '2027-01-06')).toMatchObject([{ id, answer: 'invited' }])
  })

  test('sends a notice to the others when its time or place changes, or it is removed', async () => {
    const { staff, other } = app.people
    const id = await addShared('07')
    await changeEvent(staff, { id, description: 'Sem importância' })
    expect(await noticesOf(other)).not.toContain('Davi mudou: Do dia 07')
    await changeEvent(staff, { id, start_date: '2027-01-07T08:00' })
    expect(await noticesOf(other)).toContain('Davi mudou: Do dia 07')
    await deleteEvent(staff, { id })
    const notices = await noticesOf(other)
    expect(notices).toContain('Davi excluiu: Do dia 07')
    expect(notices).not.toContain('Davi mudou: Do dia 07')
  })

  test('as a series is shared with each part that is split off', async () => {
    const { staff, other } = app.people
    const id = await addSeries(staff, {
      start_date: '2027-02-01T09:00',
      end_date: '2027-02-01T10:00',
      repeat_star_date: '2027-02-01',
      repeat_end_date: '2027-02-04',
    })
    await share(staff, id, [3])
    await answer(other, id, 'accepted')
    await changeEvent(other, { id, occurrence: '2027-02-03', scope: 'following', title: 'Depois' })
    expect(await listRange(other, '2027-02-01', '2027-02-28')).toEqual([
      '2027-02-01 09:00 Reunião',
      '2027-02-02 09:00 Reunião',
      '2027-02-03 09:00 Depois',
      '2027-02-04 09:00 Depois',
    ])
    expect(await listRange(staff, '2027-02-01', '2027-02-28')).toHaveLength(4)
  })

  test('[API-02] is shared with colleagues only', async () => {
    const { staff, other } = app.people
    const id = await addEvent(staff)
    expect((await share(staff, id, [2_000_000])).status).toBe(422)
    expect((await share(staff, id, [2, 2])).status).toBe(200)
    expect((await share(staff, 2_000_000, [3])).status).toBe(404)
    expect((await answer(other, id, 'accepted')).status).toBe(404)
    expect((await answer(staff, id, 'accepted')).status).toBe(404)
  })
})

test('two people who save one event at once: one of them gets the conflict', async () => {
  const { staff, other } = app.people
  const id = await addShared('08')
  await answer(other, id, 'accepted')
  const saves = await Promise.all([
    changeEvent(staff, { id, revision: 1, title: 'Do Davi' }),
    changeEvent(second.people.other, { id, revision: 1, title: 'Da Nina' }),
    changeEvent(staff, { id, revision: 1, location: 'Sala 1' }),
  ])
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
})

test('many changes at once by people who share their events wait for each other, and none is lost', async () => {
  const { staff, other } = app.people
  const ids = await Promise.all(['11', '12', '13'].map((day) => addShared(day)))
  for (const id of ids) await answer(other, id, 'accepted')
  const changes = Array.from({ length: 9 }, (_, index) => {
    const who = index % 2 ? staff : second.people.other
    return changeEvent(who, { id: ids[index % 3], title: `Reunião ${index}` })
  })
  const all = await Promise.all(changes)
  expect(all.map(({ status }) => status)).toEqual(Array(9).fill(200))
})

/** Reads on until that counter comes: the one before may come twice, by the beginning of the stream and by its change. */
async function until(stream: Awaited<ReturnType<typeof watchEvents>>, counter: number) {
  for (;;) {
    const event = await stream.next()
    if (!event || (event.counter ?? 0) > counter) throw new Error(`Counter ${counter} never came`)
    if (event.counter === counter) return
  }
}

test('a change is sent at once to each open calendar that has the event, and to no other', async () => {
  const { staff, other } = app.people
  const id = await addShared('14')
  const own = await watchEvents(staff, ['calendar:2'])
  const shared = await watchEvents(second.people.other, ['calendar:3'])
  const [ofStaff, ofOther] = [(await own.next())?.counter ?? 0, (await shared.next())?.counter ?? 0]
  await changeEvent(other, { id, title: 'x' }) // not accepted: refused, and nobody is notified
  await changeEvent(staff, { id, title: 'Ao vivo' })
  await until(own, ofStaff + 1)
  await until(shared, ofOther + 1)
  await addEvent(staff)
  await until(own, ofStaff + 2)
  await deleteEvent(staff, { id })
  await until(shared, ofOther + 2)
  own.close()
  shared.close()
  const foreign = await watchEvents(other, ['calendar:2'])
  expect(await foreign.next()).toMatchObject({ counter: null })
})
