import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Import } from '#domains/finance/import-contract.ts'
import { hold, refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const IMPORT = '/dashboard/financial-report/import'
const save = page.getByRole('button', { name: 'Salvar a regra' })

test('the form of a rule comes once the lists above it are there: it does not move under the pointer', async () => {
  const imports = hold(() => ({ data: [sampleOf(Import, { file_name: 'novembro.ofx' })] }))
  await openScreen(IMPORT, { answers: { finance: { import: { list: imports.answer } } } })
  await expect.element(page.getByRole('heading', { name: 'Um extrato do banco' })).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  imports.letGo()
  await expect.element(page.getByText('novembro.ofx')).toBeVisible()
  await expect.element(save).toBeInTheDocument()
})

test('where a list cannot be read the form is there all the same', async () => {
  const screen = await openScreen(IMPORT, {
    answers: { finance: { import: { list: refuse('unexpected', 'Não veio.') } } },
  })
  screen.allow(/500/)
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect.element(save).toBeInTheDocument()
})
