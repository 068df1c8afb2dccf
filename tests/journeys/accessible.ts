import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

interface AccessibleOptions {
  /** Whether the dark scheme's contrast is tried too: of what opens over a screen. all-screens.spec.ts and look.spec.ts have every screen’s. */
  dark?: boolean
}

/** Nothing for axe to report and nothing wider than the window. */
export async function expectAccessible(page: Page, { dark = false }: AccessibleOptions = {}) {
  await showScheme(page, 'light')
  await expectFitting(page)
  expect(await findViolations(page)).toEqual([])
  if (dark) await expectContrastInDark(page)
}

/** Nothing wider than the window. */
export async function expectFitting(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The scheme that differs in colours alone has contrast enough too. */
export async function expectContrastInDark(page: Page) {
  await showScheme(page, 'dark')
  expect(await findViolations(page, ['color-contrast'])).toEqual([])
}

async function showScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The workbench follows the scheme by its own script.
  await page.waitForFunction((scheme) => {
    const { mantineColorScheme = scheme } = document.documentElement.dataset
    return mantineColorScheme === scheme
  }, colorScheme)
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe reports of the page as it is, e.g. `button-name: main > button`. Frames are looked at from outside alone: no
 * script may run in them. Axe is loaded once for each document, which takes longer than a run of it.
 */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Without preload: no rule that is on needs the style sheets' texts or the films' lengths, which it would fetch.
    const options = { iframes: false, preload: false, resultTypes: ['violations' as const] }
    const { violations } = await run({ ...options, ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
  }, rules)
}
