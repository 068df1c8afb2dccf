import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Waiting } from '#domains/today/contract.ts'
import { addDays, dayMonth, dayOf } from '#time.ts'
import { cutOff, hold, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'

const thing = (fields: Partial<Waiting>): Waiting => ({
  kind: 'task',
  id: 1,
  group: 'do',
  at: new Date(nowMs()).toISOString(),
  when: 'due',
  who: 'Estação da horta',
  what: '11-010 Lote piloto',
  amount: null,
  to: '/dashboard/production-line/backlog/11?task=11-010',
  state: 'inProgress',
  ...fields,
})
const answerOf = (...data: Waiting[]) => ({ today: { list: () => ({ data, later: [], failed: [] }) } })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const MOVED = { result: true as const, data: { cards: [], counter: 1 } }

test('a task is done in its row, which says so with the way back, and the focus goes to the next', async () => {
  const tasks = [thing({}), thing({ id: 2, who: 'Bancada' })]
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { ...answerOf(...tasks), production: { board: { move: () => MOVED } } },
  })
  await button('Concluir: Bancada').click()
  screen.answer(answerOf(tasks[0]!))
  await expect.element(page.getByRole('status').filter({ hasText: 'Concluída: Bancada' })).toBeVisible()
  await expect.element(button('Concluir: Estação da horta')).toHaveFocus()
  expect(screen.calls('production.board.move')).toEqual([{ ids: [2], status: 'Completed', before: null }])
  screen.answer(answerOf(...tasks))
  await userEvent.keyboard('z')
  await expect.element(button('Concluir: Bancada')).toBeVisible()
  expect(screen.calls('production.board.move').at(-1)).toEqual({ ids: [2], status: 'inProgress', before: null })
})

test('an approved quote begins its line in its row, and z takes that back', async () => {
  const quote = thing({ kind: 'quote-line', id: 42, when: 'since', who: 'Oficina Maré', state: '' })
  const exchange = {
    startLine: () => ({ data: { project_id: 7 } }),
    takeBackLine: () => ({ result: true as const }),
  }
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { ...answerOf(quote), budgets: { exchange } },
  })
  await button('Começar o quadro: Oficina Maré').click()
  screen.answer(answerOf())
  await expect.element(page.getByRole('status').filter({ hasText: 'Quadro começado: Oficina Maré' })).toBeVisible()
  expect(screen.calls('budgets.exchange.startLine')).toEqual([{ id: 42 }])
  screen.answer(answerOf(quote))
  await userEvent.keyboard('z')
  await expect.element(button('Começar o quadro: Oficina Maré')).toBeVisible()
  expect(screen.calls('budgets.exchange.takeBackLine')).toEqual([{ id: 42 }])
})

test('what may change of a thing is said beside what it is', async () => {
  const over = thing({
    kind: 'over-limit',
    when: 'since',
    who: 'Viagens',
    what: 'passou da meta',
    aside: 'R$ 36,30 acima',
  })
  await openScreen('/dashboard', { as: 'staff', answers: answerOf(over) })
  await expect.element(page.getByRole('link', { name: 'passou da meta, R$ 36,30 acima' })).toBeVisible()
})

test('one that could not be done stays, and why is said', async () => {
  await openScreen('/dashboard', {
    as: 'staff',
    answers: { ...answerOf(thing({})), production: { board: { move: refuse('unexpected', 'Não deu para guardar.') } } },
  })
  await button('Concluir: Estação da horta').click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Não deu para guardar.' })).toBeVisible()
  await expect.element(button('Concluir: Estação da horta')).toBeVisible()
})

test('by keys: j and k walk, a and a number put off; a typed day that has passed is refused', async () => {
  const things = [thing({}), thing({ id: 2, who: 'Bancada' })]
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { ...answerOf(...things) },
  })
  screen.answer({ today: { putOff: () => ({ result: true as const }) } })
  await expect.element(button('Concluir: Bancada')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(button('Concluir: Estação da horta')).toHaveFocus()
  await userEvent.keyboard('jjk')
  await expect.element(button('Concluir: Estação da horta')).toHaveFocus()
  await userEvent.keyboard('a')
  const typed = page.getByLabelText('Outro dia')
  await typed.fill('1/1/2020')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Um dia a partir de amanhã, como 3/12.')).toBeVisible()
  const tomorrow = addDays(dayOf(nowMs()), 1)
  await page.getByRole('button', { name: /^Amanhã/ }).click()
  const until = `Volta em ${dayMonth(tomorrow)}: Estação da horta`
  await expect.element(page.getByRole('status').filter({ hasText: until })).toBeVisible()
  expect(screen.calls('today.putOff')).toEqual([{ kind: 'task', id: 1, until: tomorrow }])
})

test('twenty at first, the sums of money, what is late and what did not come', async () => {
  const late = addDays(dayOf(nowMs()), -3)
  const bills = Array.from({ length: 22 }, (_, index) =>
    thing({
      kind: 'bill',
      id: index + 1,
      group: 'money',
      at: `${late}T12:00:00.000Z`,
      amount: index ? -100 : 500,
      who: `Conta ${index}`,
    }),
  )
  await openScreen('/dashboard', {
    as: 'staff',
    answers: { today: { list: () => ({ data: bills, later: [], failed: ['Quadros'] }) } },
  })
  const region = page.getByRole('region', { name: 'O que espera por você' })
  await expect.element(region.getByText('22 coisas esperam por você.')).toBeVisible()
  await expect.element(region.getByText(/a receber R\$\s5,00 · a pagar R\$\s21,00/)).toBeVisible()
  await expect.element(region.getByText('atraso de 3 dias').first()).toBeVisible()
  await expect.element(region.getByText('Quadros: não veio.')).toBeVisible()
  expect(region.getByText(/^Conta /).elements()).toHaveLength(20)
  await button('Mais 2').click()
  expect(region.getByText(/^Conta /).elements()).toHaveLength(22)
})

test('empty it says so; what was put off can be brought back; failed it can be tried again', async () => {
  const later = { ...thing({}), until: addDays(dayOf(nowMs()), 2) }
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { today: { list: cutOff } },
  })
  await expect.element(page.getByRole('region', { name: 'O que espera por você' })).toBeVisible()
  screen.answer({
    today: { list: () => ({ data: [], later: [later], failed: [] }), bringBack: () => ({ result: true }) },
  })
  await expect.element(page.getByText('Nada espera por você.')).toBeVisible()
  await button('1 adiada').click()
  await button('Trazer de volta: Estação da horta').click()
  await screen.quiet()
  expect(screen.calls('today.bringBack')).toEqual([{ kind: 'task', id: 1 }])
})

test('one that is done, taken back and done again says so for its whole while', async () => {
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { ...answerOf(thing({})), production: { board: { move: () => MOVED } } },
  })
  const done = page.getByRole('status').filter({ hasText: 'Concluída: Estação da horta' })
  await expect.element(button('Concluir: Estação da horta')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const wait of [5000, 3000]) {
    await button('Concluir: Estação da horta').click()
    await vi.waitFor(() => expect(done.elements()).toHaveLength(1))
    vi.advanceTimersByTime(wait)
    if (wait === 5000) await page.getByRole('button', { name: 'Desfazer' }).first().click()
  }
  // Eight seconds after the first time, three after the second.
  vi.useRealTimers()
  await screen.quiet()
  expect(done.elements()).toHaveLength(1)
})

test('what is brought back is shown, also where more than twenty wait', async () => {
  const tasks = Array.from({ length: 20 }, (_, index) => thing({ id: index + 2, who: `Linha ${index}` }))
  const later = { ...thing({ at: new Date(nowMs() + 60_000).toISOString() }), until: addDays(dayOf(nowMs()), 2) }
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { today: { list: () => ({ data: tasks, later: [later], failed: [] }) } },
  })
  await button('1 adiada').click()
  screen.answer({
    today: {
      list: () => ({ data: [...tasks, thing({ at: later.at })], later: [], failed: [] }),
      bringBack: () => ({ result: true }),
    },
  })
  await button('Trazer de volta: Estação da horta').click()
  await expect.element(button('Concluir: Estação da horta')).toBeVisible()
})

test('what stands below what waits is shown with it, not before, and asks meanwhile', async () => {
  const list = hold(() => ({ data: [thing({})], later: [], failed: [] }))
  const screen = await openScreen('/dashboard', {
    answers: { accounts: { session: sessionIn('portuguese') }, today: { list: list.answer } },
  })
  const tiles = page.getByText('A empresa agora')
  await expect.element(tiles).toBeInTheDocument()
  await expect.element(tiles).not.toBeVisible()
  await expect.poll(() => screen.calls('analytics.resum')).not.toEqual([])
  list.letGo()
  await expect.element(tiles).toBeVisible()
  await expect.element(button('Concluir: Estação da horta')).toBeVisible()
})

test('what stands below what waits is shown also where that does not come', async () => {
  await openScreen('/dashboard', {
    answers: { accounts: { session: sessionIn('portuguese') }, today: { list: refuse('unexpected', 'Não veio.') } },
  })
  await expect.element(page.getByText('O que espera por você não veio')).toBeVisible()
  await expect.element(page.getByText('A empresa agora')).toBeVisible()
})

test.each([360, 768])('at %i px the buttons of all rows are as wide, and on one edge', async (width) => {
  const kinds = ['task', 'quote-line', 'message', 'quote-answer'] as const
  const things = kinds.map((kind, at) => thing({ kind: kind as Waiting['kind'], id: at + 1, who: `Cliente ${at}` }))
  await openScreen('/dashboard', {
    answers: { ...answerOf(...things), accounts: { session: sessionIn('portuguese') } },
    viewport: { width, height: 900 },
  })
  await expect.element(page.getByText('Cliente 3')).toBeVisible()
  const boxes = [...document.querySelectorAll('[data-thing] > .mantine-Button-root')].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(boxes).toHaveLength(4)
  expect(new Set(boxes.map(({ left, right }) => `${left} ${right}`)).size).toBe(1)
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(36)
})
