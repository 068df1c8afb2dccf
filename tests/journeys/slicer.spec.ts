import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const knobOf = (page: Page) => page.getByRole('slider', { name: 'Cortar a peça' })
const pieceOf = (page: Page) => page.getByRole('img', { name: /Aberta em três/ })
const told = (page: Page) => knobOf(page).evaluate((knob) => knob.getAttribute('aria-valuetext'))
/** How far the circuit has been lifted, in pixels: it says how far the piece is open. */
const openness = (page: Page) =>
  pieceOf(page).evaluate((piece) => {
    const heightOf = (part: string) => piece.querySelector(part)!.getBoundingClientRect()
    return heightOf('.matter').bottom - heightOf('.code').bottom
  })

test('the page bears the piece once, its script under the policy, in the bytes that it may have', async ({
  request,
}) => {
  const answer = await request.get('/')
  const html = await answer.text()
  expect(html.match(/id="cut-ring"/g)).toHaveLength(1)
  expect(html).not.toMatch(/ style="/)
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
  const follow = script.find((text) => text.includes('aria-valuetext'))!
  expect(follow.length).toBeLessThan(4_000)
  const hash = createHash('sha256').update(follow).digest('base64')
  expect(answer.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
  // The page of before, 10 kB, and the dearest of the seven pieces with its words.
  expect(brotliCompressSync(html).length).toBeLessThan(30_000)
})

test('the knob cuts the piece by keys and by its words, the scroll and the pointer by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.locator('[data-slicer=scroll]')).toBeVisible()
  expect(await told(page)).toBe('peça inteira, 0 %')
  await knobOf(page).focus()
  // What is inside is there once somebody acts.
  await page.keyboard.press('Home')
  const whole = await openness(page)
  await page.keyboard.press('End')
  await expect.poll(() => told(page)).toBe('as três camadas, 100 %')
  // Each of the seven days' pieces opens another way; the flattest by 122 px.
  await expect.poll(() => openness(page)).toBeGreaterThan(whole + 60)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
  await expect(page.getByText('As três, juntas.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => told(page)).toBe('as três camadas, 99 %')

  await page.getByText('circuito', { exact: true }).last().click()
  await expect.poll(() => told(page)).toBe('circuito, 54 %')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => told(page)).toBe('peça inteira, 0 %')
  await expect.poll(() => openness(page)).toBeLessThan(whole + 2)

  const box = (await pieceOf(page).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4 + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => told(page)).toBe('circuito, 50 %')
  // The bar has the opening's colours until that has passed.
  const bar = page.getByRole('banner')
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const over = await ground()
  await page.getByRole('heading', { name: 'Quem somos' }).scrollIntoViewIfNeeded()
  await expect.poll(ground).not.toBe(over)
})

test('coming back by a link, the piece is drawn in the browser and is cut as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await expect(pieceOf(page).locator('svg')).toBeVisible()
  await knobOf(page).focus()
  await page.keyboard.press('End')
  await expect.poll(() => told(page)).toBe('as três camadas, 100 %')
})

test('without motion the piece stands open, and the knob cuts it where it stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('[data-slicer=still]')).toBeVisible()
  expect(await told(page)).toBe('as três camadas, 100 %')
  await expect(page.getByText('Trilhas na parede')).toBeVisible()
  const open = await openness(page)
  await knobOf(page).focus()
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Home')
  expect(await told(page)).toBe('peça inteira, 0 %')
  expect(await openness(page)).toBeLessThan(open - 100)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('on paper the piece stands open, before anybody has cut it', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.matter', '.circuit', '.code'])
    await expect(page.locator(`[data-slicer] ${part}`).first()).not.toHaveCSS('display', 'none')
  await expect(page.locator('[data-slicer] .x.out').first()).toHaveCSS('visibility', 'hidden')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the open piece stands with its three layers and their measures, without a knob', async ({ page }) => {
    await page.goto('/')
    await expect(pieceOf(page)).toBeVisible()
    await expect(knobOf(page)).toBeHidden()
    for (const text of ['Matéria', 'Circuito', 'Código', 'giroide, 15 %', 'Linhas na máquina'])
      await expect(page.locator('main').getByText(text, { exact: true })).toBeVisible()
    const room = (await page.locator('section').first().boundingBox())!.height
    expect(room).toBeLessThan(3 * 740)
  })
})
