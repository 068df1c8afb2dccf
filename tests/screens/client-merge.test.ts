import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { hold } from './answers.ts'
import { CLIENTS, clientWith, dialog, rowOf, toast } from './clients.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'

test('two records of one client are joined, after a look at what comes of it', async () => {
  const stays = clientWith({ name: 'Padaria Aurora', email: 'a@aurora.exemplo.com.br' })
  const goes = clientWith({ id: 8, name: 'Aurora Pães', email: 'b@aurora.exemplo.com.br', phone: '48 3000-9999' })
  const screen = await openScreen(`${CLIENTS}?id=7`, {
    answers: {
      clients: {
        item: ({ id }) => ({ data: id === 7 ? stays : goes }),
        list: () => ({ data: [rowOf(stays), rowOf(goes)], total: 2 }),
        moves: () => ({ data: { quotes: 3, contacts: 1, messages: 0 } }),
      },
      budgets: { ofClient: () => ({ data: { billed: 300, paid: 100, open: 200, overdue: 0 } }) },
      sales: { orders: { ofClient: ({ id }) => ({ data: { count: id === 8 ? 2 : 0, paid: 0, phone: null } }) } },
    },
  })
  await page.getByRole('button', { name: 'Juntar com outro' }).click()
  const merge = dialog('Juntar outro cadastro com “Padaria Aurora”')
  await expect.element(merge.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('aurora')
  await expect.poll(() => merge.getByRole('listitem').elements()).toHaveLength(1)
  await expectAccessible()
  focus(merge.getByRole('button', { name: 'Aurora Pães' }))
  await press('Enter')
  await expect.element(merge.getByRole('row', { name: 'Telefone' })).toMatchTextContent(/48 3000-9999/)
  await expect
    .element(merge)
    .toMatchTextContent(
      /De “Aurora Pães” passam para este cadastro: 3 orçamentos, com R\$\s200,00 em aberto · 1 contato\. .*2 pedidos do site se acham pelo e-mail/,
    )
  const notes = 'Do cadastro que foi juntado: nome Aurora Pães, e-mail b@aurora.exemplo.com.br'
  await expect.element(merge.getByRole('row', { name: 'Observações' })).toMatchTextContent(/e-mail b@aurora/)
  await expectAccessibleAt(360, 1440)
  const { answer, letGo } = hold(({ id }: { id: number }) => ({
    result: true as const,
    data: { id, revision: 2, merged: false },
  }))
  screen.answer({
    clients: {
      merge: answer,
      item: () => ({ data: { ...stays, phone: '48 3000-9999', notes, revision: 2 } }),
    },
  })
  const read = ['budgets.ofClient', 'sales.orders.ofClient', 'clients.contacts.list', 'clients.timeline'] as const
  const before = read.map((call) => screen.calls(call).length)
  await merge.getByRole('button', { name: 'Juntar' }).click()
  for (const name of ['Cancelar', 'Escolher outro'])
    await expect.element(merge.getByRole('button', { name })).toBeDisabled()
  letGo()
  await expect.element(toast('Os dois cadastros são um só')).toBeVisible()
  await expect.element(merge).not.toBeInTheDocument()
  expect(screen.calls('clients.merge')).toEqual([{ id: 7, other: 8 }])
  await expect.element(page.getByLabelText('Telefone')).toHaveValue('48 3000-9999')
  await expect.element(page.getByLabelText('Observações')).toHaveValue(notes)
  // What the other one had agreed to, bought and heard is this one's now.
  await expect.poll(() => read.map((call) => screen.calls(call).length)).toEqual(before.map((times) => times + 1))
  await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
})

test('the other record is chosen by keys alone, those that are alike first, and the dialog keeps its height', async () => {
  const stays = clientWith({ name: 'Padaria Aurora', phone: '(19) 98765-4321' })
  const double = rowOf({ id: 9, name: 'Aurora', phone: '+55 19 98765-4321' })
  const others = [rowOf({ id: 11, name: 'Boreal' }), double, rowOf({ id: 12, name: 'Ciranda' })]
  const screen = await openScreen(`${CLIENTS}?id=7`, {
    answers: {
      clients: {
        item: () => ({ data: stays }),
        list: ({ q }) => ({ data: q ? [others[2]!] : others, total: 3 }),
        alike: () => ({ data: [{ ...double, same: ['phone'] }] }),
      },
    },
  })
  await page.getByRole('button', { name: 'Juntar com outro' }).click()
  const merge = dialog('Juntar outro cadastro com “Padaria Aurora”')
  await page.viewport(360, 740)
  const option = (name: string) => merge.getByRole('button', { name })
  const search = merge.getByRole('searchbox')
  await expect.poll(() => merge.getByRole('listitem').elements().length).toBe(3)
  await expect.element(merge.getByRole('listitem').first()).toMatchTextContent(/Aurora.*Mesmo telefone/)
  expect(screen.calls('clients.alike').at(-1)).toMatchObject({ id: 7, phone: '(19) 98765-4321' })
  await expect.element(search).toHaveFocus()
  const { height } = merge.element().getBoundingClientRect()
  for (const [key, name] of [
    ['ArrowDown', 'Aurora'],
    ['ArrowDown', 'Boreal'],
    ['End', 'Ciranda'],
    ['ArrowDown', 'Ciranda'],
    ['Home', 'Aurora'],
  ] as const) {
    await press(key)
    await expect.element(option(name)).toHaveFocus()
  }
  await press('ArrowUp')
  await expect.element(search).toHaveFocus()
  // Typed in the list, it goes on with the search.
  await press('ArrowDown')
  await userEvent.keyboard('cir')
  await expect.element(search).toHaveValue('cir')
  await expect.poll(() => merge.getByRole('listitem').elements().length).toBe(1)
  expect(merge.element().getBoundingClientRect().height).toBe(height)
  await expectAccessible()
  await press('ArrowDown', 'Enter')
  await expect.element(merge.getByText(/não há orçamento, contato nem mensagem/)).toBeVisible()
})
