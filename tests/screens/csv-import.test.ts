import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecordImport } from '#platform/contract/record-import.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const CLIENTS = '/dashboard/clients?importar=true'
const made = (fields: Partial<RecordImport> = {}) =>
  sampleOf(RecordImport, {
    ...{ id: 7, file_name: 'clientes.csv', made: 3, changed: 1, refused: 0, undone_at: null, by: 'Joana' },
    ...fields,
  })
const past = (answers: Answers['clients'] = {}): Answers => ({
  clients: { import: { list: () => ({ data: [made()] }), ...answers.import } },
})
const undoIt = async () => {
  await page.getByRole('button', { name: 'Desfazer a importação de clientes.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
}

test('the imports that were made are listed, and undone with who stays named', async () => {
  const undo = () => ({ result: true as const, data: { kept: ['Araçá', 'Boreal'], count: 2 } })
  const screen = await openScreen(CLIENTS, { as: 'staff', answers: past({ import: { undo } }) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Importar clientes')
  await expect.element(page.getByText('3 novos · 1 mudado')).toBeVisible()
  await expectAccessibleAt(1440, 360)
  screen.answer(past({ import: { list: () => ({ data: [made({ undone_at: '2026-11-26T15:00:00.000Z' })] }) } }))
  await undoIt()
  await expect.element(page.getByText(/^2 ficaram como estão, por terem mudado/)).toMatchTextContent(/Araçá, Boreal\.$/)
  await expect.element(page.getByText(/^desfeita em/)).toBeVisible()
  expect(screen.calls('clients.import.undo')).toEqual([{ id: 7 }])
})

test('an undoing that is refused says why, and the import stays', async () => {
  const undo = refuse('import-undone', 'Esta importação já foi desfeita.')
  await openScreen(CLIENTS, { as: 'staff', answers: past({ import: { undo } }) })
  await undoIt()
  await expect.element(page.getByRole('alert').filter({ hasText: 'já foi desfeita' })).toBeVisible()
  await expect.element(page.getByText('clientes.csv')).toBeVisible()
})

test('imports that do not come are asked for again by a button, and a file is chosen all the same', async () => {
  const screen = await openScreen(CLIENTS, { answers: past({ import: { list: cutOff } }) })
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Escolher o arquivo' })).toBeEnabled()
  screen.answer(past())
  await again.click()
  await expect.element(page.getByText('clientes.csv')).toBeVisible()
})
