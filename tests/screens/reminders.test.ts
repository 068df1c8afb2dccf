import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { openQuote, rowOf } from './parcelas.ts'

test('where the firm reminds clients, each quote says when and whom, and is left out by its switch', async () => {
  const reminders = { before: 3, late: 7, on: true, mail: true }
  const screen = await openQuote({ reminders, charges_email: 'ana@exemplo.com.br' })
  const remind = page.getByRole('switch', { name: 'Lembrar o cliente por e-mail' })
  await expect.element(remind).toBeChecked()
  await expect
    .element(page.getByText('3 dias antes de vencer e a cada 7 dias de atraso, a ana@exemplo.com.br.'))
    .toBeVisible()
  ;(remind.element() as HTMLElement).click()
  await expect.poll(() => screen.calls('budgets.exchange.reminders')).toEqual([{ id: 7, on: false }])
  await expect.element(page.getByText('O cliente não será lembrado')).toBeVisible()
  await expectAccessible()
})

test('without an address that is said', async () => {
  await openQuote({ reminders: { before: 0, late: 1, on: true, mail: true }, charges_email: '' })
  await expect.element(page.getByText('O cliente não tem e-mail: nada é enviado.')).toBeVisible()
})

test('without a mail server that is said', async () => {
  await openQuote({ reminders: { before: 3, late: 0, on: true, mail: false }, charges_email: 'ana@exemplo.com.br' })
  await expect.element(page.getByText('Sem servidor de e-mail, nada chega ao cliente: veja Sistema.')).toBeVisible()
})

test('where the firm reminds nobody there is no switch', async () => {
  await openQuote({ reminders: null })
  await expect.element(rowOf('2 de 4')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Lembrar o cliente por e-mail' })).not.toBeInTheDocument()
})
