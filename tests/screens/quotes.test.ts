import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { BudgetRow } from '#domains/budgets/budget-schemas.ts'
import { SITUATIONS } from '#domains/budgets/situation.ts'
import type { Panel } from '#panel.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, hold, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'

const ago = (days: number) => new Date(nowMs() - days * DAY_MS).toISOString()
const ahead = (days: number) => dayOf(nowMs() + days * DAY_MS)

const WAIT: NonNullable<BudgetRow['wait']> = {
  ...{ since: ago(2), renewal: false, sent: ago(5), validity: ahead(40), version: 2 },
  ...{ due: null, has_line: true, line: 7 },
}
const ROW: BudgetRow = {
  id: 9,
  client: 'Clínica Pontual',
  project_name: 'Lembretes de consulta',
  deadline: ahead(20),
  total_budget: 8660,
  draft: true,
  sent_total: 8000,
  status: 'DEV',
  date: '2026-11-13T12:00:00.000Z',
  state: 'seen',
  owner: 'Davi Nunes',
  wait: WAIT,
}
const NONE = { count: 0, sum: 0 }
const list = {
  data: [ROW],
  total: 1,
  totals: { PENDING: NONE, APPROVED: NONE, DEV: { count: 1, sum: 8000 }, FINALIZED: NONE },
  situations: {
    ...(Object.fromEntries(SITUATIONS.map((one) => [one, NONE])) as Record<(typeof SITUATIONS)[number], typeof NONE>),
    DEV: { count: 1, sum: 8000 },
  },
}
const WAITING = { us: NONE, client: NONE, going: { count: 1, sum: 8000 }, closed: NONE }

/** Quotes of all groups, as the server orders them. */
const sent = { status: 'PENDING' as const, draft: false }
const rows: BudgetRow[] = [
  {
    ...{ ...ROW, ...sent, id: 1, client: 'Colégio Horizonte', state: 'change_requested' },
    wait: { ...WAIT, since: ago(4), has_line: false, line: null },
  },
  {
    ...{ ...ROW, id: 2, draft: false, client: 'Instituto Claraboia', status: 'APPROVED', state: 'accepted' },
    wait: { ...WAIT, has_line: false, line: null },
  },
  { ...ROW, ...sent, id: 3, client: 'Mercado Bom Dia', state: 'seen', openings: [ago(1), ago(3)] },
  { ...ROW, ...sent, id: 4, client: 'Cervejaria Lúpulo Alto', state: 'sent' },
  {
    ...ROW,
    draft: false,
    id: 5,
    client: 'Transportes Serra Azul',
    state: 'accepted',
    wait: { ...WAIT, due: ahead(-6) },
  },
  {
    ...ROW,
    ...sent,
    id: 6,
    client: `Fundação ${'muito'.repeat(30)} longa`,
    state: 'expired',
    wait: { ...WAIT, renewal: true },
  },
]
const all = {
  ...list,
  ...{ data: rows, total: 6 },
  waits: {
    ...{ us: { count: 2, sum: 17_320 }, client: { count: 2, sum: 17_320 } },
    ...{ going: { count: 1, sum: 8660 }, closed: { count: 1, sum: 8660 } },
  },
  situations: { ...list.situations, seen: { count: 1, sum: 8660 }, change_requested: { count: 1, sum: 8660 } },
}

const openList = (
  panel: Panel,
  answer: typeof list & { waits?: typeof WAITING } = list,
  budgets: Answers['budgets'] = {},
) =>
  openScreen('/dashboard/budget', {
    answers: {
      accounts: { session: sessionIn(panel) },
      budgets: { search: () => answer, months: () => ({ data: [] }), ...budgets },
    },
  })
const openGroups = (budgets: Answers['budgets'] = {}) => openList('portuguese', all, budgets)
const step = (name: string | RegExp) => page.getByRole('table').getByLabelText(name)

test('in Portuguese a quote has one state, which the list is narrowed by; the draft says what the client sees', async () => {
  const screen = await openList('portuguese', { ...list, waits: WAITING })
  const row = page.getByRole('row', { name: /Clínica Pontual/ })
  await expect.element(row).toMatchTextContent('Em desenvolvimento com rascunho')
  await expect.element(row).toMatchTextContent('R$ 8.660,00 cliente vê R$ 8.000,00')
  await expect.element(row).not.toMatchTextContent('Visto')
  expect(page.getByRole('combobox', { name: 'Resposta do cliente' }).elements()).toHaveLength(0)
  const sums = page.getByRole('group', { name: 'Totais por situação' })
  expect(sums.getByRole('button').elements()).toHaveLength(1)
  await sums.getByRole('button', { name: /Em desenvolvimento 1/ }).click()
  await expect.poll(() => screen.calls('budgets.search').at(-1)).toMatchObject({ situation: 'DEV', by: 'waits' })
  await page.getByRole('combobox', { name: 'Situação' }).selectOptions('Mudança pedida')
  await expect.poll(() => screen.calls('budgets.search').at(-1)).toMatchObject({ situation: 'change_requested' })
})

test('quotes stand by whom they wait for, each with one next step that leads to where it is done', async () => {
  const screen = await openGroups()
  await expect.element(page.getByRole('row', { name: /^Espera por nós 2/ })).toMatchTextContent('R$ 17.320,00')
  const heads = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent?.match(/^(Espera por nós|Espera pelo cliente|Em andamento|Fechados|\d{4})/)?.[0])
  expect(heads).toEqual([
    ...[undefined, 'Espera por nós', '0001', '0002', 'Espera pelo cliente', '0003', '0004'],
    ...['Em andamento', '0005', 'Fechados', '0006'],
  ])
  const verbs = page
    .getByRole('table')
    .getByRole('row')
    .elements()
    .map((row) => row.lastElementChild?.textContent)
  expect(verbs.filter((verb) => verb && !verb.includes('R$'))).toEqual([
    ...['Próximo passo', 'Responder', 'Começar o quadro', 'Lembrar', 'Enviar de novo', 'Cobrar', 'Renovar'],
  ])
  const link = (name: string) => step(name).element().getAttribute('href')
  expect(link('Responder: Colégio Horizonte')).toBe('/dashboard/budget-create?id=1')
  expect(link('Lembrar: Mercado Bom Dia')).toBe('/dashboard/budget-printer?id=3')
  await expect.element(page.getByRole('row', { name: /Transportes/ })).toMatchTextContent('parcela há 6 dias')
  await expect.element(page.getByRole('row', { name: /Fundação/ })).toMatchTextContent('pediu nova validade')
  await expect.element(page.getByRole('row', { name: /Cervejaria/ })).toMatchTextContent('não aberto')
  await expectAccessibleAt(1440, 1024, 360)
  await page.getByRole('button', { name: 'Por nós 2' }).click()
  await expect.poll(() => screen.calls('budgets.search').at(-1)).toMatchObject({ waits: 'us', by: 'waits' })
})

test('a line begins in the list, once, and is taken back by the toast', async () => {
  const begun = hold(() => ({ data: { project_id: 70 } }))
  const screen = await openGroups({
    exchange: {
      startLine: begun.answer,
      takeBackLine: () => ({ result: true as const }),
    },
  })
  await step('Começar o quadro: Instituto Claraboia').dblClick()
  begun.letGo()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.takeBackLine')).toEqual([{ id: 2 }])
  expect(screen.calls('budgets.exchange.startLine')).toEqual([{ id: 2 }])
})

test('one that is refused says why, and the row stays as it was', async () => {
  await openGroups({ exchange: { startLine: refuse('line-started', 'O quadro deste orçamento já começou.') } })
  await step('Começar o quadro: Instituto Claraboia').click()
  await expect.element(page.getByText('O quadro deste orçamento já começou.')).toBeVisible()
  await expect.element(step('Começar o quadro: Instituto Claraboia')).toBeEnabled()
})

test('by keys: walk, openings, states and text; the switch turns them off', async () => {
  const screen = await openGroups()
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await expect.element(step('Responder: Colégio Horizonte')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(step('Responder: Colégio Horizonte')).toHaveFocus()
  await userEvent.keyboard('jjk')
  await expect.element(step('Começar o quadro: Instituto Claraboia')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(step('Lembrar: Mercado Bom Dia')).toHaveFocus()
  await userEvent.keyboard('v')
  const openings = page.getByRole('dialog', { name: /^Aberto 2 vezes.*Mercado Bom Dia/ })
  await expect.element(openings).toMatchTextContent('90 dias')
  expect(openings.getByRole('listitem').elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(openings).not.toBeInTheDocument()
  await userEvent.keyboard('2')
  await expect.poll(() => screen.calls('budgets.search').at(-1)).toMatchObject({ situation: 'change_requested' })
  await userEvent.keyboard('0')
  await expect.element(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('')
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })).toHaveValue('j')

  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  await page.getByRole('switch', { name: 'Usar as letras como atalhos' }).click()
  await expect.poll(() => screen.calls('accounts.profile.choose')).toEqual([{ budgets_keys: false }])
})

test('none yet says how to begin; nothing found says so, with the way back', async () => {
  const none = { ...all, data: [], total: 0 }
  const screen = await openList('portuguese', none)
  await expect.element(page.getByRole('heading', { name: 'Nenhum orçamento ainda' })).toBeVisible()
  await screen.go('/dashboard/budget?waits=us&situation=draft')
  await expect.element(page.getByText('Nenhum orçamento assim.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Por nós 2' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nenhum orçamento ainda' })).toBeVisible()
})

test('[BUD-04] as specified the state of the work has its badge, and the client’s answer stands beside it', async () => {
  await openList('specified')
  const row = page.getByRole('row', { name: /Clínica Pontual/ })
  await expect.element(row).toMatchTextContent('In DevelopmentVisto')
  await expect.element(page.getByRole('combobox', { name: 'Resposta do cliente' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Totais por situação' }).getByRole('button').elements()).toHaveLength(4)
})
