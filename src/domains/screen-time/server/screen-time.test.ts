import { describe, expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { API, clear, LOG, startScreenTime, upload } from '#tests/screen-time.ts'
import { MAX_LOG } from '../limits.ts'

const { app } = startScreenTime()

describe('[API-03] a day of screen time', () => {
  test('[SCR-01] is the sample for who has sent nothing, of yesterday, with the stated headline', async () => {
    for (const base of ['/api/v1', '/starts']) {
      const { status, body } = await app.people.other.get(`${base}/screen-time`)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({
        sample: true,
        date: '2026-11-22',
        previous: null,
        next: null,
        lines: 631,
        per_hour: 28,
      })
      expect(body.data.chart.map(({ hour }: { hour: string }) => hour)).toEqual(
        Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
      )
      // Real titles lead: between its sessions what was in front stays so, at night the print.
      expect(body.data.items[0]).toMatchObject({ name_software: 'OctoPrint', value: '07:42:00' })
      expect(body.data.items[1]).toEqual({
        name_software: 'Visual Studio Code',
        value: '05:52:00',
        image: expect.stringMatching(/^data:image\/svg\+xml,/),
      })
      expect(body.data.items.map((item: { name_software: string }) => item.name_software)).toContain('Sem título')
    }
  })

  test('[SCR-04] is what its sender’s log says, nobody else’s, and the same log again adds nothing', async () => {
    const { staff, other, admin } = app.people
    expect(await upload(staff, LOG)).toEqual({
      status: 200,
      body: {
        result: true,
        data: {
          lines: 4,
          added: 4,
          repeated: 0,
          bad: 1,
          examples: [{ line: 3, text: 'lixo' }],
          first: '2026-11-20',
          last: '2026-11-20',
        },
      },
    })
    expect((await upload(staff, LOG)).body.data).toMatchObject({ lines: 4, added: 0, repeated: 4, bad: 1 })

    const { data } = (await staff.get(API)).body
    expect(data).toMatchObject({ sample: false, date: '2026-11-20', previous: null, next: null, lines: 3, per_hour: 3 })
    expect(data.items.map((item: Record<string, string>) => [item.name_software, item.value])).toEqual([
      ['Telegram', '00:02:00'],
      ['Sem título', '00:01:00'],
      ['Editor', '00:01:00'],
    ])
    expect(data.chart[8]).toEqual({ hour: '08', height: 4 })
    for (const who of [other, admin]) expect((await who.get(API)).body.data.sample).toBe(true)
    await clear(staff)
  })

  test('[SCR-04] sums every gap, unless the admin has said from when a gap is a pause', async () => {
    const { staff, admin, other } = app.people
    const setPause = (who: Caller, minutes: unknown) => who.post(`${API}/pause`, { minutes })
    await upload(staff, '2026-11-20_08-00-00 | A\n2026-11-20_12-10-00 | B\n2026-11-20_12-20-00 | C')
    const times = async () => {
      const { pause, items } = (await staff.get(API)).body.data
      return [pause, Object.fromEntries(items.map((one: Record<string, string>) => [one.name_software, one.value]))]
    }
    expect(await times()).toEqual([0, { A: '04:10:00', B: '00:10:00' }])
    expect((await setPause(staff, 5)).status).toBe(403)
    for (const wrong of [1, -5, '5', null]) expect((await setPause(admin, wrong)).status).toBe(422)
    expect(await times()).toEqual([0, { A: '04:10:00', B: '00:10:00' }])
    expect((await setPause(admin, 15)).body).toEqual({ result: true })
    expect(await times()).toEqual([15, { B: '00:10:00' }])
    expect((await other.get(API)).body.data.pause).toBe(15)
    await setPause(admin, 5)
    expect(await times()).toEqual([5, {}])
    await setPause(admin, 0)
    await clear(staff)
  })

  test('is empty, and no sample, for who has sent nothing in a firm without the demonstration', async () => {
    const { seed } = app.settings
    Object.assign(app.settings, { seed: 'none' })
    const { data } = (await app.people.other.get(API)).body
    Object.assign(app.settings, { seed })
    expect(data).toMatchObject({ sample: false, empty: true, lines: 0, per_hour: 0, items: [] })
    expect(JSON.stringify(data)).not.toMatch(/Studio|KiCad/)
  })

  test('is the newest one, or the one asked for; one without lines is empty', async () => {
    const { staff } = app.people
    await upload(
      staff,
      '2026-11-18_23-58-00 | A\n2026-11-18_23-59-00 | A\n2026-11-20_00-00-30 | B\n2024-02-29_12-00-00 | C',
    )
    const { data } = (await staff.get(API)).body
    expect([data.date, data.previous, data.next]).toEqual(['2026-11-20', '2026-11-18', null])
    const november = { days: ['2026-11-20', '2026-11-18'], first: '2024-02-29', last: '2026-11-20' }
    expect((await staff.get(`${API}/days`)).body.data).toEqual(november)
    const february = (await staff.get(`${API}/days?month=2024-02`)).body.data
    expect(february).toEqual({ ...november, days: ['2024-02-29'] })
    expect((await staff.get(`${API}/days?month=2026-10`)).body.data).toEqual({ ...november, days: [] })
    expect((await staff.get(`${API}/days?month=2026-13`)).status).toBe(422)
    const asked = (await staff.get(`${API}?date=2026-11-18`)).body.data
    expect([asked.date, asked.lines, asked.items[0].value]).toEqual(['2026-11-18', 2, '00:01:00'])
    expect([asked.previous, asked.next]).toEqual(['2024-02-29', '2026-11-20'])
    const empty = (await staff.get(`${API}?date=2026-11-19`)).body.data
    expect(empty).toMatchObject({ sample: false, date: '2026-11-19', lines: 0, per_hour: 0, items: [] })
    expect([empty.previous, empty.next]).toEqual(['2026-11-18', '2026-11-20'])
    expect((await staff.get(`${API}?date=2020-01-01`)).body.data.previous).toBeNull()
    expect((await app.people.other.get(`${API}/days`)).body.data).toEqual({ days: [], first: null, last: null })
    for (const date of ['ontem', '2026-02-30', "'; drop table users"])
      expect((await staff.get(`${API}?date=${encodeURIComponent(date)}`)).status).toBe(422)
    await clear(staff)
  })

  test('a day is removed alone, or all of them; nobody else loses any', async () => {
    const { staff, other } = app.people
    for (const who of [staff, other]) await upload(who, '2026-11-18_10-00-00 | A\n2026-11-20_10-00-00 | B')
    expect((await staff.post(`${API}/delete-day`, { date: '2026-11-18' })).body).toEqual({ result: true })
    expect((await staff.post(`${API}/delete-day`, { date: '2026-11-18' })).status).toBe(404)
    expect((await staff.get(`${API}/days`)).body.data.days).toEqual(['2026-11-20'])
    expect((await staff.post(`${API}/delete-all`, {})).status).toBe(422)
    expect((await clear(staff)).body).toEqual({ result: true })
    expect((await staff.get(API)).body.data.sample).toBe(true)
    expect((await other.get(`${API}/days`)).body.data.days).toEqual(['2026-11-20', '2026-11-18'])
    await clear(other)
  })
})

describe('[API-02] an upload', () => {
  test('may be an export of ActivityWatch, or a log in the UTF-16 of PowerShell', async () => {
    const { staff } = app.people
    const event = { timestamp: '2026-11-20T11:00:00Z', duration: 600, data: { app: 'KiCad.exe', title: 'segredo' } }
    const json = JSON.stringify({ buckets: { window: { events: [event] } } })
    expect((await upload(staff, json)).body.data).toMatchObject({ lines: 1, added: 1, bad: 0 })
    const utf16 = Buffer.from('\ufeff2026-11-20_09-00-00 | Edição\r\n2026-11-20_09-01-00 | Edição\r\n', 'utf16le')
    expect((await upload(staff, utf16)).body.data).toMatchObject({ lines: 2, added: 2 })
    const { items } = (await staff.get(API)).body.data
    expect(items.map((item: Record<string, string>) => [item.name_software, item.value])).toEqual([
      ['KiCad', '00:10:00'],
      ['Edição', '00:01:00'],
    ])
    const { rows } = await app.pool.query("select 1 from screen_lines where app like '%segredo%'")
    expect(rows).toEqual([])
    await clear(staff)
  })

  test('of a past summer is by the clock that was put forward', async () => {
    const { staff } = app.people
    await upload(
      staff,
      '2018-11-03_23-58-00 | A\n2018-11-03_23-59-00 | A\n2018-11-04_01-00-00 | B\n2018-12-24_08-00-00 | C',
    )
    const event = { timestamp: '2018-12-24T10:10:00Z', duration: 600, data: { app: 'KiCad' } }
    await upload(staff, JSON.stringify([event]))
    const { rows } = await app.pool.query('select at from screen_lines order by at')
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      '2018-11-04T02:58:00.000Z',
      '2018-11-04T02:59:00.000Z',
      '2018-11-04T03:00:00.000Z',
      '2018-12-24T10:00:00.000Z',
      '2018-12-24T10:10:00.000Z',
    ])
    expect((await staff.get(`${API}/days`)).body.data.days).toEqual(['2018-12-24'])
    const november = (await staff.get(`${API}/days?month=2018-11`)).body.data
    expect(november).toEqual({ days: ['2018-11-04', '2018-11-03'], first: '2018-11-03', last: '2018-12-24' })
    const { data } = (await staff.get(API)).body
    expect([data.date, data.previous, data.chart[8]]).toEqual(['2018-12-24', '2018-11-04', { hour: '08', height: 20 }])
    await staff.post(`${API}/delete-day`, { date: '2018-11-04' })
    expect((await staff.get(`${API}/days`)).body.data.days).toEqual(['2018-12-24'])
    expect((await staff.get(`${API}/days?month=2018-11`)).body.data.days).toEqual(['2018-11-03'])
    await clear(staff)
  })

  test('without one readable line changes nothing and says how it begins', async () => {
    const { staff } = app.people
    for (const body of ['', ' \n\n', '{}', '[1,2]', 'só texto\n', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])])
      expect(await upload(staff, body)).toMatchObject({
        status: 422,
        body: { result: false, data: { error: expect.any(String), fields: { file: expect.any(String) } } },
      })
    expect((await upload(staff, 'só texto')).body.data.error).toContain('só texto')
    expect((await upload(staff, '2027-11-20_08-00-00 | do futuro')).status).toBe(422)
    expect((await staff.get(API)).body.data.sample).toBe(true)
  })

  test('over 50 MB is refused, and a long one is read to its end', async () => {
    const { other } = app.people
    expect((await upload(other, new Uint8Array(MAX_LOG + 1))).status).toBe(413)
    const lines = Array.from({ length: 12_345 }, (_, index) => {
      const [hour, minute, second] = [Math.floor(index / 3600), Math.floor(index / 60) % 60, index % 60]
      return `2026-11-19_${hour}-${minute}-${second} | Janela - Programa ${index % 7}`
    })
    expect((await upload(other, lines.join('\n'))).body.data).toMatchObject({ lines: 12_345, added: 12_345 })
    await clear(other)
  })
})

test('a day is found by the key, however many lines there are', async () => {
  const { id } = (await app.pool.query<{ id: number }>('select max(id) as id from screen_machines')).rows[0]!
  await app.pool.query(
    `insert into screen_lines (user_id, at, machine_id, app)
      select 77, $2::timestamptz - n * interval '1 minute', $1, 'Programa ' || n % 40 from generate_series(1, 50000) n`,
    [id, app.clock.now()],
  )
  await app.pool.query('analyze screen_lines')
  const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
    `explain select at, machine_id, app, seconds from screen_lines
      where user_id = 77 and at >= $1::timestamptz - interval '2 days' and at < $1::timestamptz - interval '1 day'`,
    [app.clock.now()],
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('screen_lines_pkey')
})
