import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppError } from '#platform/errors.ts'
import type { Answers } from './answers.ts'
import { boardWith, cardOf, cardWith, lineWith, linkOf, openBoard, taskWith } from './board.ts'
import { focus, press } from './keys.ts'

const CARDS = [cardWith(1, 'Antena', { labels: [2] }), cardWith(2, 'Caixa'), cardWith(3, 'Placa')]
const answers = (): Answers => {
  const { production, ...others } = boardWith(CARDS)
  return {
    ...others,
    accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } },
    production: {
      ...production,
      lines: () => ({ data: [lineWith(11, 'Estação da horta'), lineWith(12, 'Catraca')], total: 2 }),
      labels: {
        list: () => ({
          data: {
            labels: [
              { id: 1, name: 'campo', hue: 'ochre', tasks: 0, revision: 1 },
              { id: 2, name: 'rádio', hue: 'violet', tasks: 1, revision: 1 },
            ],
            gone: [],
            counter: 1,
          },
        }),
      },
      many: {
        change: ({ tasks }) => ({ result: true, data: tasks.map(({ id }) => ({ id, revision: 7 })) }),
        moveToLine: ({ ids }) => ({
          result: true,
          data: ids.map((id) => ({ id, id_text: `12-00${id}`, unassigned: id === 1 })),
        }),
        remove: () => ({ result: true }),
        restore: () => ({ result: true }),
      },
    },
  }
}
const picker = (name: string) => page.getByRole('dialog', { name, exact: true })
const undo = () => page.getByRole('button', { name: 'Desfazer' })

test('one key and a number change the focused card, and the toast takes it back by its revision', async () => {
  const screen = await openBoard(answers())
  const sent = () => screen.calls('production.many.change').at(-1)
  focus(linkOf(1))
  await press('p')
  await expect.element(picker('Prioridade').getByRole('combobox')).toHaveFocus()
  await press('1')
  await expect.poll(sent).toEqual({ tasks: [{ id: 1, prioridade: 3 }] })
  await expect.element(linkOf(1)).toHaveFocus()
  await undo().click()
  await expect.poll(sent).toEqual({ tasks: [{ id: 1, prioridade: 0, revision: 7 }] })
  focus(linkOf(2))
  await press('a')
  await userEvent.keyboard('mari')
  await press('Enter')
  await expect.poll(sent).toEqual({ tasks: [{ id: 2, assignee: 1 }] })
  // Nobody types in a choice: there Ctrl+Z is the board's too.
  focus(page.getByRole('radio').first())
  await press('ControlOrMeta+z')
  await expect.poll(sent).toMatchObject({ tasks: [{ id: 2, revision: 7 }] })
  focus(linkOf(2))
  await press('d')
  await userEvent.keyboard('24/12/2030')
  await press('Enter')
  await expect.poll(sent).toEqual({ tasks: [{ id: 2, meta: '2030-12-24' }] })
})

test('Ctrl+Z takes back one change after the other, and says which', async () => {
  let revision = 6
  const screen = await openBoard(answers())
  screen.answer({
    production: {
      many: {
        change: ({ tasks }) => {
          revision += 1
          return { result: true, data: tasks.map(({ id }) => ({ id, revision })) }
        },
      },
    },
  })
  const sent = () => screen.calls('production.many.change').at(-1)
  focus(linkOf(1))
  await press('p', '1')
  await expect.element(page.getByText(/^11-001: prioridade/)).toBeVisible()
  await press('d')
  await userEvent.keyboard('24/12/2030')
  await press('Enter')
  await expect.poll(sent).toEqual({ tasks: [{ id: 1, meta: '2030-12-24' }] })
  await expect.element(page.getByText(/^11-001: .*24\/12/)).toBeVisible()
  await press('ControlOrMeta+z')
  await expect.poll(sent).toEqual({ tasks: [{ id: 1, meta: null, revision: 8 }] })
  await expect.element(page.getByText(/^Desfeito: 11-001: .*24\/12/)).toBeVisible()
  // By the revision that it has now, since nobody else has changed it in between.
  await press('ControlOrMeta+z')
  await expect.poll(sent).toEqual({ tasks: [{ id: 1, prioridade: 0, revision: 9 }] })
  await press('ControlOrMeta+z')
  await screen.quiet()
  expect(screen.calls('production.many.change')).toHaveLength(4)
})

test('the chosen cards change together; labels stay open, and are on where all have them', async () => {
  const screen = await openBoard(answers())
  const sent = () => screen.calls('production.many.change').at(-1)
  focus(linkOf(2))
  await press('Shift+ArrowUp')
  await expect.element(linkOf(1)).toHaveFocus()
  await expect.element(page.getByText('2 selecionados')).toBeVisible()
  await press('l')
  await expect.element(picker('Etiquetas').getByRole('option', { name: /rádio ?, em algumas/ })).toBeVisible()
  await press('2')
  // The one that has it is not changed.
  await expect.poll(sent).toEqual({ tasks: [{ id: 2, add_labels: [2] }] })
  await press('1')
  await expect.poll(sent).toEqual({ tasks: [1, 2].map((id) => ({ id, add_labels: [1] })) })
  await press('Escape')
  await expect.element(picker('Etiquetas')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Prioridade', exact: true }).click()
  await press('2')
  await expect.poll(sent).toEqual({ tasks: [1, 2].map((id) => ({ id, prioridade: 2 })) })
})

test('cards go to a column, to another line and away, each with a way back', async () => {
  const screen = await openBoard(answers())
  focus(linkOf(3))
  await press('m', '4')
  await expect
    .poll(() => screen.calls('production.board.move').at(-1))
    .toEqual({ ids: [3], status: 'inTest', before: null })
  focus(linkOf(1))
  await press('m', '6')
  await picker('Mover para outro quadro').getByRole('option', { name: 'Catraca' }).click()
  await expect.poll(() => screen.calls('production.many.moveToLine').at(-1)).toEqual({ ids: [1], line: 12 })
  await expect.element(page.getByText('11-001 em Catraca (uma ficou sem responsável)')).toBeVisible()
  await undo().click()
  await expect.poll(() => screen.calls('production.many.moveToLine').at(-1)).toEqual({ ids: [1], line: 11 })
  focus(linkOf(2))
  await press('Delete')
  await expect.poll(() => screen.calls('production.many.remove')).toEqual([{ ids: [2] }])
  await press('z')
  await expect.poll(() => screen.calls('production.many.restore')).toEqual([{ ids: [2] }])
})

test('refused, nothing changes, and the tasks in the way are named', async () => {
  const screen = await openBoard(answers())
  screen.answer({
    production: {
      many: {
        change: () => {
          throw new AppError('missing', 'Nada mudou.', { 'ids.1': 'Não existe mais, ou não é sua.' })
        },
      },
    },
  })
  focus(linkOf(2))
  await press('Shift+ArrowDown', 'p', '1')
  await expect.element(page.getByText('Nada mudou. 11-003: Não existe mais, ou não é sua.')).toBeVisible()
  await expect.element(undo()).not.toBeInTheDocument()
})

test('letters stay letters in a field, and do nothing once the keys are off', async () => {
  await openBoard(answers())
  focus(linkOf(1))
  await press('n')
  await userEvent.keyboard('pad')
  await expect.element(page.getByRole('textbox', { name: 'Write a new task' })).toHaveValue('pad')
  await press('Escape')
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  await page.getByRole('switch', { name: 'Usar as letras como atalhos' }).click({ force: true })
  await press('Escape')
  focus(linkOf(1))
  await press('p')
  await expect.element(cardOf(1)).toBeVisible()
  await expect.element(picker('Prioridade')).not.toBeInTheDocument()
})

test('the menu of a card shows the keys, and opens the same list', async () => {
  const screen = await openBoard(answers())
  await page.getByRole('button', { name: 'Ações de 11-002' }).click({ force: true })
  await expect.element(page.getByRole('menuitem', { name: 'Prazo' })).toMatchTextContent(/d$/)
  await page.getByRole('menuitem', { name: 'Prazo' }).click()
  await picker('Prazo').getByRole('option', { name: 'Sem prazo' }).click()
  expect(screen.calls('production.many.change')).toEqual([])
  await page.getByRole('button', { name: 'Ações de 11-002' }).click({ force: true })
  await page.getByRole('menuitem', { name: 'Responsável' }).click()
  await picker('Responsável').getByRole('option', { name: 'Marina Duarte' }).click()
  await expect.poll(() => screen.calls('production.many.change')).toEqual([{ tasks: [{ id: 2, assignee: 1 }] }])
})

test('the link of a task that went to another line opens it there', async () => {
  const screen = await openBoard(answers())
  const { production } = boardWith([cardWith(9, 'Foi embora', { id_text: '12-004' })], { id: 12 })
  screen.answer({
    production: {
      board: { ...production?.board, read: production!.board!.read! },
      task: { read: () => ({ data: taskWith({ id: 9, id_project: 12, id_text: '12-004', nome: 'Foi embora' }) }) },
    },
  })
  await screen.go('/dashboard/production-line/backlog/11?task=11-008')
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/production-line/backlog/12?task=12-004')
})
