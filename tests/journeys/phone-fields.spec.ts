import type { Page } from '@playwright/test'
import { openCalendar, removeDemo } from './calendar.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test.describe('in the sheet of an event', () => {
  test.beforeAll(({ site }) => removeDemo(site))

  test('a tap on the colleagues opens their list where the sheet stands, and another chooses one', async ({ page }) => {
    await openCalendar(page)
    await page.getByRole('button', { name: 'Criar Evento' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Criar Evento' })
    const people = sheet.getByRole('combobox', { name: 'Compartilhar com' })
    await people.scrollIntoViewIfNeeded()
    const before = (await people.boundingBox())!
    await people.tap()
    const person = page.getByRole('option', { name: 'Davi Nunes' })
    await expect(person).toBeInViewport({ ratio: 1 })
    expect((await people.boundingBox())!.y).toBeCloseTo(before.y, 0)
    await person.tap()
    await expect(sheet.getByText('Davi Nunes')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Achar hora livre para todos' })).toBeVisible()
  })
})

const strip = (page: Page) => page.getByRole('navigation', { name: 'Seções do site' })
/** But for the pixel over the strip's own line. */
const WHOLE = { ratio: 0.95 }
const expectShown = (page: Page, name: string) =>
  expect(strip(page).getByRole('link', { name, exact: true })).toBeInViewport(WHOLE)

test('the strip of the site’s sections is where the current one is, on opening and after a tap', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  for (const [slug, name] of [
    ['cobranca', 'Cobrança'],
    ['logotipo', 'Logotipo'],
    ['privacidade', 'Privacidade'],
  ] as const) {
    await page.goto(`/dashboard/site?secao=${slug}`)
    await expectShown(page, name)
  }
  await expectAccessible(page)
  // In part beyond the edge.
  const next = strip(page).getByRole('link', { name: 'Cobrança' })
  await strip(page).evaluate((nav) => {
    const { right } = nav.lastElementChild!.getBoundingClientRect()
    nav.scrollLeft += right - innerWidth - 30
  })
  await expect(next).not.toBeInViewport(WHOLE)
  const { x, y, height } = (await next.boundingBox())!
  await page.touchscreen.tap(x + 10, y + height / 2)
  await expect(page).toHaveURL(/secao=cobranca/)
  await expectShown(page, 'Cobrança')
})
