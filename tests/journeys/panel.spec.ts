import type { Page } from '@playwright/test'
import { ADMIN_SCREENS, SCREENS, SCREENS_AND_RECORDS } from './screens.ts'
import { expect, expectAccessible, test } from './site.ts'
import { openScreen } from './warm-context.ts'

/** Words of the specification that a screen in Portuguese has none of. */
const FOREIGN =
  /\b(Budgets?|Projects?|Archives?|Pending|Approved|Completed|Development|Deadline|Amount|Created|Client|Board|Back Log|Production Line|Task|New|Save|Update|Delete|Cancel|Share|Remove|Event|Highlighted|Public|Yes|Untitled|Dashboard|Generate|Add|Close|Enterprises|Relatives|Finished|Elaboration|Needs|Canceled|On Hold)\b/
/** What people and programs are called, and what somebody wrote. */
const LEFT_ALONE = ['main p', 'main td', 'main li a', 'textarea', 'pre', 'code']

test.use({ as: 'admin' })

/** The person sees the workbench in Portuguese, by their own choice. */
test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
})

/** What the program says on the page: its headings, labels, buttons, links of the menu, columns and windows. */
const wordsOf = (page: Page) =>
  page.evaluate(
    (ignored) =>
      [
        ...document.querySelectorAll(
          'h1, h2, h3, label, button, nav a, th[scope=col], [role=tab], legend, dt, summary, [role=dialog], [role=menuitem]',
        ),
      ]
        .filter((element) => !element.closest(ignored))
        .map((element) => (element as HTMLElement).innerText),
    LEFT_ALONE.join(','),
  )

/** Dollars, and a day after the 12th as the specification writes it. */
const FOREIGN_FORMAT = /(?<!R)\$\s?\d|\b(0[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/\d{4}\b/

/** Says where the page has a word or a format that it should not, or is wider than its window. */
async function lookOver(page: Page, where: string) {
  expect
    .soft(
      (await wordsOf(page)).filter((words) => FOREIGN.test(words)),
      where,
    )
    .toEqual([])
  expect.soft(await page.title(), where).not.toMatch(FOREIGN)
  expect.soft(await page.locator('body').innerText(), where).not.toMatch(FOREIGN_FORMAT)
  // Once what depends on the window's width has been drawn anew.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0)
}

/** What every screen's top bar has, which is looked into once. */
const OF_ALL_SCREENS = ['Novo', 'Avisos']

/** Opens the windows and menus that the screen's buttons open, one after another; `seen` are those of all screens. */
async function lookIntoWindows(page: Page, where: string, seen: Set<string>) {
  const windows = page.locator('[role=dialog]:visible, [role=menu]:visible')
  // One that is open already lies over the buttons.
  if ((await windows.count()) > 0) return
  const openers = page.locator('main').locator('button[aria-haspopup]:not([role=combobox]):visible:enabled')
  const names = new Set<string>()
  for (const opener of await openers.all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    // Rows have each the same.
    const kind = name.replace(/[“:].*$/, '')
    if (names.has(kind) || seen.has(kind)) continue
    if (OF_ALL_SCREENS.includes(kind)) seen.add(kind)
    names.add(kind)
    await opener.click()
    await expect(windows.last(), `${where}: ${name}`).toBeVisible()
    await lookOver(page, `${where}: ${name}`)
    await page.keyboard.press('Escape')
    await expect(windows, `${where}: ${name}`).toHaveCount(0)
  }
}

/** Walks over screens in a wide window, with their windows and menus, and in that of a phone. */
async function walk(page: Page, screens: Iterable<string>) {
  const home = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Hoje' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  await expect(home).toBeVisible()
  const seen = new Set<string>()
  for (const path of screens) {
    await openScreen(page, path)
    await page.waitForLoadState('networkidle')
    await lookOver(page, `${path} at 1440 px`)
    await lookIntoWindows(page, path, seen)
    await page.setViewportSize({ width: 360, height: 780 })
    await lookOver(page, `${path} at 360 px`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
}

test('no screen, window or menu of the admin has a word or a format of the specification’s, in Portuguese', async ({
  page,
}) => {
  test.slow()
  await walk(page, new Set([...SCREENS_AND_RECORDS, ...ADMIN_SCREENS.map(([path]) => path)]))
})

test.describe('staff', () => {
  test.use({ as: 'staff' })

  test('no screen of theirs has one either', async ({ page }) => {
    test.slow()
    await page.request.post('/api/v1/panel', { data: { panel: 'portuguese' } })
    await walk(
      page,
      SCREENS.map(([path]) => path),
    )
    await page.request.post('/api/v1/panel', { data: { panel: null } })
  })
})

test('a task’s type is said in Portuguese on its card, in the backlog and in the filter', async ({ page }) => {
  await page.goto('/dashboard/production-line/backlog/11')
  const main = page.getByRole('main')
  await expect(main.getByText('11-014 Erro', { exact: true })).toBeVisible()
  await main.getByRole('combobox', { name: 'Tipo' }).click()
  await expect(page.getByRole('option')).toHaveText(['Tarefa', 'Erro', 'Melhoria'])
  await page.getByRole('option', { name: 'Erro' }).click()
  await expect(page).toHaveURL(/type=bug/)
  await openScreen(page, '/dashboard/production-line/backlog/11?tab=backlog&type=bug')
  await expect(main.getByRole('row').filter({ hasText: '11-014' })).toContainText('Erro')
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(main.getByRole('listitem').filter({ hasText: '11-014' })).toContainText('Erro')
})

test('the admin changes it for everybody, from the dashboard and in Site > Empresa', async ({ page, admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
  try {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Passar para o português' }).click()
    await expect(page.getByRole('link', { name: 'Orçamentos', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Passar para o português' })).toHaveCount(0)
    await openScreen(page, '/dashboard/site')
    const choice = page.getByRole('radiogroup', { name: 'Painel da empresa' })
    await expect(choice.getByRole('radio', { name: 'Em português' })).toBeChecked()
    await choice.getByRole('radio', { name: 'Como especificado' }).click()
    await expect(page.getByRole('link', { name: 'Budgets', exact: true })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await admin.post('/api/v1/panel/firm', { data: { panel: 'specified' } })
  }
})

test('the admin’s lists begin with the whole team’s, in Portuguese, until that is switched, here or elsewhere', async ({
  page,
  admin,
}) => {
  await page.goto('/dashboard/projects')
  const team = page.getByRole('switch', { name: 'Toda a equipe' })
  await expect(team).toBeChecked()
  await team.click({ force: true })
  await openScreen(page, '/dashboard/budget')
  await expect(team).toBeChecked()
  await openScreen(page, '/dashboard/projects')
  await expect(team).not.toBeChecked()
  // From another device, while the screen is open.
  await admin.post('/api/v1/profile/choices', { data: { projects_whole_team: true } })
  await expect(team).toBeChecked()
})

/** What is typed into the palette, and the screen that it finds, as both interfaces call it. */
const FOUND = [
  ['orçamentos', 'Budgets', 'Orçamentos'],
  ['budgets', 'Budgets', 'Orçamentos'],
  ['quadro', 'Production Line', 'Quadros'],
  ['cobrança', 'Budgets', 'Orçamentos'],
  ['convidar', 'Pessoas', 'Pessoas'],
  ['new archive', 'New Archive', 'Novo artigo'],
] as const

for (const [at, panel] of ['specified', 'portuguese'].entries())
  test(`the palette finds screens and actions by the words of both interfaces: ${panel}`, async ({ page, admin }) => {
    await admin.post('/api/v1/panel', { data: { panel } })
    await page.goto('/dashboard/profile')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('textbox', { name: /^Ir para/ })
    for (const [typed, ...labels] of FOUND) {
      await field.fill(typed)
      await expect(page.getByRole('button', { name: labels[at], exact: true }).last(), typed).toBeVisible()
    }
  })

test('is chosen in the profile and by the menu behind one’s name, and keeps what is being typed', async ({ page }) => {
  await page.goto('/dashboard/clients?id=-1')
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Padaria da Esquina')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Painel como especificado' }).click()
  await expect(page.getByRole('link', { name: 'Budgets' })).toBeVisible()
  await expect(name).toHaveValue('Padaria da Esquina')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Painel em português' }).click()
  await expect(page.getByRole('link', { name: 'Orçamentos' })).toBeVisible()
  await expect(name).toHaveValue('Padaria da Esquina')
})

test('the profile has the choice', async ({ page }) => {
  await page.goto('/dashboard/profile')
  const choice = page.getByRole('radiogroup', { name: 'O seu painel' })
  await expect(choice.getByRole('radio', { name: 'Em português' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Como a empresa (como especificado)' }).click()
  await expect(page.getByRole('link', { name: 'Budgets' })).toBeVisible()
  await expect(choice.getByRole('radio', { name: /^Como a empresa/ })).toBeChecked()
  await expectAccessible(page)
})
