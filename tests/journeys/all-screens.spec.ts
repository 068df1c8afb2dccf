import type { APIRequestContext, Page } from '@playwright/test'
import { addLongArchive } from './archives.ts'
import { ADMIN_SCREENS, SCREENS, SCREENS_AND_RECORDS } from './screens.ts'
import { expect, expectAccessible, expectContrastInDark, expectFitting, STAFF, test } from './site.ts'
import { openScreen } from './warm-context.ts'

/*
 * The walks over all screens, one a role: what is asked of each screen is asked here, since opening them costs the most.
 * They go by links within one document; access.spec.ts has each address as the server answers it.
 */

/** Words of the specification that a screen in Portuguese has none of. */
const FOREIGN =
  /\b(Budgets?|Projects?|Archives?|Pending|Approved|Completed|Development|Deadline|Amount|Created|Client|Board|Back Log|Production Line|Task|New|Save|Update|Delete|Cancel|Share|Remove|Event|Highlighted|Public|Yes|Untitled|Dashboard|Generate|Add|Close|Enterprises|Relatives|Finished|Elaboration|Needs|Canceled|On Hold)\b/
/** What people and programs are called, and what somebody wrote. */
const LEFT_ALONE = ['main p', 'main td', 'main li a', 'textarea', 'pre', 'code']

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

/** Buttons that hide a part of their words, which do not fit; on phones some have an icon alone, with words of a pixel. */
const cutButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ innerText }) => innerText),
  )

/** Headings of the top bar that take more than a line, or are cut without saying it all elsewhere. */
const brokenHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > header h1')]
      .filter((heading) => {
        const isTall = heading.offsetHeight > Number.parseFloat(getComputedStyle(heading).fontSize) * 1.8
        return isTall || (heading.scrollWidth > heading.clientWidth + 1 && !heading.title)
      })
      .map(({ innerText }) => innerText),
  )

/** Says where the page has a word or a format that it should not, cuts one, or is wider than its window. */
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
  expect.soft(await cutButtons(page), where).toEqual([])
  expect.soft(await brokenHeadings(page), where).toEqual([])
}

/** What every screen's top bar has, which is looked into once. */
const OF_ALL_SCREENS = ['Novo', 'Avisos']

/** Opens the windows and menus that the screen's buttons open, one after another; `seen` are those of all screens. */
async function lookIntoWindows(page: Page, where: string, seen: Set<string>) {
  const windows = page.locator('[role=dialog]:visible, [role=menu]:visible')
  const focused = page.locator('[role=dialog]:focus-within, [role=menu]:focus-within').last()
  // One that is open already lies over the buttons.
  if ((await windows.count()) > 0) return
  const openers = page.locator('main').locator('button[aria-haspopup]:not([role=combobox]):visible:enabled')
  const opened = new Set(seen)
  for (;;) {
    // Asked again each time: a button may go with what another has opened, or come with the window's width.
    const kinds = await openers.evaluateAll((buttons) =>
      // Rows have each the same.
      buttons.map((button) => (button.ariaLabel ?? (button as HTMLElement).innerText).replace(/[“:].*$/, '')),
    )
    const index = kinds.findIndex((kind) => !opened.has(kind))
    const name = kinds[index]
    if (name === undefined) break
    opened.add(name)
    if (OF_ALL_SCREENS.includes(name)) seen.add(name)
    await openers.nth(index).click()
    await expect(windows.last(), `${where}: ${name}`).toBeVisible()
    await lookOver(page, `${where}: ${name}`)
    // Mantine's menus do not hear of Escape before the focus has come in.
    await expect(focused, `${where}: ${name}`).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(windows, `${where}: ${name}`).toHaveCount(0)
  }
  // The last button has the focus again and the pointer on it: its tooltip would come before axe, outside of all landmarks.
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 780 }

/** Screens that are looked at by axe in the wide window too, and measured at the width between. */
const AT_ALL_WIDTHS = /^\/dashboard($|\/calendar$|\/archive$|\/create-archive)/

const usePanel = (person: APIRequestContext, panel: 'portuguese' | null) =>
  person.post('/api/v1/panel', { data: { panel } })

/** Sets the window's size, and waits until what depends on it has been drawn anew. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Opens a screen within the page, and waits until it stands whole. */
async function open(page: Page, path: string) {
  const main = page.getByRole('main')
  await openScreen(page, path)
  await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(main.getByRole('status', { name: /^(Carregando|Buscando)/ }), path).toHaveCount(0)
}

/** Each screen stands at its address under its heading, as it is specified. */
async function expectHeadings(page: Page, screens: readonly (readonly [path: string, heading: string | RegExp])[]) {
  await page.goto('/dashboard')
  for (const [path, heading] of screens) {
    await openScreen(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    // The form of a new quote puts its number into the address.
    await expect(page, path).toHaveURL((url) => url.pathname === path)
  }
}

test.describe('the admin', () => {
  test.use({ as: 'admin' })
  test.afterEach(({ admin }) => usePanel(admin, null))

  test('[NAV-02] every screen, its windows and menus: in Portuguese no word or format is the specification’s, each is accessible, fits and has contrast in the dark; as specified each has its heading', async ({
    page,
    admin,
  }) => {
    test.slow()
    await usePanel(admin, 'portuguese')
    const { id } = await addLongArchive(admin)
    const seen = new Set<string>()
    const looks = {
      wide: async (path: string) => {
        await lookOver(page, `${path} at 1440 px`)
        if (AT_ALL_WIDTHS.test(path)) {
          await expectAccessible(page)
          await page.setViewportSize({ width: 768, height: 900 })
          await expectFitting(page)
          await resize(page, WIDE)
        }
        await lookIntoWindows(page, path, seen)
      },
      narrow: async (path: string) => {
        await lookOver(page, `${path} at 360 px`)
        await expectAccessible(page)
        await expectContrastInDark(page)
      },
    }
    await page.goto('/dashboard')
    const paths = [
      ...SCREENS_AND_RECORDS,
      ...[...SCREENS, ...ADMIN_SCREENS].map(([path]) => path),
      `/dashboard/create-archive?id=${id}`,
    ]
    const windows = { wide: WIDE, narrow: NARROW }
    for (const [index, path] of [...new Set(paths)].entries()) {
      // As the last screen left it: another width is drawn anew.
      const [first, second] = index % 2 === 0 ? (['wide', 'narrow'] as const) : (['narrow', 'wide'] as const)
      await page.setViewportSize(windows[first])
      await open(page, path)
      await looks[first](path)
      await resize(page, windows[second])
      await looks[second](path)
    }
    await page.setViewportSize(WIDE)
    await usePanel(admin, null)
    await expectHeadings(page, [...SCREENS, ...ADMIN_SCREENS])
  })
})

test.describe('ordinary staff', () => {
  test.use({ as: 'staff' })
  test.afterEach(({ page }) => usePanel(page.request, null))

  test('[NAV-02] all but the archives is theirs, in Portuguese and as specified; every area of the administrator is refused by the shell in the same way, and calls nothing', async ({
    page,
  }) => {
    test.slow()
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    await usePanel(page.request, 'portuguese')
    await page.setViewportSize(WIDE)
    await page.goto('/dashboard')
    for (const [path] of SCREENS) {
      await open(page, path)
      await lookOver(page, path)
    }
    await usePanel(page.request, null)
    await expectHeadings(page, SCREENS)
    await expect(page.getByRole('button', { name: `Conta de ${STAFF.email}` })).toHaveText(STAFF.email)
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link', { name: 'Calendário' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Archives' })).toHaveCount(0)

    for (const [path] of ADMIN_SCREENS) {
      await openScreen(page, path)
      await expect(page.getByRole('heading', { name: 'Esta área é da administração' }), path).toBeVisible()
      await expect(page).toHaveURL(path)
      // The frame stays, with the way to what is theirs.
      await expect(menu, path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    await expectAccessible(page)
    expect(refused).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Voltar ao Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dashboard/)
  })
})
