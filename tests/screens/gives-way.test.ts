import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLIENTS, listOf, rowOf } from './clients.ts'
import { press } from './keys.ts'
import { addButton, FINANCE, ledgerWith, reportWith, rowsOf } from './ledger.ts'
import { openScreen } from './screen.tsx'

const viewport = { width: 360, height: 740 }
const topOf = (element: Element) => element.getBoundingClientRect().top
const many = Array.from({ length: 40 }, (_, at) => at + 1)

/** Scrolls on from where the page is, and waits for what gives way or returns by that. */
async function scroll(by: number, button: Element, isShown: boolean) {
  window.scrollBy({ top: by, behavior: 'instant' })
  await expect.poll(() => topOf(button) < innerHeight).toBe(isShown)
}

test.each([
  {
    list: 'the month',
    path: `${FINANCE}?month=2014-11`,
    answers: ledgerWith(...many.map((id) => reportWith({ id, description: `Peça ${id}` }))).answers,
    rows: () => rowsOf().elements(),
    button: () => addButton().element(),
  },
  {
    list: 'another list',
    path: CLIENTS,
    answers: listOf(...many.map((id) => rowOf({ id, name: `Cliente ${id}` }))),
    rows: () =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Cliente \d/ })
        .elements(),
    button: () => page.getByRole('main').getByRole('link', { name: 'Novo cliente' }).last().element(),
  },
])(
  'on a phone the button over $list gives way while one scrolls down, and returns',
  async ({ path, answers, rows, button }) => {
    await openScreen(path, { as: 'staff', answers, viewport })
    await expect.poll(() => rows().length).toBeGreaterThanOrEqual(many.length)
    const add = button()
    expect(topOf(add)).toBeLessThan(innerHeight)
    await scroll(400, add, false)
    // Every row in sight is under the finger.
    for (const row of rows()) {
      const { top, bottom, left, width } = row.getBoundingClientRect()
      const middle = (top + bottom) / 2
      if (middle < 120 || middle >= innerHeight) continue
      expect(row.contains(document.elementFromPoint(left + width / 2, middle))).toBe(true)
    }
    await scroll(-60, add, true)
    await scroll(300, add, false)
    // The keyboard finds it, and sees it.
    await press('F9')
    ;(add as HTMLElement).focus()
    await expect.poll(() => topOf(add) < innerHeight).toBe(true)
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => topOf(add) < innerHeight).toBe(false)
    // At the end it has room below the last row.
    await scroll(100_000, add, true)
    await expect.poll(() => rows().at(-1)!.getBoundingClientRect().bottom <= topOf(add)).toBe(true)
  },
)

test('what saves a form stays', async () => {
  await openScreen(`${CLIENTS}?id=-1`, { as: 'staff', viewport })
  const save = page.getByRole('button', { name: 'Salvar' }).last()
  await expect.element(save).toBeVisible()
  window.scrollBy({ top: 150, behavior: 'instant' })
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  expect(topOf(save.element())).toBeLessThan(innerHeight)
})
