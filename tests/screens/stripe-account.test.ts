import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StripeAccountState } from '#domains/system/stripe-account-contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { NO_ACCOUNT, NO_SERVER, STATE } from './system-state.ts'

const SET: StripeAccountState = {
  ...NO_ACCOUNT,
  ...{ set_by: 'panel', mode: 'test', publishable_key: 'pk_test_oficina', keys: 'stored', open_orders: 2 },
}
const answersOf = (data: StripeAccountState, calls: object = {}): Answers => ({
  system: {
    state: () => ({ data: STATE }),
    mailServer: { read: () => ({ data: NO_SERVER }) },
    stripeAccount: { read: () => ({ data }), ...calls },
  },
})
const card = () => page.getByRole('region', { name: 'Cartão (Stripe)' })
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
const button = (name: string) => card().getByRole('button', { name, exact: true })

for (const panel of ['specified', 'portuguese'] as const)
  test(`an account is set by its keys at 360 px, and a refusal keeps what was typed (${panel})`, async () => {
    const screen = await openScreen('/dashboard/system', {
      viewport: { width: 360, height: 740 },
      answers: { ...answersOf(NO_ACCOUNT), accounts: { session: sessionIn(panel) } },
    })
    await expect.element(card()).toMatchTextContent(/Nenhuma conta ainda: o site não cobra cartões/)
    focus(button('Configurar'))
    await press('Enter')
    await expect.element(field('Chave publicável')).toHaveFocus()
    await expect.element(field('Endereço para o webhook')).toHaveValue(NO_ACCOUNT.webhook_address)
    await expect.element(dialog()).toMatchTextContent(/payment_intent\.succeeded.*charge\.refunded/)
    // A secret key in its place does not leave the browser.
    await field('Chave publicável').fill('sk_test_oficina')
    await field('Sua senha').fill('girassol na mesa')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Chave publicável')).toHaveAccessibleDescription(/é a chave publicável/)
    expect(screen.calls('system.stripeAccount.save')).toEqual([])
    await field('Chave publicável').fill('pk_test_oficina')
    await field('Chave restrita ou secreta').fill(' rk_test_segredo ')
    await field('Segredo do webhook').fill('whsec_segredo')
    await expectAccessible({ dark: true })
    const why = 'Esta chave é de outra conta do Stripe: copie as duas da mesma página.'
    const calls = { save: refuse('invalid', why, { fields: { publishable_key: why } }) }
    screen.answer(answersOf(NO_ACCOUNT, calls))
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Chave publicável')).toHaveAccessibleDescription(/é de outra conta do Stripe/)
    await expect.element(field('Chave publicável')).toHaveFocus()
    await expect.element(field('Segredo do webhook')).toHaveValue('whsec_segredo')
    screen.answer(answersOf(SET, { save: () => ({ result: true, data: { left: 0 } }) }))
    await dialog().getByRole('button', { name: 'Testar e salvar' }).click()
    await expect.element(page.getByText(/^Conta do Stripe salva\./)).toBeVisible()
    await expect.element(card()).toMatchTextContent(/Modo de teste.*pk_test_oficina/)
    expect(screen.calls('system.stripeAccount.save').at(-1)).toEqual({
      ...{ publishable_key: 'pk_test_oficina', secret_key: 'rk_test_segredo', webhook_secret: 'whsec_segredo' },
      password: 'girassol na mesa',
    })
    // No key and no password stays in the browser.
    expect(JSON.stringify(localStorage)).not.toMatch(/_segredo|girassol/)
    await expectAccessible({ dark: true })
  })

test('stored keys are not shown, and removing says what becomes of open payments, and which are left', async () => {
  const screen = await openScreen('/dashboard/system', { answers: answersOf(SET) })
  await button('Mudar').click()
  await expect.element(field('Chave publicável')).toHaveValue('pk_test_oficina')
  await expect.element(field('Chave restrita ou secreta')).toHaveValue('')
  await expect.element(field('Segredo do webhook')).toHaveAccessibleDescription(/Guardado, deixe em branco/)
  await expect.element(dialog()).toMatchTextContent(/2 pagamentos em aberto são encerrados na de antes/)
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await button('Remover').click()
  await expect.element(dialog()).toMatchTextContent(/2 pedidos têm o pagamento com cartão em aberto/)
  screen.answer(answersOf(NO_ACCOUNT, { remove: () => ({ result: true, data: { left: 1 } }) }))
  await field('Sua senha').fill('girassol na mesa')
  await dialog().getByRole('button', { name: 'Remover' }).click()
  await expect.element(button('Configurar')).toBeVisible()
  await expect.element(page.getByText(/^1 pagamento em aberto ficou na conta de antes/)).toBeVisible()
  expect(screen.calls('system.stripeAccount.remove')).toEqual([{ password: 'girassol na mesa' }])
})

test('the machine’s account is only read, its mode is said, and keys that cannot be read are asked for', async () => {
  const machine = { ...SET, set_by: 'machine', may_set: false, mode: 'live', publishable_key: '…1234' } as const
  const screen = await openScreen('/dashboard/system', { answers: answersOf({ ...machine, keys: 'none' }) })
  await expect.element(card()).toMatchTextContent(/configurações da máquina \(STRIPE_SECRET_KEY.*Modo real.*…1234/)
  expect(card().getByRole('button').elements()).toEqual([])
  screen.answer(answersOf({ ...SET, keys: 'unreadable' }))
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await expect.element(button('Digitar as chaves')).toBeVisible()
  screen.answer(answersOf({ ...SET, may_set: false }))
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await expect.element(card()).toMatchTextContent(/pk_test_oficina.*Só uma conta principal, a primeira ou a das/)
  expect(card().getByRole('button').elements()).toEqual([])
  await expectAccessible()
})
