import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulate } from './screen.tsx'

/** Nothing for axe to report and nothing wider than the window; with `dark`, contrast enough in the dark scheme too. */
export async function expectAccessible({ dark = false } = {}) {
  await expectFitting()
  expect(await findViolations()).toEqual([])
  if (!dark) return
  await emulate({ colorScheme: 'dark' })
  await vi.waitUntil(() => document.documentElement.dataset.mantineColorScheme === 'dark')
  expect(await findViolations(['color-contrast'])).toEqual([])
}

/** The same at each width in CSS pixels; contrast in the dark too at the last. */
export async function expectAccessibleAt(...widths: number[]) {
  for (const width of widths) {
    await page.viewport(width, width < 600 ? 740 : 900)
    await expectAccessible({ dark: width === widths.at(-1) })
  }
}

/** Nothing wider than the window, once what depends on its width has been drawn anew. */
export async function expectFitting() {
  await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
}

/** What axe reports of the page as it is, e.g. `button-name: main > button`. As that of the journeys. */
async function findViolations(rules?: string[]): Promise<string[]> {
  const options = { iframes: false, preload: false, resultTypes: ['violations' as const] }
  const { violations } = await axe.run({ ...options, ...(rules && { runOnly: rules }) })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}
