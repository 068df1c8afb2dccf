import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MyTask } from '#domains/production/mine-contract.ts'
import { ARTICLE, answers as articles } from './articles.ts'
import { boardWith, cardWith, openBoard } from './board.ts'
import { sessionIn } from './frame.ts'
import { TIMER } from './hours.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
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

test('on a phone a running timer stands beside the main action, in the bar, and is stopped by a finger', async () => {
  await openBoard(answers, '', 360)
  const clock = page.getByRole('timer')
  await expect.element(clock).toBeInViewport({ ratio: 1 })
  const bar = byCss('main > [data-floating]')
  expect(bar.element().contains(clock.element())).toBe(true)
  await expect.element(bar.getByRole('button', { name: 'Nova tarefa' })).toBeInViewport({ ratio: 1 })
  const { width, height } = clock.getByRole('button', { name: 'Parar o relógio' }).element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('on a phone a task loses its mark when the clock is stopped in a bar that has nothing else', async () => {
  const task = sampleOf(MyTask, {
    ...{ id: TIMER.task, nome: TIMER.nome, id_text: TIMER.id_text, meta: null, image: '', labels: [] },
  })
  const screen = await openScreen('/dashboard/production-line/mine', {
    answers: { ...answers, production: { mine: { list: () => ({ data: [task], total: 1, counter: 1 }) } } },
    viewport: { width: 360, height: 740 },
  })
  const mark = byCss('[data-task="2"]').getByText('O relógio corre aqui')
  await expect.element(mark).toBeInTheDocument()
  screen.answer({
    hours: {
      timer: {
        read: () => ({ data: { running: null, stopped: [] } }),
        stop: () => ({ result: true, data: { id_text: TIMER.id_text, minutes: 3 } }),
      },
    },
  })
  await page.getByRole('timer').getByRole('button', { name: 'Parar o relógio' }).click()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await expect.element(mark).not.toBeInTheDocument()
})

test('where a screen has no main action the bar on a phone has the timer alone', async () => {
  await openScreen('/dashboard/hours', { answers, filled: true, viewport: { width: 360, height: 740 } })
  const clock = page.getByRole('timer')
  await expect.element(clock).toBeInViewport({ ratio: 1 })
  expect(byCss('main > [data-floating]').element().contains(clock.element())).toBe(true)
})

test('beside a running timer a page’s actions fold at 1440, and its name and state stand whole', async () => {
  const screen = { ...articles, accounts: { session: sessionIn('portuguese') }, hours: answers.hours }
  await openScreen(ARTICLE, { answers: screen, viewport: { width: 1440, height: 900 } })
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mais ações' })).toBeVisible()
  for (const part of byCss('main > header h1, main > header h1 + *').elements())
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
})
