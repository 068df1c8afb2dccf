import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleAt } from './accessible.ts'
import { cutOff, hold, refuse } from './answers.ts'
import { focus, press } from './keys.ts'
import { EXCHANGE, field, openQuote as open, QUOTE, saved, saves } from './quote-form.ts'

const FRETE = { description: 'Frete', quantity: 1, total: 30 }

const project = () => field('Projeto')
const state = (text: string | RegExp) => page.getByText(text)
const draftOf = () => Object.entries(localStorage).find(([key]) => key.includes('budget:7'))?.[1] ?? ''

test('in Portuguese what is typed is saved once after a pause, with what was changed alone, and says when', async () => {
  const screen = await open('portuguese')
  await project().fill('Catraca do pátio')
  await expect.element(state(/^Salvo às \d\d:\d\d$/)).toBeVisible()
  expect(saves(screen)).toEqual([{ id_user: 0, budget: { id: 7, project_name: 'Catraca do pátio', revision: 3 } }])
  screen.answer({ budgets: { save: () => saved(5) } })
  await field('Total do item 1, em reais').fill('150')
  await expect.poll(() => saves(screen).length).toBe(2)
  expect(saves(screen)[1]).toMatchObject({ budget: { id: 7, revision: 4, items: [{ total: 150 }] } })
  // It stays where it is.
  expect(location.pathname).toBe('/dashboard/budget-create')
  await expect.poll(draftOf).toBe('')
})

test('what was typed while a save was under way is saved after it, from the revision that it answered', async () => {
  const first = hold(() => saved(4))
  const screen = await open('portuguese', { save: first.answer })
  await project().fill('Um')
  await expect.poll(() => saves(screen).length).toBe(1)
  await expect.element(state('Salvando…')).toBeVisible()
  screen.answer({ budgets: { save: () => saved(5) } })
  await project().fill('Dois')
  first.letGo()
  await expect.poll(() => saves(screen).length).toBe(2)
  expect(saves(screen)[1]).toMatchObject({ budget: { project_name: 'Dois', revision: 4 } })
})

test('what the server does not answer stays in the browser and is sent again', async () => {
  const screen = await open('portuguese', { save: cutOff })
  await project().fill('Sem rede')
  await expect.element(state(/^Não salvo: sem contato com o servidor/)).toBeVisible()
  await expect.element(project()).toHaveValue('Sem rede')
  expect(draftOf()).toContain('Sem rede')
  screen.answer({ budgets: { save: () => saved(4) } })
  await expect.element(state(/^Salvo às/)).toBeVisible()
  expect(saves(screen).at(-1)).toMatchObject({ budget: { project_name: 'Sem rede', revision: 3 } })
  await expect.poll(draftOf).toBe('')
})

test('what is wrong is said and kept, and the rest is saved; a line that nobody wrote in waits', async () => {
  const screen = await open('portuguese')
  await field('Quantidade do item 1').fill('meia')
  await project().fill('Outro nome')
  await expect.element(state(/^Não salvo: Itens: /)).toBeVisible()
  await expect.element(field('Quantidade do item 1')).toHaveValue('meia')
  await expect.element(field('Quantidade do item 1')).toHaveAttribute('aria-invalid', 'true')
  expect(saves(screen)).toEqual([{ id_user: 0, budget: { id: 7, project_name: 'Outro nome', revision: 3 } }])
  await field('Quantidade do item 1').fill('1')
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await expect.element(state(/^Salvo às/)).toBeVisible()
  expect(saves(screen)).toHaveLength(1)
  // One that has no price yet is stored without one.
  await field('Descrição do item 2').fill('Frete')
  await expect.poll(() => saves(screen).length).toBe(2)
  expect(saves(screen)[1]).toMatchObject({ budget: { items: [{ total: 100 }, { description: 'Frete', total: 0 }] } })
  await expect.element(field('Total do item 2, em reais')).toHaveValue('')
})

test('a field that somebody else has changed meanwhile is chosen between, and then saved', async () => {
  const conflict = {
    fields: ['project_name'],
    by: { id: 2, name: 'Davi' },
    at: '2026-11-23T14:00:00.000Z',
    revision: 9,
    record: { ...QUOTE, project_name: 'De Davi', revision: 9 },
  }
  const screen = await open('portuguese', { save: refuse('edited-meanwhile', 'Davi salvou.', { conflict }) })
  await project().fill('De Marina')
  const dialog = page.getByRole('dialog', { name: /Davi/ })
  await expect.element(dialog).toBeVisible()
  screen.answer({ budgets: { save: () => saved(10) } })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => saves(screen).at(-1)).toMatchObject({ budget: { project_name: 'De Marina', revision: 9 } })
})

test('a refusal is said with its reason and is not repeated until something is typed', async () => {
  const screen = await open('portuguese', { save: refuse('quote-accepted', 'O cliente já aceitou este orçamento.') })
  await project().fill('Tarde demais')
  await expect.element(state('Não salvo: O cliente já aceitou este orçamento.')).toBeVisible()
  expect(saves(screen)).toHaveLength(1)
  await expect.element(project()).toHaveValue('Tarde demais')
})

test('[BUD-09] as specified nothing is saved before the button is pressed', async () => {
  const screen = await open('specified')
  await project().fill('Só pelo botão')
  await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
  await expect.element(page.getByTitle(/^A página do cliente/)).toBeVisible()
  await expect
    .poll(() => screen.calls('budgets.clientPage').at(-1))
    .toMatchObject({
      budget: { project_name: 'Só pelo botão' },
    })
  await expect.poll(() => draftOf()).toContain('Só pelo botão')
  expect(saves(screen)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/budget-printer')
  expect(saves(screen)).toHaveLength(1)
})

test('a new quote is made by its button, once, and goes on where it is written', async () => {
  const screen = await open('portuguese', {}, '/dashboard/budget-create?id=-1')
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Padaria')
  await project().fill('Balança')
  await page.getByLabelText('Prazo de entrega').fill('31/01/2055')
  await field('Total do item 1, em reais').fill('10')
  expect(saves(screen)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(() => location.search).toBe('?id=41')
  expect(location.pathname).toBe('/dashboard/budget-create')
  expect(saves(screen)).toHaveLength(1)
})

test('sending waits for what is being saved, and asks for what a line lacks', async () => {
  const first = hold(() => saved(4))
  const screen = await open('portuguese', { save: first.answer })
  await project().fill('Último ajuste')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => saves(screen).length).toBe(1)
  expect(page.getByRole('dialog').elements()).toEqual([])
  screen.answer({ budgets: { exchange: { read: () => ({ data: { ...EXCHANGE, draft: true, changed: true } }) } } })
  first.letGo()
  const dialog = page.getByRole('dialog', { name: 'Enviar versão 2' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await field('Total do item 1, em reais').fill('')
  await page.getByRole('button', { name: 'Enviar versão 2' }).click()
  await expect.element(field('Total do item 1, em reais')).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('what changed goes back line by line, once what is typed is stored, and the form shows it', async () => {
  const draft = {
    ...EXCHANGE,
    ...{ draft: true, changed: true },
    differences: [
      { label: 'Projeto', before: 'Catraca', after: 'Catraca dupla' },
      { label: 'Total', before: 'R$\u00a0100,00', after: 'R$\u00a080,00' },
    ],
  }
  const screen = await open('portuguese', {
    byId: () => ({ data: [{ ...QUOTE, draft: true, project_name: 'Catraca dupla' }] }),
    exchange: { read: () => ({ data: draft }), restoreLine: () => ({ data: EXCHANGE }) },
  })
  await page.getByRole('tab', { name: 'Mudou 1' }).click()
  await expect.element(page.getByText('−R$\u00a020,00')).toBeVisible()
  await expectAccessibleAt(360, 1000, 1440)
  screen.answer({ budgets: { byId: () => ({ data: [{ ...QUOTE, revision: 5 }] }) } })
  await page.getByRole('button', { name: 'Como na 1: Projeto' }).click()
  await expect.element(project()).toHaveValue('Catraca')
  expect(screen.calls('budgets.exchange.restoreLine')).toEqual([{ id: 7, label: 'Projeto' }])
  await expect.element(page.getByText('Ainda diz o mesmo que o cliente tem.')).toBeVisible()
})

test('by keys: through the lines, to what stands beside them, and a line made optional, copied and taken away', async () => {
  const screen = await open('portuguese', { byId: () => ({ data: [{ ...QUOTE, items: [...QUOTE.items, FRETE] }] }) })
  const line = (place: number) => field(`Descrição do item ${place}`)
  await expect.element(line(1)).toBeVisible()
  await press('j')
  await expect.element(line(1)).toHaveFocus()
  await press('Escape', 'j')
  await expect.element(line(2)).toHaveFocus()
  await press('Escape', 'j', 'Escape', 'k')
  await expect.element(line(1)).toHaveFocus()
  await press('Alt+o')
  await expect.element(page.getByText('Opcional: fora do total')).toBeVisible()
  await press('Alt+Shift+ArrowDown')
  await expect.element(line(2)).toHaveValue('Placa')
  await expect.element(line(2)).toHaveFocus()
  focus(field('Total do item 2, em reais'))
  await press('Enter')
  await expect.element(line(3)).toHaveFocus()
  await press('Backspace')
  await expect.element(line(2)).toHaveFocus()
  await expect.element(line(3)).toHaveValue('Frete')
  await press('Escape', 'h')
  await expect.element(page.getByRole('tab', { name: 'História' })).toHaveAttribute('aria-selected', 'true')
  await press('v')
  await expect.element(page.getByRole('tab', { name: /^Mudou/ })).toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(() => saves(screen).at(-1))
    .toMatchObject({ budget: { items: [{ choice: { kind: 'optional' } }, { choice: {} }, { total: 30 }] } })
})

test('in a narrow window a pane takes the document’s place by its key, and gives it back', async () => {
  await page.viewport(1000, 800)
  await open('portuguese')
  await expect.element(project()).toBeVisible()
  await press('p')
  await expect.element(page.getByTitle(/^A página do cliente/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Projeto', includeHidden: true })).not.toBeVisible()
  await press('p')
  await expect.element(project()).toBeVisible()
})

test('an accepted quote is closed but for its status, until its next version is begun', async () => {
  const accepted = { ...EXCHANGE, state: 'accepted' as const }
  await open('portuguese', {
    byId: () => ({ data: [{ ...QUOTE, state: 'accepted' }] }),
    exchange: { read: () => ({ data: accepted }), beginVersion: () => ({ data: { ...accepted, draft: true } }) },
  })
  await expect.element(project()).toBeDisabled()
  await expect.element(field('Total do item 1, em reais')).toBeDisabled()
  await expect.element(page.getByLabelText('Situação')).toBeEnabled()
  await expect.element(page.getByText(/só o campo Situação muda/)).toBeVisible()
  expect(page.getByRole('button', { name: /^Enviar/ }).elements()).toEqual([])
  const onward = page.getByRole('link', { name: 'Parcelas e recibos' })
  await expect.element(onward).toHaveAttribute('href', expect.stringMatching(/budget-printer\?id=\d+#client-panel$/))
  await expectAccessibleAt(360, 1440)
  await page.getByRole('button', { name: 'Começar versão 2' }).click()
  await expect.element(project()).toBeEnabled()
  await expect.element(page.getByRole('button', { name: /^Enviar/ })).toBeVisible()
})

test('a line that the draft changes says what it was', async () => {
  const differences = [{ label: 'Item: Placa', before: '2 un., R$\u00a0200,00', after: '1 un., R$\u00a0100,00' }]
  await open('specified', { exchange: { read: () => ({ data: { ...EXCHANGE, draft: true, differences } }) } })
  await expect.element(page.getByText('antes: 2 un., R$\u00a0200,00')).toBeVisible()
})
