import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent } from '#tests/calendar.ts'

const app = startApp()

describe('the search', () => {
  test('refuses a tag that no row can have', async () => {
    const { status, body } = await app.people.staff.get('/api/v1/calendar/search?tag=99999999999')
    expect(status).toBe(422)
    expect(body.data.fields).toHaveProperty('tag')
  })

  test('finds by every word in title, description and place, without accents, with what is shared, and is paged', async () => {
    const { staff, other } = app.people
    await addEvent(staff, {
      title: 'Inspeção da ponte',
      location: 'São José',
      start_date: '2027-03-01T09:00',
      end_date: '2027-03-01T10:00',
    })
    await addEvent(staff, {
      title: 'Ponte',
      description: 'Levar a INSPECAO',
      start_date: '2027-03-02T09:00',
      end_date: '2027-03-02T10:00',
    })
    const shared = await addEvent(other, {
      title: 'Inspeção 50%',
      start_date: '2027-03-03T09:00',
      end_date: '2027-03-03T10:00',
    })
    const search = async (query: string) => (await staff.get(`/api/v1/calendar/search?${query}`)).body
    const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title)
    expect(titles(await search('q=inspecao'))).toEqual(['Ponte', 'Inspeção da ponte'])
    expect(titles(await search('q=ponte%20sao%20jose'))).toEqual(['Inspeção da ponte'])
    expect(titles(await search('q=50%25'))).toEqual([])
    await other.post('/api/v1/calendar/share', { id: shared, people: [2] })
    expect(titles(await search('q=50%25'))).toEqual(['Inspeção 50%'])
    const first = await search('q=inspecao&limit=2')
    expect(first).toMatchObject({ total: 3, next: expect.any(String) })
    expect(titles(first)).toEqual(['Inspeção 50%', 'Ponte'])
    expect(titles(await search(`q=inspecao&limit=2&cursor=${first.next}`))).toEqual(['Inspeção da ponte'])
    await app.pool.query(`insert into calendar_events (id_user, tag_id, title, starts_at, ends_at, zone, first_at, last_at, search)
      select 2, (select min(id) from calendar_tags where id_user = 2), 'Muitas', '2026-11-28 12:00Z'::timestamptz, '2026-11-28 12:00Z'::timestamptz, 'America/Sao_Paulo', '2026-11-28 12:00Z'::timestamptz, '2026-11-28 12:00Z'::timestamptz, 'muitas' from generate_series(1, 1100)`)
    expect(await search('q=muitas&limit=1')).toMatchObject({ total: 1001, next: expect.any(String) })
  })

  test('finds a series by what one of its occurrences is called, and no longer once that is gone', async () => {
    const { staff } = app.people
    const id = await addSeries(staff)
    await changeEvent(staff, { id, occurrence: '2026-11-25', title: 'Maracujá' })
    const find = async () => (await staff.get('/api/v1/calendar/search?q=maracuja')).body.data
    expect(await find()).toMatchObject([{ id, occurrence: '', title: 'Reunião' }])
    await changeEvent(staff, { id, occurrence: '2026-11-25', title: 'Outra' })
    expect(await find()).toEqual([])
  })

  test('is part of the palette, and of nobody else’s', async () => {
    const { staff, admin } = app.people
    const id = await addEvent(staff, {
      title: 'Jabuticaba',
      start_date: '2027-03-04T09:00',
      end_date: '2027-03-04T10:00',
    })
    const find = async (who: typeof staff) => (await who.get('/api/v1/find?q=jabuticaba')).body.data
    expect(await find(staff)).toContainEqual(
      expect.objectContaining({
        kind: 'event',
        id,
        title: 'Jabuticaba',
        to: `/dashboard/calendar?date=2027-03-04&event=${id}`,
      }),
    )
    expect(await find(admin)).toEqual([])
  })
})
