import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LackingEntry, Offer, WaitingReceipt } from '#domains/finance/inbox-contract.ts'
import { refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const RECEIPTS = '/dashboard/financial-report/receipts'
const offer = sampleOf(Offer, {
  ...{ kind: 'bill', id: 3, description: 'Filamento, 12 kg', date: '2026-11-25', amount: '1188.00', type: 'despesa' },
  reason: 'mesmo valor, “Filamento” nos dois',
})
const nota = sampleOf(WaitingReceipt, {
  ...{ id: 7, name: 'nfe.xml', kind: 'nfe', supplier: 'Filamento do Sul', number: '1042', date: '2026-11-10' },
  ...{ amount: '1188.00', is_signed: true, is_trial: false, offers: [offer], category: 'Material', items: [], due: [] },
})

interface InboxOptions {
  lacking?: LackingEntry[]
  width?: number
  /** In place of an answer that takes it. */
  settle?: ReturnType<typeof refuse>
}

/** The screen with these receipts, which can be settled. */
function openInbox(receipts: WaitingReceipt[], { lacking = [], width = 1440, ...inbox }: InboxOptions = {}) {
  let data = receipts
  const settle = ({ id }: { id: number }) => {
    data = data.filter((one) => one.id !== id)
    return { result: true as const }
  }
  const list = () => ({ data, lacking, lacking_count: lacking.length, wanted: [] })
  return openScreen(RECEIPTS, {
    viewport: { width, height: 900 },
    answers: {
      finance: { inbox: { list, settle, remove: settle, refuse: () => ({ result: true as const }), ...inbox } },
    },
  })
}

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

test.each([1440, 360])('at %i px a receipt says what is in it, and is given to its bill', async (width) => {
  const screen = await openInbox([nota], { width })
  await expect
    .element(row('Filamento do Sul'))
    .toMatchTextContent(/NF-e 1042 · com assinatura.*10\/11\/2026.*R\$\s1\.188,00/)
  await expect.element(page.getByText('mesmo valor, “Filamento” nos dois')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'É esta' }).click()
  await expect.element(row('Filamento do Sul')).not.toBeInTheDocument()
  await expect.element(page.getByText('Guardado em “Filamento, 12 kg”')).toBeVisible()
  expect(screen.calls('finance.inbox.settle')).toEqual([{ id: 7, to: { kind: 'bill', id: 3 } }])
})

test('what it is not is not offered again; one that could not be settled stays, and says why', async () => {
  const screen = await openInbox([nota], { settle: refuse('bill-paid', 'Esta conta já está paga.') })
  await page.getByRole('button', { name: 'Não é Filamento, 12 kg' }).click()
  await expect.poll(() => screen.calls('finance.inbox.refuse')).toEqual([{ id: 7, match: { kind: 'bill', id: 3 } }])
  await page.getByRole('button', { name: 'É esta' }).click()
  await expect.element(page.getByText('Esta conta já está paga.')).toBeVisible()
  await expect.element(row('Filamento do Sul')).toBeVisible()
})

test('an entry is made with what the receipt says', async () => {
  const screen = await openInbox([{ ...nota, offers: [] }])
  await page.getByRole('button', { name: 'Lançar como paga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lançar como paga' })
  await expect.element(dialog.getByLabelText('Descrição')).toHaveValue('Filamento do Sul')
  await expect.element(dialog.getByLabelText('Valor')).toHaveValue('1.188,00')
  await dialog.getByRole('button', { name: 'Lançar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.calls('finance.inbox.settle')).toMatchObject([
    {
      to: {
        kind: 'new-report',
        report: { description: 'Filamento do Sul', amount: '1188.00', date: '2026-11-10', category: 'Material' },
      },
    },
  ])
})

test('a bill is made of each part', async () => {
  const due = ['2026-12-05', '2027-01-05'].map((date, index) => ({ number: `00${index}`, date, amount: '594.00' }))
  const screen = await openInbox([{ ...nota, offers: [], due }])
  await page.getByRole('button', { name: 'Criar 2 contas a pagar' }).click()
  const dialog = page.getByRole('dialog', { name: '2 contas a pagar' })
  await expect.element(dialog.getByText(/05\/12\/2026 R\$\s594,00; 05\/01\/2027/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar 2 contas' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.calls('finance.inbox.settle')).toMatchObject([
    {
      to: {
        kind: 'new-bills',
        bills: [
          { description: 'Filamento do Sul, parcela 1 de 2', due: '2026-12-05', amount: '594.00' },
          { description: 'Filamento do Sul, parcela 2 de 2', due: '2027-01-05', amount: '594.00' },
        ],
      },
    },
  ])
})

test('without any it says what to do', async () => {
  await openInbox([])
  await expect.element(page.getByRole('heading', { name: 'Nenhum comprovante espera' })).toBeVisible()
})

test('entries without theirs are listed', async () => {
  const entry = sampleOf(LackingEntry, { id: 5, description: 'Resina', amount: '89.90', date: '2026-11-05' })
  await openInbox([], { lacking: [entry] })
  await expect.element(page.getByRole('button', { name: 'Anexar o comprovante de Resina' })).toBeVisible()
})
