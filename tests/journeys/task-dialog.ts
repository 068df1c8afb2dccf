import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { boardPath } from './production.ts'
import { test as base, expect } from './site.ts'
import { addSharedLine, taskDialog } from './tasks.ts'

interface Fixtures {
  /** A line of the admin's, on which the other member of staff works too. */
  line: number
  /** A page in the browser of that other member. */
  second: Page
}

export const test = base.extend<Fixtures>({
  line: async ({ site }, use) => use(await addSharedLine(site)),
  second: async ({ browser, sessions, complaints, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions.staff, baseURL: baseURL ?? '' })
    complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

const DAY_MS = 86_400_000
/** The dialog of a task, and what is in it. */
export const dialog = taskDialog
export const nameOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Nome', exact: true })
export const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
export const save = (page: Page) => button(page, 'Save').click()
/** What is shown after a save. */
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved task successfully' })
/** The card of a task on the board. */
export const card = (page: Page, name: string) => page.getByRole('link', { name })
/** A question over the task. */
export const question = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens the dialog of a new task. */
export async function openNew(page: Page, line: number) {
  await page.goto(boardPath(line))
  await page.getByRole('button', { name: 'Criar Task' }).click()
  await expect(nameOf(page)).toBeFocused()
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The day so many days from today, as people write it. */
export const dayAfter = (days: number) =>
  new Date(nowMs() + days * DAY_MS).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
