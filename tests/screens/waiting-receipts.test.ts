import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Payable } from '#domains/finance/bills-contract.ts'
import { LackingEntry, Offer, WaitingReceipt } from '#domains/finance/inbox-contract.ts'
import { Report } from '#domains/finance/reports-contract.ts'
import { dayOf } from '#time.ts'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { dropFiles, press } from './keys.ts'
import { NOTHING } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const NONE = { to_receive: '0.00', to_pay: '0.00', count: 0 }
const RECEIPTS = '/dashboard/financial-report/receipts'
const offer = sampleOf(Offer, {
  ...{ kind: 'bill', id: 3, description: 'Filamento, 12 kg', date: '2026-11-25', amount: '1188.00', type: 'despesa' },
  reason: 'mesmo valor, “Filamento” nos dois',
})
const nota = sampleOf(WaitingReceipt, {
  ...{ id: 7, name: 'nfe.xml', kind: 'nfe', supplier: 'Filamento do Sul', number: '1042', date: '2026-11-10' },
  ...{ amount: '1188.00', is_signed: true, is_trial: false, offers: [offer], category: 'Material', items: [], due: [] },
  event: null,
})

interface InboxOptions {
  lacking?: LackingEntry[]
  width?: number
  reports?: Report[]
  bills?: Payable[]
  /** In place of an answer that takes it. */
  settle?: ReturnType<typeof refuse>
}

/** The screen with these receipts, which can be settled. */
function openInbox(
  receipts: WaitingReceipt[],
  { lacking = [], width = 1440, reports = [], bills = [], ...inbox }: InboxOptions = {},
) {
  let data = receipts
  const settle = ({ id }: { id: number }) => {
    data = data.filter((one) => one.id !== id)
    return { result: true as const }
  }
  const list = () => ({ data, lacking, lacking_count: lacking.length, wanted: [] })
  return openScreen(RECEIPTS, {
    viewport: { width, height: 900 },
    answers: {
      finance: {
        reports: {
          search: ({ q = '' }) => ({
            data: reports.filter(({ description }) => description.toLowerCase().includes(q)),
            totals: NOTHING,
          }),
        },
        bills: {
          open: () => ({ data: bills, totals: { overdue: NONE, today: NONE, soon: NONE, later: NONE } }),
        },
        inbox: { list, settle, remove: settle, refuse: () => ({ result: true as const }), ...inbox },
      },
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

test.each([1440, 360])('at %i px a receipt is given to an entry that was not offered, by search', async (width) => {
  const reports = ['Resina cinza', 'Frete'].map((description, index) =>
    sampleOf(Report, { id: 20 + index, description, amount: '89.90', date: '2026-11-05', files: [] }),
  )
  const bills = [
    sampleOf(Payable, { id: 4, kind: 'bill', description: 'Resina azul', total: '90.00', due: '2026-12-01' }),
  ]
  const screen = await openInbox([{ ...nota, offers: [] }], { reports, bills, width })
  await page.getByRole('button', { name: 'Escolher a transação' }).click()
  const dialog = page.getByRole('dialog', { name: 'De que é Filamento do Sul?' })
  await expect.element(dialog.getByRole('button', { name: 'Frete' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('resina')
  await expect.element(dialog.getByRole('button', { name: 'Frete' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Resina azul' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Resina cinza' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.calls('finance.inbox.settle')).toEqual([{ id: 7, to: { kind: 'report', id: 20 } }])
})

test('what cannot be read says why; an event is told, and offers nothing to be booked', async () => {
  const unread = { offers: [], amount: null, supplier: '', number: '' }
  const event = { name: 'Cancelamento', access_key: '1', whereabouts: 'A nota está em “Filamento”.' }
  await openInbox([
    { ...nota, ...unread, id: 8, kind: 'picture', name: 'foto.jpg' },
    { ...nota, ...unread, id: 9, kind: 'xml', name: 'abrasf.xml' },
    { ...nota, ...unread, id: 10, kind: 'event', name: 'evento.xml', event },
  ])
  await expect.element(row('foto.jpg')).toMatchTextContent(/Uma foto é guardada, não lida/)
  await expect.element(row('abrasf.xml')).toMatchTextContent(/Não é XML de NF-e/)
  const told = row('Cancelamento')
  await expect.element(told).toMatchTextContent(/A nota está em “Filamento”.*confira se ela ainda vale/)
  expect(told.getByRole('button', { name: 'Lançar como paga' }).elements()).toHaveLength(0)
  await expect.element(told.getByRole('button', { name: 'Escolher a transação' })).toBeVisible()
})

test('files are taken anywhere in the window; a statement among them is not', async () => {
  await openInbox([])
  await expect.element(page.getByRole('heading', { name: 'Nenhum comprovante espera' })).toBeVisible()
  dropFiles(page.getByRole('heading', { name: 'Nenhum comprovante espera' }), new File(['x'], 'extrato.ofx'))
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'extrato.ofx' }))
    .toMatchTextContent(/entra em Importar/)
})

test('a day to come is said to be one when a receipt becomes an entry, and asked about where it is far ahead', async () => {
  const screen = await openInbox([nota])
  await page.getByRole('button', { name: 'Lançar como paga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lançar como paga' })
  const year = Number(dayOf(nowMs()).slice(0, 4)) + 36
  const note = dialog.getByText('Está no futuro: o que ainda vai ser pago fica em A pagar e a receber.')
  await expect.element(dialog.getByLabelText('Data')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await dialog.getByLabelText('Data').fill(`30/11/${year}`)
  await press('Tab')
  await expect.element(note).toBeVisible()
  await dialog.getByRole('button', { name: 'Lançar' }).click()
  await expect.element(dialog.getByLabelText('Data')).toHaveAccessibleDescription(new RegExp(`O ano é ${year} mesmo`))
  expect(screen.calls('finance.inbox.settle')).toEqual([])
  await dialog.getByRole('button', { name: 'Lançar' }).click()
  await expect.poll(() => screen.calls('finance.inbox.settle')).toMatchObject([{ to: { kind: 'new-report' } }])
})
