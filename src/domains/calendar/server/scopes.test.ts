import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addSeries, addWeekOf, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()

/** A daily series of six days in a January of its own. */
const addWeek = (fields?: Record<string, unknown>) => addWeekOf(app.people.staff, fields)

const from = (...lines: string[]) => lines

describe('a change of this occurrence', () => {
  test('is the default, and leaves the others; its identity stays where it is moved away', async () => {
    const { day, shown, change, id } = await addWeek()
    await changeEvent(app.people.staff, { id, occurrence: day(6), title: 'Só esta' })
    const moved = await change(7, 'this', { start_date: `${day(20)}T15:00`, end_date: `${day(20)}T16:00` })
    expect(moved.body).toMatchObject({ id, data: { occurrence: day(7) } })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Reunião',
        '06 09:00 Só esta',
        '08 09:00 Reunião',
        '09 09:00 Reunião',
        '20 15:00 Reunião',
      ),
    )
    expect(await dayOf(app.people.staff, day(20))).toMatchObject([{ id, occurrence: day(7) }])
    await change(7, 'this', { location: 'Longe' })
    expect(await dayOf(app.people.staff, day(20))).toMatchObject([
      { occurrence: day(7), location: 'Longe', title: 'Reunião' },
    ])
  })

  test('far outside of the series’ range is still found on its day, also after it moves again', async () => {
    const { day, change } = await addWeek()
    await change(9, 'this', { start_date: '2026-05-02T08:00', end_date: '2026-05-02T09:00' })
    expect(await dayOf(app.people.staff, '2026-05-02')).toMatchObject([{ occurrence: day(9) }])
    await change(9, 'this', { start_date: '2028-05-02T08:00', end_date: '2028-05-02T09:00' })
    expect(await dayOf(app.people.staff, '2026-05-02')).toEqual([])
    expect(await dayOf(app.people.staff, '2028-05-02')).toMatchObject([{ occurrence: day(9) }])
  })

  test('refuses another rule or range, and takes the whole occurrence as it was read', async () => {
    const { day, change } = await addWeek()
    const [read] = await dayOf(app.people.staff, day(5))
    expect((await changeEvent(app.people.staff, { ...read, title: 'Inteira' })).status).toBe(200)
    expect(await dayOf(app.people.staff, day(5))).toMatchObject([{ title: 'Inteira', start_date: read.start_date }])
    for (const fields of [
      { rule: 'FREQ=WEEKLY' },
      { repeat_event: false },
      { repeat_end_date: day(8) },
      { zone: 'Asia/Tokyo' },
    ])
      expect((await change(5, 'this', fields)).status).toBe(422)
  })
})

describe('a change of this and the following', () => {
  test('splits the series: the earlier ones stay, and both go on as series', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await change(8, 'this', { title: 'Sexta' })
    const split = await change(7, 'following', {
      title: 'Nova',
      start_date: `${day(7)}T14:00`,
      end_date: `${day(7)}T16:00`,
    })
    expect(split.body.id).not.toBe(id)
    expect(split.body.data).toMatchObject({ occurrence: day(7), revision: 1 })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Terça',
        '06 09:00 Reunião',
        '07 14:00 Nova',
        '08 14:00 Sexta',
        '09 14:00 Nova',
      ),
    )
    expect(await dayOf(app.people.staff, day(6))).toMatchObject([{ id, repeat_end_date: day(6) }])
    expect(await dayOf(app.people.staff, day(9))).toMatchObject([
      { id: split.body.id, repeat_star_date: day(7), repeat_end_date: day(9) },
    ])
  })

  test('moves those that follow by the same days; from the first one on it is all of them', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(8, 'this', { title: 'Sexta' })
    await change(7, 'following', { start_date: `${day(12)}T09:00`, end_date: `${day(12)}T10:00` })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Reunião',
        '06 09:00 Reunião',
        '12 09:00 Reunião',
        '13 09:00 Sexta',
        '14 09:00 Reunião',
      ),
    )
    const all = await change(4, 'following', { title: 'Desde o começo' })
    expect(all.body.id).toBe(id)
    expect((await shown()).slice(0, 3)).toEqual(['04', '05', '06'].map((of) => `${of} 09:00 Desde o começo`))
  })

  test('keeps the weeks that every second one is counted by', async () => {
    const { staff } = app.people
    const start = {
      start_date: '2029-01-01T09:00',
      end_date: '2029-01-01T10:00',
      repeat_star_date: '2029-01-01',
      repeat_end_date: '2029-02-28',
    }
    const id = await addSeries(staff, { ...start, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR' })
    await changeEvent(staff, { id, occurrence: '2029-01-19', scope: 'following', title: 'Depois' })
    expect(await listRange(staff, '2029-01-01', '2029-02-28')).toEqual([
      '2029-01-01 09:00 Reunião',
      '2029-01-05 09:00 Reunião',
      '2029-01-15 09:00 Reunião',
      '2029-01-19 09:00 Depois',
      '2029-01-29 09:00 Depois',
      '2029-02-02 09:00 Depois',
      '2029-02-12 09:00 Depois',
      '2029-02-16 09:00 Depois',
      '2029-02-26 09:00 Depois',
    ])
  })

  test('is refused to a form that began before somebody else’s save of the same field', async () => {
    const { id, change } = await addWeek()
    await changeEvent(app.people.admin, { id, title: 'Da Marina' })
    expect((await change(6, 'following', { revision: 1, title: 'Do Davi' })).status).toBe(409)
    expect((await change(6, 'following', { revision: 1, location: 'Sala' })).body.data.merged).toBe(true)
  })
})

describe('a change of all', () => {
  test('from one occurrence moves the series to its new time and by its days, with what was changed of some', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await deleteEvent(app.people.staff, { id, occurrence: day(6) })
    const all = await change(7, 'all', { start_date: `${day(8)}T18:00`, end_date: `${day(8)}T18:30` })
    expect(all.body).toMatchObject({ id, data: { occurrence: day(8) } })
    expect(await shown()).toEqual(
      from('05 18:00 Reunião', '06 18:00 Terça', '08 18:00 Reunião', '09 18:00 Reunião', '10 18:00 Reunião'),
    )
  })

  test('takes the weekdays along, and says where a rule cannot', async () => {
    const { staff } = app.people
    const start = {
      start_date: '2029-04-02T09:00',
      end_date: '2029-04-02T10:00',
      repeat_star_date: '2029-04-02',
      repeat_end_date: '2029-04-30',
    }
    const id = await addSeries(staff, { ...start, rule: 'FREQ=WEEKLY;BYDAY=MO,TH' })
    await changeEvent(staff, {
      id,
      occurrence: '2029-04-05',
      scope: 'all',
      start_date: '2029-04-06T09:00',
      end_date: '2029-04-06T10:00',
    })
    expect((await listRange(staff, '2029-04-01', '2029-04-14')).map((line) => line.slice(0, 10))).toEqual([
      '2029-04-03',
      '2029-04-06',
      '2029-04-10',
      '2029-04-13',
    ])
    const monthly = await addSeries(staff, { ...start, title: 'Mensal', rule: 'FREQ=MONTHLY;BYDAY=1MO' })
    const moved = {
      id: monthly,
      occurrence: '2029-04-02',
      scope: 'all',
      start_date: '2029-04-04T09:00',
      end_date: '2029-04-04T10:00',
    }
    expect((await changeEvent(staff, moved)).body.data.fields).toHaveProperty(['event.rule'])
    expect((await changeEvent(staff, { ...moved, rule: 'FREQ=MONTHLY;BYDAY=1WE' })).status).toBe(200)
    expect(await dayOf(staff, '2029-04-04')).toMatchObject([{ id: monthly, occurrence: '2029-04-04' }])
  })

  test('takes back what the occurrence had of its own of the changed fields, and no other', async () => {
    const { shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça', location: 'Sala 5' })
    await change(6, 'this', { title: 'Quarta' })
    await change(5, 'all', { title: 'Todas' })
    expect(await shown()).toEqual(
      from('04 09:00 Todas', '05 09:00 Todas', '06 09:00 Quarta', '07 09:00 Todas', '08 09:00 Todas', '09 09:00 Todas'),
    )
  })

  test('that ends the repetition leaves that occurrence, from one on or of all', async () => {
    const { day, shown, change } = await addWeek()
    await change(7, 'following', { repeat_event: false, title: 'Só uma' })
    expect(await shown()).toEqual(from('04 09:00 Reunião', '05 09:00 Reunião', '06 09:00 Reunião', '07 09:00 Só uma'))
    await change(5, 'all', { repeat_event: false })
    expect(await shown()).toEqual(from('05 09:00 Reunião', '07 09:00 Só uma'))
    expect(await dayOf(app.people.staff, day(5))).toMatchObject([{ occurrence: '', repeat_event: false }])
  })

  test.each(['following', 'all'])(
    'that ends the repetition (%s) keeps what that occurrence has of its own',
    async (scope) => {
      const { day, change } = await addWeek({ alert: true, alert_date: '' })
      await change(6, 'this', { title: 'Só esta', location: 'Sala 6', calendar_tag: 'viagem', alerts: 'Leve o cabo' })
      await change(6, 'this', { isfinish: true })
      await change(6, scope, { repeat_event: false, description: 'Sem repetir' })
      expect(await dayOf(app.people.staff, day(6))).toMatchObject([
        {
          occurrence: '',
          repeat_event: false,
          title: 'Só esta',
          description: 'Sem repetir',
          location: 'Sala 6',
          calendar_tag: 'viagem',
          alerts: 'Leve o cabo',
          isfinish: true,
        },
      ])
    },
  )

  test('takes a whole occurrence as it was read, and changes what is new in it alone', async () => {
    const { day, shown, change } = await addWeek()
    await change(6, 'this', { start_date: `${day(6)}T20:00`, end_date: `${day(6)}T21:00` })
    const [read] = await dayOf(app.people.staff, day(6))
    await changeEvent(app.people.staff, { ...read, scope: 'all', title: 'Nova' })
    expect((await shown()).slice(1, 4)).toEqual(from('05 09:00 Nova', '06 20:00 Nova', '07 09:00 Nova'))
  })

  test('to another rule drops what was changed of days that are no longer in it; to none it is a single event again', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await changeEvent(app.people.staff, { id, rule: 'FREQ=DAILY;INTERVAL=2' })
    expect(await shown()).toEqual(from('04 09:00 Reunião', '06 09:00 Reunião', '08 09:00 Reunião'))
    await changeEvent(app.people.staff, { id, rule: 'FREQ=DAILY' })
    expect((await shown())[1]).toBe('05 09:00 Reunião')
    await changeEvent(app.people.staff, { id, repeat_event: false })
    expect(await dayOf(app.people.staff, day(4))).toMatchObject([
      { id, occurrence: '', rule: '', repeat_star_date: '' },
    ])
    expect(await shown()).toHaveLength(1)
  })
})
