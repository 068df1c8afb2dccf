import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { openSection, siteWith } from './site-sections.ts'

/* What no PDF can show is said at its field. */

const HINT = 'O PDF não mostra ש: no lugar fica □.'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('of the company', async () => {
  await openSection(siteWith(), 'empresa')
  for (const label of ['Nome', 'Razão social', 'Rua e número', 'Bairro', 'Cidade', 'WhatsApp']) {
    await field(label).fill('Boreal ש')
    await expect.element(field(label)).toHaveAccessibleDescription(HINT)
  }
})

test('of a client', async () => {
  await openScreen('/dashboard/clients?id=-1')
  for (const label of ['Nome', 'Contato', 'Telefone', 'Endereço']) {
    await field(label).fill('Boreal ש')
    await expect.element(field(label)).toHaveAccessibleDescription(HINT)
  }
  await field('Contato').fill('Helena')
  await expect.element(field('Contato')).toHaveAccessibleDescription(/Com quem falar/)
})

test('of the name of a client who accepts a quote', async () => {
  const quote = {
    ...{ document: { ...sampleOf(QuoteDocument), version: 1, total: 1000 }, state: 'sent' as const, open: true },
    ...{ changes: [], files: [], requests: [], acceptance: null, installments: [], mail: true, pdf: '/quote.pdf' },
  }
  await openScreen('/orcamento/7-abc', {
    as: 'visitor',
    answers: { budgets: { quote: { read: () => ({ data: quote }), seen: () => ({ result: true }) } } },
  })
  const name = page.getByLabelText('Seu nome').first()
  await name.fill('Helena ש')
  await expect.element(name).toHaveAccessibleDescription(HINT)
  await name.fill('Helena 日本')
  await expect.element(name).not.toHaveAccessibleDescription(/PDF/)
})
