import { describe, expect, test } from 'vitest'
import { DAY, startBookings } from '#tests/bookings.ts'
import { changeEvent, deleteEvent } from '#tests/calendar.ts'

const { app, addPage, book, bookedToken, readBooked, move, cancel, calendarOn, takeEmails } = startBookings()

const eventIds = async () =>
  (await app.db.selectFrom('calendar_events').select('id').orderBy('id').execute()) as { id: number }[]
const restore = (id: number) => app.people.staff.post('/api/v1/calendar/restore', { id, occurrence: '' })

/** Books an hour that the firm then removes from its calendar. */
async function removeBooked(input: object = {}) {
  const token = await bookedToken(input)
  await takeEmails()
  const { id } = (await eventIds()).at(-1)!
  await deleteEvent(app.people.staff, { id })
  return { token, id }
}

describe('a booked hour that the firm removed', () => {
  test('does not come back where somebody else has booked it since, also into a series', async () => {
    await addPage()
    const { id } = await removeBooked()
    await book({ start: `${DAY}T09:30`, name: 'Eva Lima', email: 'eva@cliente.com.br' })
    expect((await restore(id)).body.data).toMatchObject({
      code: 'invalid',
      error: expect.stringMatching(/marcou este horário/),
    })
    expect(await calendarOn(DAY)).toEqual([`${DAY} 09:30 Eva Lima: Conversa`])
    await move(await bookedToken({ start: `${DAY}T11:00` }), `${DAY}T10:30`)
    const { id: daily } = (await eventIds()).at(-1)!
    await changeEvent(app.people.staff, { id: daily, repeat_event: true, repeat_end_date: '' })
    await deleteEvent(app.people.staff, { id: daily })
    await book({ start: '2026-11-25T11:00', name: 'Rui Paz', email: 'rui@cliente.com.br' })
    expect((await restore(daily)).status).toBe(422)
  })

  test('comes back beside what is not booked, and one that ends as the next begins', async () => {
    await addPage()
    const { id } = await removeBooked()
    await book({ start: `${DAY}T10:00`, name: 'Eva Lima', email: 'eva@cliente.com.br' })
    expect((await restore(id)).status).toBe(200)
    expect(await calendarOn(DAY)).toEqual([`${DAY} 09:00 Ana Souza: Conversa`, `${DAY} 10:00 Eva Lima: Conversa`])
  })

  test('stands again by its own link, also after its visitor was told that it is off', async () => {
    await addPage()
    const { id, token } = await removeBooked()
    expect((await takeEmails(60))[0]).toContain('METHOD:CANCEL')
    expect((await readBooked(token)).state).toBe('cancelled')
    await restore(id)
    const [again] = await takeEmails(60)
    expect(again).toContain(`/agendar/horario/${token}`)
    expect(again).not.toContain('/convite/')
    expect((await readBooked(token)).state).toBe('stands')
    expect((await cancel(token)).status).toBe(200)
    expect(await calendarOn(DAY)).toEqual([])
  })

  test('stays away where its visitor has cancelled it too', async () => {
    await addPage()
    const { id, token } = await removeBooked()
    expect((await cancel(token)).body).toEqual({ result: true })
    expect((await restore(id)).body.data).toMatchObject({ code: 'invalid', error: expect.stringMatching(/cancelou/) })
  })

  test('is forgotten with what its visitor typed, wherever it is kept', async () => {
    const page = await addPage()
    const { id } = await removeBooked({ note: 'Segredo' })
    const [{ id: booking }] = (await app.people.staff.post('/api/v1/booking/list', { id: page })).body.data
    await app.people.staff.post('/api/v1/booking/delete', { id: booking })
    const kept = await app.pool.query('select calendar_removals::text as row from calendar_removals')
    expect(JSON.stringify(kept.rows)).not.toMatch(/Ana Souza|cliente|Segredo/)
    expect((await restore(id)).status).toBe(404)
  })
})
