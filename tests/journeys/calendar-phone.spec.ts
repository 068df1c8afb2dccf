import type { Page } from '@playwright/test'
import {
  addEvent,
  buttonOf,
  eventOf,
  expectMoment,
  fillMoment,
  hourOf,
  openCalendar,
  readDay,
  removeDemo,
  timesOf,
} from './calendar.ts'
import { test as base, expect, expectAccessible } from './site.ts'

interface Fixtures {
  /** A page in the browser of the other member of staff. */
  second: Page
}

const test = base.extend<Fixtures>({
  second: async ({ browser, sessions, complaints, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions.staff, baseURL: baseURL ?? '' })
    complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[CAL-03] a tap gives the hour in a sheet, a swipe scrolls, a long touch moves an event', async ({
    page,
    admin,
    context,
  }) => {
    const date = '2027-10-05'
    const id = await addEvent(admin, { title: 'Toque', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
    const drag = async (x: number, from: number, to: number) => {
      for (let step = 1; step <= 8; step++) await touch('touchMove', x, from + ((to - from) * step) / 8)
      await touch('touchEnd')
    }
    const top = async () => (await eventOf(page, 'Toque').boundingBox())!
    const before = await top()
    // A swipe over the event scrolls the day, and moves nothing.
    await touch('touchStart', before.x + 60, before.y + 30)
    await drag(before.x + 60, before.y + 30, before.y - 60)
    await expect.poll(async () => (await top()).y).toBeLessThan(before.y - 40)
    expect(await timesOf(admin, id, date)).toBe('09:00 10:00')

    // Once the day has come to rest.
    // A quick swipe goes on for a while by itself.
    const rest = () =>
      expect
        .poll(async () => {
          const { y } = await top()
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          return (await top()).y - y
        })
        .toBe(0)
    await rest()
    await eventOf(page, 'Toque').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await rest()
    await eventOf(page, 'Toque').hover()
    const from = await top()
    await touch('touchStart', from.x + 60, from.y + 30)
    await expect(page.locator('[data-dragged]')).toHaveCount(1)
    await drag(from.x + 60, from.y + 30, from.y + 30 + 56)
    await expect.poll(() => timesOf(admin, id, date)).toBe('10:00 11:00')

    // The event that has the focus has ends large enough for a finger.
    await buttonOf(page, 'Toque').focus()
    const grip = (await page.locator('[data-grip="end"]').boundingBox())!
    await touch('touchStart', grip.x + 60, grip.y + grip.height / 2)
    await drag(grip.x + 60, grip.y + grip.height / 2, grip.y + grip.height / 2 + 28)
    await expect.poll(() => timesOf(admin, id, date)).toBe('10:00 11:30')

    await hourOf(page, '13:00').tap()
    const sheet = page.getByRole('dialog', { name: 'Criar Evento' })
    await expectMoment(sheet, 'Início', `${date}T13:00`)
    await sheet.getByLabel('Título').fill('Na folha')
    // The calendar of the field by touch, and the same day again.
    await sheet.getByLabel('Início').tap()
    await page.getByRole('button', { name: '20 outubro 2027' }).tap()
    await expectMoment(sheet, 'Início', '2027-10-20T13:00')
    await fillMoment(sheet, 'Início', `${date}T13:00`)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save Event' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(eventOf(page, 'Na folha')).toBeVisible()
    expect(await readDay(admin, date)).toHaveLength(2)
  })
})
