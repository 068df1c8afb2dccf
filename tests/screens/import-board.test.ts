import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type TrelloList, TrelloPreview } from '#domains/production/trello-contract.ts'
import { RecordImport } from '#platform/contract/record-import.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const list = (fields: Partial<TrelloList> & Pick<TrelloList, 'id' | 'name'>): TrelloList => ({
  archived: false,
  cards: 2,
  archivedCards: 0,
  status: 'inBacklog',
  ...fields,
})
const PREVIEW = sampleOf(TrelloPreview, {
  name: 'Site da Araçá',
  lists: [
    list({ id: 'a', name: 'A fazer', archivedCards: 1 }),
    list({ id: 'b', name: 'Fazendo', cards: 3, status: 'inProgress' }),
    list({ id: 'c', name: 'Ideias antigas', archived: true }),
  ],
  labels: [
    { name: 'Urgente', hue: 'red', there: true },
    { name: 'Verde-limão', hue: 'green', there: false },
  ],
  members: [{ id: 'm1', name: 'Rui de Fora', cards: 2, comments: 1, person: null }],
  people: [{ id: 2, name: 'Davi' }],
  counts: { done: 1, steps: 4, comments: 1, links: 2 },
  left: [{ text: 'Capas', count: 3 }],
  before: null,
})
const made = sampleOf(RecordImport, {
  ...{ id: 7, file_name: 'quadro.json', made: 6, changed: 0, refused: 2, undone_at: null, by: 'Marina' },
})
type Parts = NonNullable<NonNullable<Answers['production']>['trello']>
const answersOf = (parts: Parts = {}): Answers => ({
  accounts: { session: sessionIn('portuguese') },
  production: { trello: { list: () => ({ data: [] }), preview: () => ({ data: PREVIEW }), ...parts } },
})

async function openPreview(answers = answersOf()) {
  const screen = await openScreen('/dashboard/production-line?importar=true&linha=1', { answers })
  await userEvent.upload(page.getByLabelText('JSON do Trello', { exact: true }), new File(['{}'], 'quadro.json'))
  return screen
}
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('what a board becomes is shown before, at 360 px too, and only what is chosen is sent', async () => {
  const screen = await openPreview(answersOf({ commit: () => ({ result: true as const, data: made }) }))
  await expect.element(page.getByText(/5 cartões entram, 3 ficam de fora/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Coluna de Fazendo' })).toHaveValue('Em progresso')
  await expect.element(page.getByRole('combobox', { name: 'Coluna de Ideias antigas' })).toHaveValue('Fica de fora')
  await expect.element(page.getByText('Capas: 3')).toBeVisible()
  await expectAccessibleAt(1440, 360)
  await choose('Coluna de Ideias antigas', 'Backlog')
  await expect.element(page.getByRole('button', { name: 'Importar 7' })).toBeEnabled()
  await choose('Coluna de Fazendo', 'Fica de fora')
  await page.getByRole('switch', { name: 'Trazer também 1 cartão arquivado' }).click()
  await choose('Quem é Rui de Fora', 'Davi')
  await page.getByRole('button', { name: 'Importar 5' }).click()
  await expect.element(page.getByText('quadro.json: 6 tarefas, 2 cartões de fora.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Abrir o quadro' })).toBeVisible()
  expect(screen.calls('production.trello.commit')).toHaveLength(1)
})

test('a board that came in before is told, and comes again where that is said', async () => {
  const before = { at: '2026-03-12T15:00:00.000Z', line: 'Loja' }
  await openPreview(answersOf({ preview: () => ({ data: { ...PREVIEW, before } }) }))
  await expect.element(page.getByText('Este quadro já entrou em Loja, em 12/03/2026 12:00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Importar 0' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Importar de novo' }).click()
  await expect.element(page.getByRole('button', { name: 'Importar 5' })).toBeEnabled()
})

test('a file that is refused says why, and another one is chosen', async () => {
  await openPreview(answersOf({ preview: refuse('invalid', 'O arquivo está cortado: o JSON não chega ao fim.') }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^O arquivo está cortado/)
  await expect.element(page.getByRole('button', { name: 'Escolher o arquivo' })).toBeEnabled()
})

test.each(['specified', 'portuguese'] as const)('the list and a line lead to it in the interface %s', async (panel) => {
  const answers: Answers = { accounts: { session: sessionIn(panel) } }
  await openScreen('/dashboard/production-line', { filled: true, answers })
  await expect
    .element(page.getByRole('link', { name: 'Importar do Trello' }))
    .toHaveAttribute('href', '/dashboard/production-line?importar=true')
})
