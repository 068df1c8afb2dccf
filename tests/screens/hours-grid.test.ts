import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, weekdayOf } from '#time.ts'
import { answersOf, cellOf, row, SCREEN, TIMER, TODAY, week } from './hours.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'

/** The days of this week, from Sunday. */
const DAYS = Array.from({ length: 7 }, (_, at) => addDays(TODAY, at - weekdayOf(TODAY)))
const cellAt = (nome: string, day: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${nome}, .* ${day.slice(8)}/${day.slice(5, 7)}`) })

test('by keys the arrows walk over the grid and stop at its edges, and Tab passes it in one stop', async () => {
  await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  await cellAt('Ficha de montagem', DAYS[0]!).click()
  await press('ArrowLeft')
  await expect.element(cellAt('Ficha de montagem', DAYS[0]!)).toHaveFocus()
  await press('ArrowUp')
  await expect.element(cellAt('Ficha de montagem', DAYS[0]!)).toHaveFocus()
  for (let step = 0; step < 8; step++) await press('ArrowRight')
  await expect.element(cellAt('Ficha de montagem', DAYS[6]!)).toHaveFocus()
  await press('ArrowDown')
  await expect.element(cellAt('Gravar as placas', DAYS[6]!)).toHaveFocus()
  await press('ArrowDown')
  await expect.element(cellAt('Gravar as placas', DAYS[6]!)).toHaveFocus()
  await press('Tab')
  expect(document.activeElement?.closest('table')).toBeNull()
})

test('what is no duration is refused in words and never taken for another one', async () => {
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  for (const wrong of ['-1', '1e3', '1:99', '2 dias', '25']) {
    await cellOf('Gravar as placas').click()
    await userEvent.keyboard(`${wrong}{Enter}`)
    await expect.element(cellOf('Gravar as placas')).toHaveValue(wrong)
    await expect.element(cellOf('Gravar as placas')).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(cellOf('Gravar as placas'))
      .toHaveAccessibleDescription(wrong === '25' ? /um dia tem 24/ : 'Escreva 1:30, 1,5 (horas) ou 90m (minutos).')
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(cellOf('Gravar as placas')).toHaveValue('')
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0)
  }
  expect(screen.calls('hours.set')).toEqual([])
})

test('cells that are written one after the other have one notice, whose undo is of the last', async () => {
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  await cellOf('Ficha de montagem').click()
  await userEvent.keyboard('2{Enter}')
  await expect.element(page.getByText(/^11-001: 2:00 em/)).toBeVisible()
  await userEvent.keyboard('3{Enter}')
  await expect.element(page.getByText(/^11-002: 3:00 em/)).toBeVisible()
  await expect.element(page.getByText(/^11-001: 2:00 em/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('hours.set').at(-1)).toMatchObject({ task: 2, minutes: 0, revision: 2 })
})

test('a day to come is refused in words, and nothing is sent', async () => {
  const isLast = weekdayOf(TODAY) === 6
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  if (isLast) await page.getByRole('button', { name: 'Semana seguinte' }).click()
  const ahead = addDays(TODAY, 1)
  await cellAt('Gravar as placas', ahead).click()
  await userEvent.keyboard('3{Enter}')
  await expect.element(page.getByText(/ainda não chegou: aqui fica o que já foi feito\.$/)).toBeVisible()
  await expect.element(cellAt('Gravar as placas', ahead)).toHaveValue('3')
  expect(screen.calls('hours.set')).toEqual([])
})

test('a day to come has less at once, and no undo, which would be refused there', async () => {
  const ahead = addDays(TODAY, 1)
  const cells = [{ day: ahead, minutes: 60, billed: 0, budgets: [], note: '', revision: 1 }]
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ week: () => ({ data: [week[0]!, { ...week[1]!, cells }], gone: [] }) }),
  })
  if (weekdayOf(TODAY) === 6) await page.getByRole('button', { name: 'Semana seguinte' }).click()
  await cellAt('Gravar as placas', ahead).click()
  await userEvent.keyboard('30m{Enter}')
  await expect.element(page.getByText(/^11-002: 0:30 em/)).toBeVisible()
  // At once: it would go by itself.
  expect(page.getByRole('button', { name: 'Desfazer' }).elements()).toEqual([])
  expect(screen.calls('hours.set')).toMatchObject([{ task: 2, day: ahead, minutes: 30 }])
})

const SUGGESTED = {
  ...{ app: 'KiCad', start: 1_795_183_500, day: TODAY, from: '14:05', to: '16:20', minutes: 135 },
  task: null,
}

test('the letters of the screen work in a cell in which nothing is being typed', async () => {
  await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ suggestions: { list: () => ({ data: [SUGGESTED] }) }, tasks: () => ({ data: [] }) }),
  })
  await expect.element(page.getByRole('heading', { name: 'Do tempo de tela' })).toBeVisible()
  await cellOf('Gravar as placas').click()
  await press('s')
  await expect.element(page.getByRole('button', { name: 'Em que tarefa? KiCad, 2:15' })).toHaveFocus()
  await cellOf('Gravar as placas').click()
  await press('n')
  await expect.element(page.getByRole('textbox', { name: 'Número, nome ou projeto' })).toBeVisible()
})

test('by the mouse a cell is written on leaving it, a project folds, and a row’s timer starts', async () => {
  const start = () => ({ result: true as const, data: { running: TIMER, stopped: null } })
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf({ timer: { start } }) })
  await cellOf('Gravar as placas').click()
  await userEvent.keyboard('1h30')
  await cellOf('Ficha de montagem').click()
  await expect.poll(() => screen.calls('hours.set')).toMatchObject([{ task: 2, day: TODAY, minutes: 90 }])
  await page.getByRole('button', { name: 'Ligar o relógio: Gravar as placas' }).click()
  await expect.poll(() => screen.calls('hours.timer.start')).toHaveLength(1)
  await page.getByRole('button', { name: 'Estação da horta' }).click()
  await expect.element(cellOf('Ficha de montagem')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Estação da horta' }).click()
  await expect.element(cellOf('Ficha de montagem')).toBeVisible()
})

test('on a phone a day is chosen by a tap, and its list is written', async () => {
  const [name, other] = weekdayOf(TODAY) === 0 ? (['seg', DAYS[1]!] as const) : (['dom', DAYS[0]!] as const)
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({
      // A day to come may have less than it had.
      week: () => ({
        data: [
          week[0]!,
          { ...week[1]!, cells: [{ day: other, minutes: 60, billed: 0, budgets: [], note: '', revision: 1 }] },
          row(3, 'Um nome que é longo demais para a linha'),
        ],
        gone: [],
      }),
    }),
    viewport: { width: 360, height: 740 },
  })
  await expect.element(cellOf('Gravar as placas')).toBeVisible()
  await page
    .getByRole('group', { name: 'Dia' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect.element(cellOf('Gravar as placas')).not.toBeInTheDocument()
  await cellAt('Gravar as placas', other).click()
  await userEvent.keyboard('45m{Enter}')
  await expect.poll(() => screen.calls('hours.set')).toMatchObject([{ task: 2, day: other, minutes: 45 }])
  expect(document.documentElement.scrollWidth).toBe(360)
})
