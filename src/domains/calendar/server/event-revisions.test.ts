import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, listRange } from '#tests/calendar.ts'

const app = startApp()

describe('the revision rule', () => {
  test('merges two forms that changed different fields, and refuses the same one with what is stored', async () => {
    const { staff, admin } = app.people
    const id = await addEvent(staff, { start_date: '2026-12-14T09:00', end_date: '2026-12-14T10:00' })
    expect((await changeEvent(admin, { id, revision: 1, title: 'Da Marina' })).body.data).toMatchObject({ revision: 2 })
    const merged = await changeEvent(staff, { id, revision: 1, location: 'Sala 2' })
    expect(merged.body.data).toMatchObject({ revision: 3, merged: true })
    const refused = await changeEvent(staff, { id, revision: 1, title: 'Do Davi' })
    expect(refused.status).toBe(409)
    expect(refused.body.data.conflict).toMatchObject({
      fields: ['title'],
      revision: 3,
      by: { id: 1 },
      record: { id, title: 'Da Marina', location: 'Sala 2', revision: 3 },
    })
    expect((await changeEvent(staff, { id, title: 'Sem revisão' })).status).toBe(200)
  })

  test('counts each occurrence on its own, and what it has from its series', async () => {
    const { staff, admin } = app.people
    const id = await addSeries(staff, {
      start_date: '2027-01-04T09:00',
      end_date: '2027-01-04T10:00',
      repeat_star_date: '2027-01-04',
      repeat_end_date: '2027-01-08',
    })
    const on = (occurrence: string) => ({ id, occurrence, revision: 1 })
    expect((await changeEvent(admin, { ...on('2027-01-05'), title: 'Terça' })).status).toBe(200)
    expect((await changeEvent(staff, { ...on('2027-01-06'), title: 'Quarta' })).status).toBe(200)
    const refused = await changeEvent(staff, { ...on('2027-01-05'), title: 'A terça' })
    expect(refused.body.data.conflict).toMatchObject({
      fields: ['title'],
      record: { occurrence: '2027-01-05', title: 'Terça' },
    })
    expect((await changeEvent(admin, { id, title: 'Todas' })).status).toBe(200)
    expect((await changeEvent(staff, { ...on('2027-01-07'), title: 'Quinta' })).status).toBe(409)
    expect(await listRange(staff, '2027-01-04', '2027-01-08')).toEqual([
      '2027-01-04 09:00 Todas',
      '2027-01-05 09:00 Terça',
      '2027-01-06 09:00 Quarta',
      '2027-01-07 09:00 Todas',
      '2027-01-08 09:00 Todas',
    ])
  })
})
