import { addEvent, dragBy, eventOf, form, HOUR, openCalendar, removeDemo, timesOf } from './calendar.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test.describe('moving', () => {
  test('the mouse moves an event and resizes it, and the move is taken back', async ({ page, admin }) => {
    const date = '2027-03-22'
    const id = await addEvent(admin, { title: 'Mover', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    await dragBy(page, eventOf(page, 'Mover'), { y: 1.5 * HOUR })
    await expect.poll(() => timesOf(admin, id, date)).toBe('10:30 11:30')
    // To be dragged is not to be opened.
    await expect(form(page)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:00')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:00')
    await dragBy(page, eventOf(page, 'Mover'), { y: HOUR / 2 }, 'bottom')
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:30')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:30')
    await dragBy(page, eventOf(page, 'Mover'), { y: -HOUR }, 'top')
    await expect.poll(() => timesOf(admin, id, date)).toBe('08:00 10:30')
  })
})
