import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { chooseFiles } from './keys.ts'
import { openScreen } from './screen.tsx'

const FINANCE = '/dashboard/financial-report'
const NOTHING = { data: [], lacking: [], lacking_count: 0, wanted: [] }
type Inbox = NonNullable<NonNullable<Answers['finance']>['inbox']>
const openReceipts = (inbox: Inbox) =>
  openScreen(`${FINANCE}/receipts`, { as: 'staff', answers: { finance: { inbox } } })
const failed = () => page.getByRole('heading', { name: 'Os comprovantes não vieram' })
const loading = () => page.getByLabelText('Carregando os comprovantes…')
const empty = () => page.getByRole('heading', { name: 'Nenhum comprovante espera' })

test('the receipts say that they are on their way, and then that there are none', async () => {
  const { answer, letGo } = hold(() => NOTHING)
  await openReceipts({ list: answer })
  await expect.element(loading()).toBeInTheDocument()
  await expect.element(empty()).not.toBeInTheDocument()
  letGo()
  await expect.element(empty()).toBeVisible()
  await expect.element(loading()).not.toBeInTheDocument()
})

test('receipts that are another’s are refused in words, and can be asked for again', async () => {
  const screen = await openReceipts({ list: refuse('forbidden', 'Estes dados são de outra pessoa.') })
  await expect.element(failed()).toBeVisible()
  await expect.element(page.getByText('Estes dados são de outra pessoa.')).toBeVisible()
  screen.answer({ finance: { inbox: { list: () => NOTHING } } })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(empty()).toBeVisible()
  await expect.element(failed()).not.toBeInTheDocument()
})

test('without a network the receipts wait for it, and come by themselves', async () => {
  const screen = await openReceipts({ list: cutOff })
  screen.setOnline(false)
  await expect.element(page.getByText(/^Sem conexão/)).toBeVisible()
  await expect.element(loading()).toBeInTheDocument()
  screen.answer({ finance: { inbox: { list: () => NOTHING } } })
  screen.setOnline(true)
  await expect.element(empty()).toBeVisible()
})

for (const [what, preview, why] of [
  ['that is refused', refuse('invalid', 'Linha 7: a data “31/02” não existe.'), 'Linha 7: a data “31/02” não existe.'],
  ['of another’s ledger', refuse('forbidden', 'Este livro é de outra pessoa.'), 'Este livro é de outra pessoa.'],
  ['that does not reach the server', cutOff, /conexão|servidor/i],
] as const)
  test(`a statement ${what} says why, and the next one can be chosen`, async () => {
    const screen = await openScreen(`${FINANCE}/import`, {
      as: 'staff',
      answers: { finance: { import: { preview: preview as never } } },
    })
    screen.allow(/Failed to load|Forbidden|fetch/)
    const field = page.getByLabelText('Extrato', { exact: true })
    chooseFiles(field, new File(['x'], 'outubro.ofx'))
    await expect.element(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Escolher o extrato' })).toBeEnabled()
  })

test('while a statement is read it is said, and no second one is chosen', async () => {
  const { answer, letGo } = hold(refuse('invalid', 'O arquivo está vazio.'))
  await openScreen(`${FINANCE}/import`, { as: 'staff', answers: { finance: { import: { preview: answer as never } } } })
  chooseFiles(page.getByLabelText('Extrato', { exact: true }), new File(['x'], 'outubro.ofx'))
  await expect.element(page.getByText('Lendo o extrato…')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Escolher o extrato' })).toBeDisabled()
  letGo()
  await expect.element(page.getByRole('alert').filter({ hasText: 'O arquivo está vazio.' })).toBeVisible()
})
