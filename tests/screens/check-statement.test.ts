import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { systemClock } from '#clock.ts'
import { ImportPreview, MadeImport } from '#domains/finance/import-contract.ts'
import { CsvMapping } from '#domains/finance/import-options.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { chooseFiles, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { QuietRequest } from './quiet-request.ts'
import { openScreen } from './screen.tsx'

const IMPORT = '/dashboard/financial-report/import'
type Line = ImportPreview['lines'][number]

const lineOf = (fields: Partial<Line>): Line => ({
  ...{ line: 1, account: 0, date: '2026-11-03', description: 'PIX RECEBIDO ANA', amount: '10.00', type: 'receita' },
  ...{ state: 'new', do: 'add', match: null, category: 'Vendas', transfer: false, reason: 'igual a 12 anteriores' },
  ...{ other: null, like: null, matches: [], ...fields },
})
const asked = (line: number, fields: Partial<Line> = {}) =>
  lineOf({ line, state: 'doubtful', reason: 'É a parcela 2?', category: '', description: `TED ${line}`, ...fields })
const open = (id: number, description: string) => ({
  ...{ kind: 'installment' as const, id, description, due: '2026-11-06', to: '' },
})

/** As a month's statement is: six in doubt, three that are known, 71 certain; R$ 10,00 each, and what is open R$ 30,00. */
function statement(lines: Line[], known = 3): ImportPreview {
  const dropped = Array.from({ length: known }, (_, at) => ({
    ...{ line: 100 + at, account: 0, date: '2026-11-03', description: `TARIFA ${at}`, amount: '2.00' },
    ...{ type: 'despesa' as const, reason: 'mesma linha do extrato de 03/11, “novembro.ofx”' },
  }))
  const total = lines.reduce((sum, { amount }) => sum + Number(amount), 1000)
  return sampleOf(ImportPreview, {
    format: 'ofx',
    accounts: [
      {
        ...{
          bank: '0341',
          branch: '',
          number: '12345',
          account_id: 1,
          fixed: true,
          name: 'Itaú',
          unnamed: false,
          kind: 'account' as const,
        },
        ...{ balance: total.toFixed(2), day: '2026-11-20', slot: 0 },
        book: { until: '2026-11-20', balance: '1000.00', lacks: 0 },
      },
    ],
    columns: null,
    counts: {
      new: lines.filter(({ state }) => state === 'new').length,
      doubtful: lines.filter(({ state }) => state === 'doubtful').length,
      known,
    },
    lines,
    dropped,
    remarks: { count: 0, first: [] },
    unread: { count: 0, first: [] },
  })
}

const EIGHTY = [
  asked(1, { matches: [open(1, 'Suportes')], amount: '30.00' }),
  asked(2, { matches: [open(2, 'Gabinetes')], amount: '30.00' }),
  asked(3),
  asked(4),
  asked(5, { like: { id: 9, date: '2026-11-02', description: 'Venda no balcão', counted: false } }),
  asked(6),
  ...Array.from({ length: 71 }, (_, at) => lineOf({ line: 7 + at, description: `PIX RECEBIDO ${at}` })),
]

const made = sampleOf(MadeImport, { id: 7, file_name: 'novembro.ofx', added: 75, known: 3, matched: 3 })

/** Opens the statement's lines one by one. Its form is sent beside the contract's client, as XMLHttpRequest. */
async function openCheck(preview: ImportPreview, answers: Answers['finance'] = {}) {
  const screen = await openScreen(IMPORT, {
    answers: {
      finance: {
        ...answers,
        import: {
          preview: (() => ({ data: preview })) as never,
          commit: () => ({ result: true, data: made }),
          ...answers.import,
        },
      },
    },
  })
  chooseFiles(page.getByLabelText('Extrato', { exact: true }), new File(['x'], 'novembro.ofx'))
  await page.getByText('Conferir uma a uma').click()
  await expect.element(hand()).toHaveFocus()
  return screen
}
const hand = () => page.getByRole('region', { name: 'Linha em mãos' })
const done = () => page.getByText(/^\d+ de \d+$/)
const balance = () => page.getByLabelText('Saldo da conta')

test('an entry of another account says in which it is already, first of the answers', async () => {
  const description = `${'Conserto do portão do galpão, '.repeat(8)}Maré`
  const like = { id: 9, date: '2026-11-02', description, counted: false, account: 'Caixa' }
  await openCheck(statement([asked(1, { like, matches: [open(1, 'Suportes')] })], 0))
  await expect
    .element(hand().getByRole('listitem').first())
    .toMatchTextContent(/É a mesma de 02\/11, que já está em Caixa: Conserto.*Maré$/)
  // However long, it ends within the card.
  expect(hand().element().scrollWidth).toBeLessThanOrEqual(hand().element().clientWidth)
})

test('eighty lines are checked by a few keys, and the balance runs to that of the bank', async () => {
  await openCheck(statement(EIGHTY), {
    import: {
      linkable: () => ({
        data: [{ kind: 'report', id: 40, description: 'Feira de Joinville', day: '2026-10-02', counted: true }],
      }),
    },
  })
  await expect.element(done()).toMatchTextContent(/0 de 80/)
  await expect.element(balance()).toMatchTextContent(/Extrato em 20\/11R\$\s1\.810,00.*R\$\s1\.000,00.*R\$\s810,00/)
  const began = systemClock.now().getTime()
  let keys = 0
  const type = async (...typed: string[]) => {
    keys += typed.length
    await press(...typed)
  }
  // Two parcelas by their numbers.
  await type('1', '1')
  await expect.element(balance()).toMatchTextContent(/R\$\s1\.060,00/)
  // A new one, whose category is asked.
  await type('n')
  await expect.element(hand().getByLabelText('Categoria')).toHaveFocus()
  await type('F', 'r', 'e', 't', 'e', 's', 'Enter')
  await expect.element(done()).toMatchTextContent(/3 de 80/)
  // A doubt is answered by its number: the field that is gone has left the focus to no answer of the next line.
  await expect.element(hand()).toHaveFocus()
  await type('Enter')
  await expect.element(done()).toMatchTextContent(/3 de 80/)
  // An entry that is searched for; it is in the account already.
  await type('/')
  await expect.element(page.getByRole('option', { name: /Feira de Joinville/ })).toBeVisible()
  await type('f', 'e', 'i')
  await expect
    .element(page.getByRole('option', { name: /Feira de Joinville/ }))
    .toHaveAttribute('data-combobox-selected')
  await type('Enter')
  await expect.element(done()).toMatchTextContent(/4 de 80/)
  await expect.element(balance()).toMatchTextContent(/R\$\s1\.070,00/)
  await type('1', '2')
  // Those that stay out have to be looked at.
  await type('Enter', 'Enter', 'Enter')
  await expect.element(done()).toMatchTextContent(/9 de 80/)
  await type('Shift+A')
  const finished = page.getByRole('region', { name: 'Extrato conferido' })
  await expect.element(finished).toMatchTextContent(/80 linhas em \d+ s: 77 entram, 3 ficam de fora/)
  await type('Enter')
  await expect.element(page.getByText('novembro.ofx: 75 transações novas')).toBeVisible()
  const seconds = (systemClock.now().getTime() - began) / 1000
  console.info(`${keys} keys for 80 lines, ${(keys / 80).toFixed(2)} a line, in ${seconds.toFixed(1)} s`)
  expect(keys).toBeLessThan(40)
  expect(seconds).toBeLessThan(120)
})

test('what was decided last is taken back, an accepted line is opened again, and a field is left by Escape', async () => {
  await openCheck(statement([asked(1), asked(2), lineOf({ line: 3 }), lineOf({ line: 4 })], 0))
  await press('1', '1', 'Shift+A')
  await expect.element(done()).toMatchTextContent(/4 de 4/)
  await expect.element(balance().getByLabelText('confere')).toBeVisible()
  // All certain ones were one decision.
  await press('z')
  await expect.element(done()).toMatchTextContent(/2 de 4/)
  await press('u')
  await expect.element(done()).toMatchTextContent(/1 de 4/)
  await expect.element(hand()).toMatchTextContent(/TED 2/)
  // An accepted one in hand is opened again, and its answer is gone.
  await press('k', 'u')
  await expect.element(done()).toMatchTextContent(/0 de 4/)
  await expect.element(hand()).toMatchTextContent(/TED 1/)
  await press('Enter')
  await expect.element(done()).toMatchTextContent(/0 de 4/)
  await press('z')
  await expect.element(done()).toMatchTextContent(/1 de 4/)
  await press('k', 'n')
  await expect.element(hand().getByLabelText('Categoria')).toHaveFocus()
  await press('Escape', 'j')
  await expect.element(hand()).toMatchTextContent(/TED 2/)
  // An answer that is not imported yet is not left without a question.
  await page.getByRole('link', { name: 'Mês' }).click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(done()).toMatchTextContent(/1 de 4/)
})

test('a new entry has a name of its own, and is done so always if it is wished', async () => {
  await openCheck(statement([asked(1, { description: 'COMPRA 12/03 AUTO POSTO ILHEUS 4821' }), lineOf({ line: 2 })], 0))
  const always = hand().getByRole('checkbox', { name: /Fazer sempre assim com “auto posto ilheus”/ })
  await press('n')
  // Without a category there is nothing to repeat.
  await expect.element(always).toBeDisabled()
  await hand().getByLabelText('Descrição').fill('Gasolina da entrega')
  await hand().getByLabelText('Categoria').fill('Combustível')
  await always.click()
  await press('Enter')
  await expect.element(done()).toMatchTextContent(/1 de 2/)
  const sent = vi.spyOn(QuietRequest.prototype, 'send')
  await press('Shift+A', 'Enter')
  await expect.element(page.getByText('novembro.ofx: 75 transações novas')).toBeVisible()
  const { choices } = JSON.parse((sent.mock.lastCall![0] as FormData).get('options') as string)
  sent.mockRestore()
  const said = { description: 'Gasolina da entrega', category: 'Combustível', rule: 'auto posto ilheus' }
  expect(choices).toEqual([{ line: 1, do: 'add', transfer: false, ...said }])
})

test('of a table that makes a new account it is said what it is of, and it is read anew', async () => {
  const table = statement([lineOf({ line: 1 })], 0)
  Object.assign(table.accounts[0]!, { account_id: null, fixed: false, bank: '', number: '', unnamed: true })
  table.columns = {
    header: ['Data', 'Descrição', 'Valor'],
    sample: [],
    mapping: sampleOf(CsvMapping, { amount: 2, description: [1] }),
    guessed: true,
    problem: '',
  }
  await openCheck(table)
  const sent = vi.spyOn(QuietRequest.prototype, 'send')
  await page.getByLabelText('O extrato é de').selectOptions('Um cartão: as compras são saídas')
  const options = () => JSON.parse(String((sent.mock.lastCall?.[0] as FormData | undefined)?.get('options') ?? '{}'))
  await expect.poll(options).toMatchObject({ kinds: ['card'] })
  sent.mockRestore()
})

test('an entry of another account is found with its account, and asked about before it moves', async () => {
  const screen = await openCheck(statement([asked(1), lineOf({ line: 2 })], 0), {
    import: {
      linkable: () => ({
        data: [{ kind: 'report', id: 9, description: 'Hotel', day: '2026-11-02', counted: false, account: 'Caixa' }],
      }),
    },
  })
  await press('/', 'h')
  const found = page.getByRole('option', { name: 'É a de 02/11, que está em Caixa: Hotel' })
  await found.click()
  const question = page.getByRole('dialog', { name: 'Mudar de conta?' })
  await expect.element(question).toMatchTextContent(/Hotel está em Caixa/)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(done()).toMatchTextContent(/0 de 2/)
  await page.getByRole('combobox', { name: 'Buscar o que ela é' }).click()
  await found.click()
  await question.getByRole('button', { name: 'É esta: mudar de conta' }).click()
  await expect.element(done()).toMatchTextContent(/1 de 2/)
  expect(screen.calls('finance.import.linkable').length).toBeGreaterThan(0)
})

test('lines that cannot be read are shown, and the rest comes in once that is seen', async () => {
  const preview = statement([lineOf({ line: 1 })], 0)
  preview.unread = {
    count: 1,
    first: [{ line: 3, why: 'A data “31/09/2026” não existe.', text: '31/09/2026 PADARIA -2,00' }],
  }
  const screen = await openCheck(preview)
  await page.getByText('Em tabela').click()
  const list = page.getByRole('region', { name: 'Não foram lidas' })
  await expect
    .element(list)
    .toMatchTextContent(
      /1 linha do arquivo não entra: não dá para saber o que diz.*Linha 3: A data “31\/09\/2026” não existe\. 31\/09\/2026 PADARIA -2,00/,
    )
  const take = page.getByRole('button', { name: 'Importar 1' })
  await expect.element(take).toBeDisabled()
  await press('Shift+A')
  const seen = list.getByRole('checkbox', { name: 'Vi: importar o resto sem ela' })
  await expect.element(seen).toHaveFocus()
  await expectAccessibleAt(1280, 360)
  await seen.click()
  screen.answer({
    finance: { import: { commit: () => ({ result: true, data: { ...made, unread: preview.unread } }) } },
  })
  const sent = vi.spyOn(QuietRequest.prototype, 'send')
  await take.click()
  await expect.element(page.getByText('novembro.ofx: 75 transações novas')).toBeVisible()
  expect(JSON.parse((sent.mock.lastCall![0] as FormData).get('options') as string)).toMatchObject({ unread: 1 })
  sent.mockRestore()
  await expect.element(list.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(list).toMatchTextContent(/Linha 3/)
})

test('one by one, lines that cannot be read are said where the import waits for them, and what an opening lacks', async () => {
  const preview = statement([lineOf({ line: 1 })], 0)
  const why = 'A data “20260931” não existe.'
  preview.unread = { count: 2, first: [2, 3].map((transaction) => ({ line: 1, transaction, why, text: 'PADARIA' })) }
  preview.accounts[0]!.book!.lacks = 2
  await openCheck(preview)
  await expect.element(page.getByText('2 linhas de que nem o valor foi lido')).toBeVisible()
  const list = page.getByRole('region', { name: 'Não foram lidas' })
  await expect.element(list).toMatchTextContent(/entram: não dá para saber o que dizem/)
  await expect.element(list).toMatchTextContent(/Linha 1, transação 2: .*Linha 1, transação 3: /)
  await press('Enter')
  const finished = page.getByRole('region', { name: 'Extrato conferido' })
  const take = finished.getByRole('button', { name: 'Importar' })
  await expect.element(take).toBeDisabled()
  await finished.getByRole('checkbox', { name: 'Vi: importar o resto sem elas' }).click()
  await expect.element(take).toBeEnabled()
  await expect.element(list.getByRole('checkbox')).toBeChecked()
})

test('where all that was read is known, it is not said that all of the file is', async () => {
  const preview = statement([], 1)
  preview.unread = { count: 1, first: [{ line: 3, why: 'A data “31/09/2026” não existe.', text: 'PADARIA' }] }
  await openScreen(IMPORT, { answers: { finance: { import: { preview: (() => ({ data: preview })) as never } } } })
  chooseFiles(page.getByLabelText('Extrato', { exact: true }), new File(['x'], 'novembro.ofx'))
  await expect.element(page.getByText('Tudo o que foi lido neste extrato já está no livro.')).toBeVisible()
})

test('a search that finds nothing, or that fails, decides nothing and says so', async () => {
  const screen = await openCheck(statement([asked(1), lineOf({ line: 2 })], 0), {
    import: { linkable: () => ({ data: [] }) },
  })
  await press('/', 'x')
  await expect.element(page.getByText('Nada deste valor')).toBeVisible()
  await press('Enter')
  await expect.element(done()).toMatchTextContent(/0 de 2/)
  await press('Escape', 'Escape')
  screen.answer({ finance: { import: { linkable: refuse('invalid', 'Algo deu errado.') } } })
  await press('/', 'y')
  await expect.element(page.getByText('Algo deu errado.')).toBeVisible()
  await press('Escape')
  await expectAccessibleAt(1280, 360)
})

test('a line is split by a key, and each line is read out as it comes', async () => {
  await openCheck(statement([asked(1), lineOf({ line: 2 })], 0))
  await expect.element(hand()).toHaveAttribute('aria-live', 'polite')
  await press('j', 's')
  for (const part of [1, 2]) await expect.element(hand().getByLabelText(`Valor da parte ${part}`)).toBeVisible()
})

test('where the balance does not come to that of the bank, it is said; without one there is nothing to compare', async () => {
  const off = statement([lineOf({ line: 1 })], 0)
  off.accounts[0]!.balance = '1009.99'
  await openCheck(off)
  await press('Enter')
  await expect.element(balance()).toMatchTextContent(/Diferença\s*−R\$\s0,01/)
})

test('how many lines have no category is said before they come in', async () => {
  const lines = [lineOf({}), lineOf({ line: 2, category: '' }), lineOf({ line: 3, category: '' })]
  const preview = statement(lines, 0)
  await openScreen(IMPORT, { answers: { finance: { import: { preview: (() => ({ data: preview })) as never } } } })
  chooseFiles(page.getByLabelText('Extrato', { exact: true }), new File(['x'], 'novembro.ofx'))
  const counted = page.getByRole('status').filter({ hasText: 'certas' })
  await expect
    .element(counted)
    .toMatchTextContent('3 certas, 0 esperam a sua resposta, 0 já no livro · 2 sem categoria')
})
