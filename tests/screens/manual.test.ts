import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'

const help = () => page.getByRole('complementary', { name: 'Ajuda' })
const title = () => help().getByRole('heading', { level: 2 }).first()
const WIDE = { width: 1440, height: 900 }

/** Opens a screen and waits for its frame: before it no key has an effect. */
async function open(path: string, viewport = WIDE) {
  const screen = await openScreen(path, { viewport })
  await expect.element(page.getByRole('button', { name: /^Avisos/ }).first()).toBeVisible()
  return screen
}

test('it opens by ? at the screen’s own page, and follows to the next screen', async () => {
  await open('/dashboard/budget')
  await press('?')
  await expect.element(title()).toHaveTextContent('Orçamentos')
  await expect.element(help().getByRole('region', { name: 'Texto' })).toHaveFocus()
  await expect.element(help().getByRole('heading', { name: 'Situação', exact: true })).toBeVisible()
  // The screen beside it stays in use.
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Calendário' }).click()
  await expect.element(title()).toHaveTextContent('Calendário')
  await press('?')
  await expect.element(help()).not.toBeInTheDocument()
})

test('a link of its text opens another page there, Escape closes it and gives the focus back', async () => {
  await open('/dashboard/orders')
  const opener = page.getByRole('button', { name: 'Ajuda', exact: true })
  await opener.click()
  await expect.element(title()).toHaveTextContent('Pedidos')
  await help().getByRole('button', { name: 'Todas as páginas' }).click()
  await expect.element(title()).toHaveTextContent('Ajuda')
  await help().getByRole('link', { name: 'Um projeto', exact: true }).click()
  await expect.element(title()).toHaveTextContent('Um projeto')
  await help().getByRole('link', { name: 'duas pessoas na mesma coisa' }).click()
  await expect.element(title()).toHaveTextContent('O que vale em todas as telas')
  await expect.element(help().getByRole('heading', { name: 'Duas pessoas na mesma coisa' })).toBeInViewport()
  expect(location.pathname).toBe('/dashboard/orders')
  expect(scrollY).toBe(0)
  await press('Escape')
  await expect.element(help()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('? is a letter where somebody types, and opens nothing once it is switched off', async () => {
  const screen = await open('/dashboard/budget')
  const field = page.getByRole('searchbox')
  await field.click()
  await press('?')
  await expect.element(field).toHaveValue('?')
  await expect.element(help()).not.toBeInTheDocument()
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await page.getByRole('button', { name: 'Ajuda', exact: true }).click()
  await help().getByRole('switch', { name: 'Abrir a ajuda com a tecla ?' }).click()
  await help().getByRole('button', { name: 'Fechar a ajuda' }).click()
  focus(page.getByRole('main'))
  await press('?')
  expect(screen.calls('accounts.profile.choose')).toEqual([{ manual_key: false }])
  await expect.element(help()).not.toBeInTheDocument()
})

test('the palette finds a part of it, which opens beside the screen', async () => {
  await open('/dashboard/orders')
  await press('ControlOrMeta+k')
  await page.getByPlaceholder('Ir para…').fill('juntar dois')
  await expect.element(page.getByRole('button', { name: /^Juntar dois cadastros/ })).toBeVisible()
  await press('Enter')
  await expect.element(title()).toHaveTextContent('Clientes')
  await expect.element(help().getByRole('heading', { name: 'Juntar dois cadastros' })).toBeInViewport()
  // Words of the text find it too, after screens and records.
  await press('ControlOrMeta+k')
  await page.getByPlaceholder('Ir para…').fill('DESISTÍR sozinho página')
  await page.getByRole('button', { name: /^Quando quem comprou desiste/ }).click()
  await expect.element(title()).toHaveTextContent('Pedidos')
  expect(location.pathname).toBe('/dashboard/orders')
})

test('it is readable to everybody, with its pictures', async () => {
  await open('/dashboard/production-line')
  await press('?')
  await expect.element(title()).toHaveTextContent('Quadros')
  await expect.element(help().getByRole('button', { name: /^Ampliar: / })).toBeVisible()
  await expectAccessible({ dark: true })
})

test('on a phone it opens from the menu, over the screen, and gives the focus back', async () => {
  await open('/dashboard/profile', { width: 360, height: 740 })
  const menu = page.getByRole('main').getByRole('button', { name: 'Abrir o menu' })
  const drawer = page.getByRole('dialog', { name: 'Ajuda' })
  // The second time its code is there already.
  for (const _ of ['first', 'second']) {
    await menu.click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Ajuda' }).click()
    await expect.element(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Fechar a ajuda' }))
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
  }
})
