import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Whether an edge is drawn around an element: a border or an outline on every side, in a colour other than the ground's. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node)
    const ground = getComputedStyle(document.documentElement).backgroundColor
    const isDrawn = (name: 'outline' | `border-${'top' | 'right' | 'bottom' | 'left'}`) =>
      style.getPropertyValue(`${name}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`${name}-width`)) >= 1 &&
      style.getPropertyValue(`${name}-color`) !== ground
    return (
      isDrawn('outline') || (['top', 'right', 'bottom', 'left'] as const).every((side) => isDrawn(`border-${side}`))
    )
  })

test('forced colours leave an edge to a public page’s buttons', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  expect(await hasEdge(page.getByRole('button', { name: 'Enviar' }))).toBe(true)
})

/** Of every box, round, switch, chip and segment of the page the sides in CSS pixels of what is pressed, by its name. */
const targetsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const inputs = main.ownerDocument.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')
    return [...inputs].map((input) => {
      // Mantine's switches, chips and segments are pressed by the label that stands for the input, which is not seen.
      const isSeen = getComputedStyle(input).opacity === '1'
      const shown = isSeen
        ? (input.closest('label') ?? input)
        : (input.parentElement!.querySelector('.mantine-Switch-track') ?? input.labels![0]!)
      const { width, height } = shown.getBoundingClientRect()
      return { name: input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '', width, height }
    })
  })

test.describe('in the workbench', () => {
  test.use({ as: 'admin' })

  test('Site has no box, round or switch that is smaller than a finger finds', async ({ page }) => {
    await page.goto('/dashboard/site')
    await expect.poll(async () => (await targetsOf(page)).length).toBeGreaterThan(0)
    expect((await targetsOf(page)).filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
  })
})
