import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardWith, cardWith, openBoard } from './board.ts'
import { sessionIn } from './frame.ts'
import { TIMER } from './hours.ts'
import { byCss } from './selectors.ts'

const answers = {
  ...boardWith([cardWith(1, 'A')]),
  accounts: { session: sessionIn('portuguese') },
  hours: { timer: { read: () => ({ data: { running: TIMER, stopped: [] } }) } },
}

test.each([1024, 1280, 1366])('at %i a running timer leaves a line’s name readable', async (width) => {
  await openBoard(answers, '', width)
  await expect.element(page.getByRole('timer')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Estação da horta' }).element()
  expect(name.getBoundingClientRect().width).toBeGreaterThan(75)
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  const header = byCss('main > header').element()
  expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
})

test('on a phone a running timer stands above the main action', async () => {
  await openBoard(answers, '', 360)
  const clock = page.getByRole('timer')
  await expect.element(clock).toBeInViewport({ ratio: 1 })
  const bar = byCss('main > [data-floating]').element().getBoundingClientRect()
  expect(clock.element().getBoundingClientRect().bottom).toBeLessThan(bar.top)
})
