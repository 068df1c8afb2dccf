import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MAX_ATTACHED } from '#domains/budgets/budget.ts'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { QuoteFile } from '#domains/budgets/files-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { EXCHANGE } from './quote-form.ts'
import { openScreen } from './screen.tsx'

const LONG = 'palavra'.repeat(45)
const PRINTER = '/dashboard/budget-printer'
const DOCUMENT = sampleOf(QuoteDocument, {
  ...{ number: '0007', status: 'Em desenvolvimento', title: 'Sensor de nível', total: 1_037_050, additional: 32_000 },
  ...{ issued: '2027-01-04', deadline: '2055-01-31', validity: '2055-02-28', payments: [] },
  items: [
    { description: `Placa eletrônica\n${LONG}`, quantity: 10, total: 385_000 },
    {
      description: 'Programa',
      quantity: 6,
      unit: 'h',
      unit_price: 45_000,
      total: 243_000,
      discount: { percent: 10, amount: 27_000 },
    },
  ],
  extra: { markdown: '', html: '<p>Inclui <strong>duas</strong> visitas.</p>' },
})
const answers: Answers = { budgets: { document: () => ({ data: DOCUMENT }) } }
const sheet = () => page.getByRole('article')
const missing = () => page.getByRole('heading', { name: 'Este orçamento não existe' })

test('[BUD-09] the document says all that it has, and prints', async () => {
  const screen = await openScreen(`${PRINTER}?id=7`, { answers })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orçamento 0007')
  await expect.poll(() => document.title).toBe('Orçamento 0007')
  await expect.element(sheet()).toMatchTextContent(LONG)
  await expect.element(sheet()).toMatchTextContent('R$ 10.370,50')
  await expect.element(sheet().getByText('Em desenvolvimento', { exact: true })).toBeVisible()
  expect(sheet().getByText('duas').element().tagName).toBe('STRONG')
  await expect
    .element(sheet().getByRole('row', { name: /^Programa/ }))
    .toMatchTextContent(/6 h.*R\$ 450,00.*R\$ 2\.430,00.*menos 10%/)
  expect(screen.calls('budgets.document')).toEqual([{ id: 7 }])
  await expectAccessibleAt(360, 768, 1440)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(print).toHaveBeenCalledOnce()
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/budget-create?id=7')
})

test('[NAV-11] an address without a quote says so, and one that does not load tries again', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const screen = await openScreen(PRINTER, { answers })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orçamento para imprimir')
  await expect.element(missing()).toBeVisible()
  expect(screen.calls('budgets.document')).toEqual([])
  screen.answer({ budgets: { document: refuse('missing', 'Este orçamento não existe.') } })
  await screen.go(`${PRINTER}?id=2000000000`)
  await expect.element(missing()).toBeVisible()
  log.mockClear()
  const dead = hold(cutOff)
  screen.answer({ budgets: { document: dead.answer } })
  await screen.go(`${PRINTER}?id=7`)
  await expect.element(page.getByRole('status', { name: 'Carregando o orçamento…' })).toBeVisible()
  expect(log).not.toHaveBeenCalled()
  dead.letGo()
  await expect.element(page.getByRole('alert')).toMatchTextContent('O orçamento não veio')
  expect(log).toHaveBeenCalledWith('Invalid server response format')
  screen.answer(answers)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(sheet()).toMatchTextContent('Sensor de nível')
})

test('a PDF that does not come says why', async () => {
  const screen = await openScreen(`${PRINTER}?id=7`, { answers })
  screen.answer({ budgets: { pdf: refuse('unavailable', 'Há documentos demais na fila.') } })
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('O PDF não veio. Há documentos demais na fila.')
  await expect.element(sheet()).toBeVisible()
})

test('no more files are attached than a quote may have', async () => {
  const screen = await openScreen(`${PRINTER}?id=7`, { answers })
  const attach = page.getByRole('button', { name: 'Anexar arquivos' })
  await expect.element(attach).toBeEnabled()
  const data = Array.from({ length: MAX_ATTACHED }, (_, at) => sampleOf(QuoteFile, { id: at + 1, name: `${at}.pdf` }))
  screen.answer({ budgets: { files: { list: () => ({ data }) } } })
  await screen.go('/dashboard/budget')
  await screen.go(`${PRINTER}?id=7`)
  await expect.element(page.getByRole('link', { name: '19.pdf' })).toBeVisible()
  await expect.element(attach).toBeDisabled()
})

test('the palette finds a quote by its client', async () => {
  const screen = await openScreen('/dashboard/budget')
  const found = { kind: 'budget', id: 7, title: 'Um site', note: '0007 · Padaria', to: '/dashboard/budget-create?id=7' }
  screen.answer({ commandPalette: { find: ({ q }) => ({ data: q === 'Padaria' ? [found] : [] }) } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Budgets')
  await press('ControlOrMeta+k')
  await page.getByPlaceholder('Ir para…').fill('Padaria')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Um site.*0007 · Padaria/ })
    .click()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/budget-create?id=7')
})

test('a quote is sent once, however often the button is pressed', async () => {
  const exchange = {
    ...EXCHANGE,
    state: 'draft' as const,
    version: 0,
    path: '',
    program_terms: true as const,
    expired_on: '2026-01-15',
  }
  const screen = await openScreen(`${PRINTER}?id=7`, {
    answers: { budgets: { ...answers.budgets, exchange: { read: () => ({ data: exchange }) } } },
  })
  const sent = hold(() => ({ data: EXCHANGE }))
  screen.answer({ budgets: { exchange: { send: sent.answer } } })
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  await expect.element(page.getByText('As condições são as que vêm com o programa: conferir.')).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByText('Este orçamento já não vale: valeu até 15/01/2026.'))
    .toBeVisible()
  await page.getByLabelText('E-mail do cliente').fill('helena@exemplo.com.br')
  const send = page.getByRole('button', { name: 'Enviar por e-mail' }).element() as HTMLElement
  send.click()
  send.click()
  sent.letGo()
  await expect.element(page.getByRole('region', { name: 'Com o cliente' })).toMatchTextContent('Enviado')
  expect(screen.calls('budgets.exchange.send')).toMatchObject([
    { id: 7, email: 'helena@exemplo.com.br', means: 'email' },
  ])
})
