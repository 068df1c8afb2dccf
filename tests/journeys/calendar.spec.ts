import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { addEvent, eventOf, form, openCalendar, removeDemo } from './calendar.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test('the now line stays over the events of today, and strikes no title through', async ({ page, admin }) => {
  await page.clock.setFixedTime('2027-03-12T14:20:00-03:00')
  await addEvent(admin, { title: 'Agora', start_date: '2027-03-12T14:00', end_date: '2027-03-12T15:00' })
  await openCalendar(page, '')
  await expect(eventOf(page, 'Agora')).toBeInViewport()
  const line = (await page.locator('[data-now]').boundingBox())!
  const event = (await eventOf(page, 'Agora').boundingBox())!
  expect(Math.abs(line.y - (event.y + event.height / 3))).toBeLessThan(3)

  // Through the middle of its title.
  const title = eventOf(page, 'Agora').locator('strong')
  const text = (await title.boundingBox())!
  const minutes = ((text.y + text.height / 2 - event.y) / event.height) * 60
  await page.clock.setFixedTime(new Date(Date.parse('2027-03-12T14:00:00-03:00') + minutes * 60_000))
  await openCalendar(page, '')
  const [drawn, crossed] = [await eventOf(page, 'Agora').screenshot(), await pixelsOf(title)]
  await page.locator('[data-now]').evaluate((element) => element.remove())
  expect((await eventOf(page, 'Agora').screenshot()).equals(drawn)).toBe(false)
  const plain = await pixelsOf(title)
  const ink = Math.min(...plain)
  const letters = plain.flatMap((light, at) => (light <= ink + 20 ? [at] : []))
  expect(letters.length).toBeGreaterThan(20)
  // Where the letters are, the line is not.
  expect(letters.filter((at) => Math.abs(crossed[at]! - plain[at]!) > 20)).toEqual([])
})

/** The lightness of each pixel of an element, 0 to 255. */
const pixelsOf = async (element: Locator) => [
  ...(await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer()),
]

test('[CAL-07] a recurring event is on each of its days, and changes on one, from one on, or on all', async ({
  page,
  admin,
}) => {
  const id = await addEvent(admin, {
    title: 'Turno',
    start_date: '2027-04-05T09:00',
    end_date: '2027-04-05T10:00',
    repeat_event: true,
    repeat_star_date: '2027-04-05',
    repeat_end_date: '2027-04-08',
  })
  await openCalendar(page, '?view=week&date=2027-04-07')
  await expect(eventOf(page, 'Turno')).toHaveCount(4)
  // Finished is always that one alone.
  await page.getByRole('checkbox', { name: 'Concluído: Turno' }).first().check()
  await expect(page.getByRole('checkbox', { name: 'Concluído: Turno', checked: true })).toHaveCount(1)

  const rename = async (day: string, title: string, scope: string) => {
    await page.locator(`[data-event="${id}/${day}"]`).getByRole('button').click()
    await form(page, 'Evento').getByLabel('Título').fill(title)
    await form(page, 'Evento').getByRole('button', { name: 'Update Event' }).click()
    await page
      .getByRole('dialog', { name: 'Salvar a alteração' })
      .getByRole('button', { name: scope, exact: true })
      .click()
    await expect(form(page, 'Evento')).toHaveCount(0)
  }
  await rename('2027-04-06', 'Só terça', 'Só esta')
  await expect(eventOf(page, 'Só terça')).toHaveCount(1)
  await expect(eventOf(page, 'Turno')).toHaveCount(3)
  await rename('2027-04-07', 'Turno novo', 'Esta e as seguintes')
  await expect(eventOf(page, 'Turno novo')).toHaveCount(2)
  await expect(eventOf(page, 'Turno')).toHaveCount(1)

  await page.locator('[data-event$="/2027-04-08"]').getByRole('button').click()
  await form(page, 'Evento').getByRole('button', { name: 'Remove Event' }).click()
  await page.getByRole('dialog', { name: 'Excluir o evento' }).getByRole('button', { name: 'Todas' }).click()
  await expect(eventOf(page, 'Turno novo')).toHaveCount(0)
  await expect(eventOf(page, 'Só terça')).toHaveCount(1)
})
