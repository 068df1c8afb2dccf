import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { BoughtOrder } from '#domains/sales/sale-schemas.ts'
import home from '../../seed/site/home.json' with { type: 'json' }
import { hold, refuse } from './answers.ts'
import { COMPANY, frameAnswers } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const TOKEN = 'a'.repeat(30)

test('while a client’s acceptance is on its way, its button says so and sends no second one', async () => {
  const quote = {
    ...{ document: { ...sampleOf(QuoteDocument), version: 1, total: 1000 }, state: 'sent' as const, open: true },
    ...{ changes: [], files: [], requests: [], acceptance: null, installments: [], mail: true, pdf: '/quote.pdf' },
  }
  const { answer, letGo } = hold(() => ({ result: true as const, data: { state: 'accepted' as const } }))
  const screen = await openScreen('/orcamento/7-abc', {
    as: 'visitor',
    answers: {
      site: { home: () => ({ data: home }) },
      budgets: { quote: { read: () => ({ data: quote }), seen: () => ({ result: true }), accept: answer } },
    },
  })
  const email = page.getByLabelText('Seu e-mail').first()
  await email.fill('helena@gmial.com')
  await page.getByLabelText('Seu nome').first().fill('Helena Prado')
  await expect.element(email).toHaveAccessibleDescription('Você quis dizer helena@gmail.com?')
  await page.getByRole('checkbox', { name: /^Li e concordo/ }).click()
  await page.getByRole('button', { name: /^Aceitar por/ }).click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/^Você quis dizer helena@gmail\.com\? Se estiver certo/)
  expect(screen.calls('budgets.quote.accept')).toEqual([])
  await email.fill('helena@exemplo.com.br')
  await expect.element(email).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: /^Aceitar por/ }).click()
  const busy = page.getByRole('button', { name: 'Enviando…' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  letGo()
  await expect.element(busy).not.toBeInTheDocument()
  expect(screen.calls('budgets.quote.accept')).toHaveLength(1)
})

test('why a withdrawal is refused is read out', async () => {
  const purchase = sampleOf(BoughtOrder).purchase ?? {
    ...{ user: 1, buyer: 'Ana', email: 'ana@exemplo.com.br', download: '/download', open: true, left: null, total: 50 },
    ...{ file: { name: 'peça.stl', size: 1 }, lines: [], paid_at: '2026-11-20T12:00:00Z', plan_until: null },
    ...{ withdraw_until: '2126-11-27', withdrawn: false, sandbox: false },
  }
  const order = { ...sampleOf(BoughtOrder), token_sale: TOKEN, app: 7, state: 'paid' as const, purchase }
  await openScreen(`/download-purchase/${TOKEN}/7/ana/1`, {
    as: 'visitor',
    answers: {
      sales: {
        purchase: () => ({ data: order }),
        withdraw: refuse('withdrawal-over', 'O prazo para desistir passou.'),
      },
    },
  })
  await page.getByText('Desistir da compra').click()
  await page.getByRole('button', { name: 'Desistir e receber de volta' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('O prazo para desistir passou.')
})

const openBooked = (fields: { email: string; mail: boolean }) => {
  const booking = {
    ...{ title: 'Conversa inicial', owner: 'Marina Duarte', name: 'Ana', note: '', location: '', page: '', free: null },
    ...{ start: '2027-03-10T18:00:00.000Z', end: '2027-03-10T18:30:00.000Z', state: 'stands' as const },
    ...{ changeable: true, movable: true, ...fields },
  }
  return openScreen('/agendar/horario/1-abc?feito=1', {
    as: 'visitor',
    answers: { bookings: { visit: { booking: () => ({ data: booking }) } } },
  })
}

test('where no e-mail goes out, none is promised to who has booked: they copy the address', async () => {
  await openBooked({ email: 'ana@cliente.com.br', mail: false })
  const said = page.getByRole('status')
  await expect
    .element(said)
    .toHaveTextContent('Está marcado. Guarde o endereço desta página: é por ele que se muda ou cancela.')
  await expect.element(page.getByRole('button', { name: 'Copiar endereço' })).toBeVisible()
})

test('a browser that lets nothing be copied is told how, and may be asked again', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const selected = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await openBooked({ email: 'ana@cliente.com.br', mail: false })
  await page.getByRole('button', { name: 'Copiar endereço' }).click()
  await expect.element(page.getByRole('button', { name: 'Copie da barra do navegador' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar endereço' }), { timeout: 20_000 }).toBeVisible()
  for (const spy of [refused, selected]) spy.mockRestore()
})

test('who has booked with a mistyped provider is asked about it, since the confirmation goes there', async () => {
  await openBooked({ email: 'ana@gmial.com', mail: true })
  await expect.element(page.getByRole('status')).toMatchTextContent(/A confirmação vai para ana@gmial\.com/)
  await expect.element(page.getByRole('button', { name: 'Copiar endereço' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toMatchTextContent(/Você quis dizer ana@gmail\.com\?/)
})

test('a double click is asked whether the contact is meant, and its second click sends nothing', async () => {
  const screen = await openScreen('/contact', {
    as: 'visitor',
    answers: { contact: { save: () => ({ result: true }) } },
  })
  const contact = page.getByLabelText('Contato', { exact: true })
  await page.getByLabelText('Nome').fill('Dora Prado')
  await contact.fill('dora@gmial.com')
  await page.getByLabelText('Mensagem', { exact: true }).fill('Uma placa para a porta.')
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  await send.click()
  // Wherever the question has moved the button to.
  const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
  send.element().dispatchEvent(second)
  await expect.element(contact).toHaveFocus()
  await expect.element(contact).toHaveAccessibleDescription(/Se estiver certo como está, é só enviar de novo\./)
  expect(screen.calls('contact.save')).toEqual([])
  await send.click()
  await expect.poll(() => screen.calls('contact.save')).toHaveLength(1)
})

test('who has written nothing of compliance promises nothing, and no letter is asked for without a street', async () => {
  const texts = { intro: '', prevention: '', detection: '', remediation: '', trust: '' }
  const screen = await openScreen('/legal-compliance', {
    as: 'visitor',
    answers: { site: { legal: () => ({ data: texts }) } },
  })
  const report = page.getByRole('region', { name: 'Viu algo errado? Conte.' })
  await expect.element(report).toMatchTextContent('Diga o que aconteceu')
  await expect.element(report).not.toMatchTextContent(/Só quem apura|por carta/)
  const { data } = await frameAnswers('visitor').site!.frame!(undefined as never)
  const company = { ...COMPANY, street: 'Rua das Palmeiras, 12' }
  screen.answer({ site: { frame: () => ({ data: { ...data, company } }) } })
  await screen.reload()
  await expect.element(report).toMatchTextContent('Sem nome, por carta: Rua das Palmeiras, 12, Florianópolis, SC.')
})
