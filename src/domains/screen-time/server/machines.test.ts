import { describe, expect, test } from 'vitest'
import { API, addMachine, clear, LOG, startScreenTime, upload } from '#tests/screen-time.ts'
import { MAX_LINES, MAX_MACHINES } from '../limits.ts'

const { app, send } = startScreenTime()

describe('[API-02] a machine', () => {
  test('sends lines with its token, which is shown once and kept as a hash; they are its owner’s', async () => {
    const { staff, other } = app.people
    const { id, token } = await addMachine(staff, 'Notebook da bancada')
    expect((await staff.get(`${API}/machines`)).body.data).toEqual([
      { id, name: 'Notebook da bancada', created: app.clock.now().toISOString(), last_contact: null },
    ])
    for (const base of ['/api/v1', '/starts']) expect((await send(token, LOG, base)).status).toBe(200)
    expect((await staff.get(API)).body.data).toMatchObject({ sample: false, lines: 3 })
    expect((await staff.get(`${API}/machines`)).body.data[0].last_contact).toBe(app.clock.now().toISOString())
    expect((await other.get(`${API}/machines`)).body.data).toEqual([])
    expect((await other.get(API)).body.data.sample).toBe(true)
    const kept = await app.pool.query("select 1 from screen_machines m where m::text like '%' || $1 || '%'", [token])
    expect(kept.rows).toEqual([])

    expect((await other.post(`${API}/revoke-machine`, { id })).status).toBe(404)
    expect((await staff.post(`${API}/revoke-machine`, { id })).body).toEqual({ result: true })
    expect((await send(token, LOG)).status).toBe(401)
    expect((await staff.post(`${API}/revoke-machine`, { id })).status).toBe(404)
    expect((await staff.get(API)).body.data).toMatchObject({ sample: false, lines: 3 })
    await clear(staff)
  })

  test('is not taken for the sender of a file of the same person’s', async () => {
    const { staff } = app.people
    await app.pool.query('delete from screen_machines')
    const { id } = await addMachine(staff)
    expect((await upload(staff, LOG)).status).toBe(200)
    const { rows } = await app.pool.query(
      'select distinct files from screen_machines where id in (select machine_id from screen_lines)',
    )
    expect(rows).toEqual([{ files: true }])
    await staff.post(`${API}/revoke-machine`, { id })
    await clear(staff)
  })

  test('is refused without a token, with a wrong one, with nothing readable, too much, or as JSON', async () => {
    const { staff, visitor } = app.people
    const { id, token } = await addMachine(staff)
    for (const wrong of ['', 'x', `${token}x`, `${token.slice(0, -1)}`])
      expect(await send(wrong, LOG)).toMatchObject({ status: 401, body: { result: false } })
    // A session is no token.
    const asStaff = { 'content-type': 'text/plain' }
    expect((await staff.post(`${API}/lines`, LOG, asStaff)).status).toBe(401)
    expect((await send(token, 'lixo')).status).toBe(422)
    expect((await send(token, '')).status).toBe(422)
    expect((await send(token, 'x'.repeat(MAX_LINES + 1))).status).toBe(413)
    const bearer = { authorization: `Bearer ${token}` }
    expect((await visitor.post(`${API}/lines`, { lines: LOG }, bearer)).status).toBe(422)
    expect((await staff.get(API)).body.data.sample).toBe(true)
    await staff.post(`${API}/revoke-machine`, { id })
  })

  test('of somebody who was disabled sends nothing any more', async () => {
    const { other } = app.people
    const { token } = await addMachine(other)
    await app.pool.query('update users set banned = true where id = 3')
    expect((await send(token, LOG)).status).toBe(401)
    await app.pool.query('update users set banned = false where id = 3')
    expect((await send(token, LOG)).status).toBe(200)
    await clear(other)
  })

  test('may write no more often than every five seconds or so', async () => {
    const { token } = await addMachine(app.people.admin)
    const answers = new Set<number>()
    for (let count = 0; count < 125; count++) answers.add((await send(token, '2026-11-20_08-00-00 | A')).status)
    expect([...answers]).toEqual([200, 429])
  })

  test('needs a name, and there are no more than twenty', async () => {
    const { staff } = app.people
    for (const name of ['', '  ', 'x'.repeat(61), 7, undefined])
      expect((await staff.post(`${API}/new-machine`, { name })).status).toBe(422)
    for (let count = 0; count < MAX_MACHINES; count++) expect((await addMachine(staff)).id).toBeGreaterThan(0)
    expect((await staff.post(`${API}/new-machine`, { name: 'mais uma' })).status).toBe(409)
  })
})
