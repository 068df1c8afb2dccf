import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UNREACHED } from '#client/calls/unreached.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import { ARTICLE, answers } from './articles.ts'
import { boardWith, cardWith, linkOf, openBoard } from './board.ts'
import { focus, holdKey, press } from './keys.ts'
import { billsAnswers } from './records.ts'
import { openScreen } from './screen.tsx'

const BILLS = '/dashboard/financial-report/bills'

const pay = (description: string) => page.getByRole('button', { name: `Paguei: ${description}` })
const undo = () => page.getByRole('button', { name: 'Desfazer' })

/** Pays the first of these bills by key. */
async function payByKey(...descriptions: string[]) {
  await openScreen(BILLS, { as: 'staff', answers: billsAnswers(...descriptions) })
  await expect.element(pay(descriptions[0]!)).toBeVisible()
  focus(pay(descriptions[0]!))
  await press('Enter')
  await expect.element(undo()).toBeVisible()
  await expect.element(pay(descriptions[0]!)).not.toBeInTheDocument()
}

test.for([
  ['next', ['Dedetização', 'Correio']],
  ['heading', ['Dedetização']],
] as const)(
  'Ctrl+Z takes back what the toast offers, and gives the focus from the %s to the row',
  async ([, names]) => {
    await payByKey(...names)
    await expect.element(undo()).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
    await expect.element(undo()).toHaveAttribute('title', 'Desfazer (Ctrl Z)')
    await press('Control+z')
    await expect.element(undo()).not.toBeInTheDocument()
    await expect.element(pay(names[0])).toHaveFocus()
  },
)

test('where one types Ctrl+Z is the field’s', async () => {
  await payByKey('Dedetização', 'Correio')
  const field = document.createElement('input')
  document.querySelector('main')!.append(field)
  field.focus()
  await press('Control+z')
  await expect.element(undo()).toBeVisible()
})

test('a toast stays while the keyboard is in it, and its undo gives the focus back', async () => {
  await payByKey('Dedetização', 'Correio')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // Begins its time anew, so that it passes by the clock that stands.
    focus(undo())
    focus(pay('Correio'))
    vi.advanceTimersByTime(7000)
    focus(undo())
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(60_000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(undo()).toHaveFocus()
  await press('Enter')
  await expect.element(pay('Dedetização')).toHaveFocus()
})

test('a toast stands above where it would cover what has the focus, and then below again', async () => {
  await payByKey('Dedetização', 'Correio')
  const toast = page.getByRole('status').filter({ has: undo() })
  const topOf = () => toast.element().getBoundingClientRect().top
  expect(topOf()).toBeGreaterThan(innerHeight / 2)
  const low = document.createElement('button')
  low.style.cssText = 'position: fixed; inset: auto 2rem 2rem auto'
  const high = document.createElement('button')
  high.style.cssText = 'position: fixed; inset: 4rem 2rem auto auto'
  document.querySelector('main')!.append(low, high)
  low.focus()
  await expect.poll(topOf).toBeLessThan(innerHeight / 2)
  high.focus()
  await expect.poll(topOf).toBeGreaterThan(innerHeight / 2)
})

/** A board of one card that has the focus; answers with its screen and what was changed of it. */
async function openChanged() {
  const changed: unknown[] = []
  const { production, ...others } = boardWith([cardWith(1, 'A')])
  const screen = await openBoard({
    ...others,
    production: {
      ...production,
      many: {
        change: ({ tasks }) => {
          changed.push(...tasks)
          return { result: true, data: tasks.map(({ id }) => ({ id, revision: 7 })) }
        },
      },
    },
  })
  await expect.element(linkOf(1)).toBeVisible()
  return { screen, changed }
}

/** Gives the card that priority, by keys. */
async function giveByKey(priority: string) {
  focus(linkOf(1))
  await press('p')
  await expect.element(page.getByRole('dialog', { name: 'Prioridade' }).getByRole('combobox')).toHaveFocus()
  await press(priority)
  await expect.element(page.getByRole('dialog', { name: 'Prioridade' })).not.toBeInTheDocument()
}

test('on a board Ctrl+Z takes back one change and no two, and after the toast is gone the one before', async () => {
  const { screen, changed } = await openChanged()
  for (const key of ['1', '2']) await giveByKey(key)
  await expect.poll(() => changed.length).toBe(2)
  await press('Control+z')
  await expect.poll(() => changed.length).toBe(3)
  await screen.quiet()
  expect(changed).toHaveLength(3)
  await press('Control+z')
  await expect.poll(() => changed.length).toBe(4)
})

test.for(['z', 'Control+z'])('%s that is held takes back one change', async (keys) => {
  const { screen, changed } = await openChanged()
  for (const key of ['1', '2']) await giveByKey(key)
  await expect.poll(() => changed.length).toBe(2)
  focus(linkOf(1))
  await press(keys)
  await expect.poll(() => changed.length).toBe(3)
  holdKey(linkOf(1), 'z', { ctrlKey: keys !== 'z' })
  await screen.quiet()
  expect(changed).toHaveLength(3)
})

test('Ctrl+Z takes back the last change of a board before what an older toast offers that is still in sight', async () => {
  const { changed } = await openChanged()
  const older = vi.fn()
  notifyUndo('Algo de antes', older)
  await giveByKey('1')
  await expect.poll(() => changed.length).toBe(1)
  const last = page.getByRole('status').filter({ has: undo(), hasNotText: 'Algo de antes' })
  await last.getByRole('button', { name: 'Close' }).click()
  await expect.element(last).not.toBeInTheDocument()
  focus(linkOf(1))
  await press('Control+z')
  await expect.poll(() => changed.length).toBe(2)
  expect(older).not.toHaveBeenCalled()
  await press('Control+z')
  expect(older).toHaveBeenCalledOnce()
  expect(changed).toHaveLength(2)
})

test('Ctrl+Z takes back the newest where more toasts offer that than there is room for', async () => {
  await openScreen('/dashboard/create-archive')
  await expect.element(page.getByRole('button', { name: 'Negrito' })).toBeVisible()
  const taken: number[] = []
  for (const id of [1, 2, 3, 4, 5, 6]) notifyUndo(`Mudança ${id}`, () => taken.push(id))
  await expect.element(undo().first()).toBeVisible()
  focus(page.getByRole('button', { name: 'Negrito' }))
  await press('Control+z', 'Control+z')
  expect(taken).toEqual([6, 5])
})

test('the name of a button that was reached by keys goes with the focus, or by Escape', async () => {
  await openScreen(ARTICLE, { answers })
  const button = page.getByRole('button', { name: 'Excluir' })
  await expect.element(button).toBeVisible()
  const tip = page.getByRole('tooltip', { name: 'Excluir' })
  await press('Shift')
  for (const leave of [userEvent.tab, () => press('Escape')]) {
    focus(button)
    await expect.element(tip).toBeVisible()
    await leave()
    await expect.element(tip).not.toBeInTheDocument()
  }
})

test('Enter that is held presses a button once, and not the next row’s', async () => {
  await payByKey('Dedetização', 'Correio')
  expect(holdKey(pay('Correio'), 'Enter')).toBe(true)
})

test('what a toast takes back can be taken back again where the server was not reached', async () => {
  await payByKey('Dedetização', 'Correio')
  const work = vi.fn(async () => void dispatchEvent(new Event(UNREACHED)))
  notifyUndo('Algo removido', work)
  const toast = page.getByRole('status').filter({ hasText: 'Algo removido' })
  await expect.element(toast).toBeVisible()
  await press('Control+z')
  await expect.poll(() => work.mock.calls.length).toBe(1)
  await expect.element(toast).toBeVisible()
  work.mockImplementation(async () => undefined)
  await toast.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(toast).not.toBeInTheDocument()
  expect(work).toHaveBeenCalledTimes(2)
})
