import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { Exchange } from '#domains/budgets/exchange-schemas.ts'
import { addDays, day, dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const HELENA = { name: 'Helena Prado', email: 'helena@boreal.exemplo.com.br' }
const quote = (fields: Partial<Exchange>) => ({
  data: {
    ...sampleOf(Exchange),
    ...{ state: 'draft' as const, version: 0, draft: false, client_id: 7, email: '', addresses: [], unkept: [] },
    ...{ events: [], installments: [], requests: [], contact_changes: [], offered: [], missing_hours: [] },
    ...fields,
  },
})
const openQuote = (fields: Partial<Exchange>) =>
  openScreen('/dashboard/budget-printer?id=7', {
    answers: {
      budgets: { document: () => ({ data: sampleOf(QuoteDocument) }), exchange: { read: () => quote(fields) } },
    },
  })

test('an address that the record does not have is kept by one click, and then offered no more', async () => {
  const screen = await openQuote({ unkept: [HELENA] })
  const keep = page.getByRole('button', { name: `Guardar no cadastro: ${HELENA.email}` })
  await expect.element(page.getByText(`Helena Prado, ${HELENA.email} não está no cadastro do cliente.`)).toBeVisible()
  await expectAccessibleAt(1440, 360)
  screen.answer({ clients: { contacts: { keep: refuse('missing', 'Este cliente não existe mais.') } } })
  await keep.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Este cliente não existe mais.' })).toBeVisible()
  await expect.element(keep).toBeVisible()
  screen.answer({
    clients: { contacts: { keep: () => ({ result: true as const }) } },
    budgets: { exchange: { read: () => quote({ email: HELENA.email }) } },
  })
  await keep.click()
  await expect.element(keep).not.toBeInTheDocument()
  expect(screen.calls('clients.contacts.keep').at(-1)).toEqual({ client_id: 7, ...HELENA })
})

test('without a record nothing is offered', async () => {
  await openQuote({ client_id: null, unkept: [] })
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  await page.getByLabelText('E-mail do cliente').fill('a@exemplo.com.br')
  await expect.element(page.getByLabelText('E-mail do cliente')).toHaveValue('a@exemplo.com.br')
  expect(page.getByRole('button', { name: /no cadastro/ }).elements()).toEqual([])
})

test('who of the client’s receives quotes is offered where one is sent, with a press each; another address can be typed', async () => {
  const own = { name: 'Joana', email: 'dono@boreal.exemplo.com.br' }
  const screen = await openQuote({ email: own.email, addresses: [own, HELENA] })
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  const field = page.getByLabelText('E-mail do cliente')
  await expect.element(field).toHaveValue(own.email)
  await field.fill('outro@exemplo.com.br')
  await expectAccessibleAt(1440, 360)
  await page.getByRole('button', { name: 'Helena Prado' }).click()
  await expect.element(field).toHaveValue(HELENA.email)
  screen.answer({ budgets: { exchange: { send: () => quote({ state: 'sent', version: 1 }) } } })
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.send'))
    .toEqual([{ id: 7, means: 'email', email: HELENA.email, message: '', missing_hours: 0 }])
})

test('a mistyped provider is asked about, and put right by one press', async () => {
  await openQuote({ email: 'ze@gmial.com' })
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  const asked = page.getByText('Quis dizer ze@gmail.com?')
  await expect.element(asked).toBeVisible()
  await expectAccessibleAt(360)
  await page.getByRole('button', { name: 'Usar este' }).click()
  await expect.element(page.getByLabelText('E-mail do cliente')).toHaveValue('ze@gmail.com')
  await expect.element(asked).not.toBeInTheDocument()
})

test('who records an acceptance says what was taken: of alternatives exactly one, of the rest any', async () => {
  const item = (place: number, description: string, kind: 'optional' | 'alternative', chosen = false) => ({
    ...{ place, description, kind, chosen, total: place * 10_000 },
    name: kind === 'optional' ? '' : 'Como se entra',
  })
  const offered = [
    item(1, 'Leitor de cartão', 'alternative', true),
    item(2, 'Leitor de celular', 'alternative'),
    item(3, 'Caixa', 'optional'),
    item(5, 'Visita', 'optional', true),
  ]
  const today = dayOf(nowMs())
  const terms = [0, 7].map((days) => ({ due: null, days }))
  const rates = { lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0 }
  await openQuote({ state: 'sent', version: 1, offered, accepted_from: addDays(today, -9), terms, rates })
  const posted = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  await page.getByRole('button', { name: 'Registrar aceitação' }).click()
  const mark = (role: 'radio' | 'checkbox', name: string) => page.getByRole(role, { name })
  await expect.element(mark('radio', 'Leitor de cartão, R$ 100,00')).toBeChecked()
  await expect.element(mark('checkbox', 'Visita, R$ 500,00')).toBeChecked()
  await expect.element(page.getByText(`As parcelas vencem em ${day(today)} e ${day(addDays(today, 7))}.`)).toBeVisible()
  await expectAccessibleAt(1440, 360)
  await mark('radio', 'Leitor de celular, R$ 200,00').click()
  await mark('checkbox', 'Caixa, R$ 300,00').click()
  await mark('checkbox', 'Visita, R$ 500,00').click()
  await expect.element(mark('radio', 'Leitor de cartão, R$ 100,00')).not.toBeChecked()
  await page.getByLabelText('Quando').fill(day(addDays(today, -3)))
  await expect
    .element(
      page.getByText(`em ${day(addDays(today, -3))} (já vencida) e ${day(addDays(today, 4))}. Na vencida, multa`),
    )
    .toBeVisible()
  await page.getByLabelText('Quem aceitou').fill('Helena')
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect.poll(() => posted.mock.calls.length).toBe(1)
  const form = posted.mock.calls[0]![0] as FormData
  expect(JSON.parse(String(form.get('record')))).toMatchObject({ id: 7, name: 'Helena', taken: [2, 3] })
  posted.mockRestore()
})

test('hours that a renewed quote lacks are named before it is sent, and the click says how many it showed', async () => {
  const missing_hours = [
    { worked_on: '12-001 Antena', day: '2026-11-20', minutes: 90, budgets: [43] },
    { worked_on: '12-002 Caixa', day: '2026-11-21', minutes: 15, budgets: [] },
  ]
  const screen = await openQuote({ state: 'expired', version: 1, changed: false, missing_hours, email: HELENA.email })
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect.element(page.getByText('20/11: 1:30 h em 12-001 Antena, no orçamento 0043')).toBeVisible()
  await expect.element(page.getByText('21/11: 0:15 h em 12-002 Caixa, mudadas ou excluídas')).toBeVisible()
  await expectAccessibleAt(1440, 360)
  screen.answer({
    budgets: {
      exchange: {
        send: refuse('hours-changed', 'As horas mudaram.'),
        read: () => quote({ state: 'expired', version: 1 }),
      },
    },
  })
  await page.getByRole('button', { name: 'Só criar o link' }).click()
  expect(screen.calls('budgets.exchange.send').at(-1)).toEqual({ id: 7, means: 'link', missing_hours: 105 })
  // What was shown is read again.
  await expect.element(page.getByText('12-001 Antena')).not.toBeInTheDocument()
})

test('that the link was copied is said for seconds, as of any other copy', async () => {
  await openQuote({ path: '/orcamento/7-abc', state: 'sent', version: 1 })
  await page.getByRole('button', { name: 'Copiar o link' }).click()
  await expect.element(page.getByRole('button', { name: 'Link copiado' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar o link' }), { timeout: 10_000 }).toBeVisible()
})
