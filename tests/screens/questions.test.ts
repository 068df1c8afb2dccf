import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ask } from '#ui/workbench/questions.ts'
import { press } from './keys.ts'
import { ledgerWith, openModal, openMonth } from './ledger.ts'

const question = () => page.getByRole('dialog', { name: 'Tem certeza?' })
const asked = () => ask<boolean>({ title: 'Tem certeza?', content: () => 'Não tem volta.' })

test('Escape answers the question alone, and not the dialog under it as well', async () => {
  await openMonth(ledgerWith())
  const dialog = await openModal()
  const answer = asked()
  await expect.element(question()).toBeVisible()
  await press('Escape')
  expect(await answer).toBeUndefined()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  // Of two questions the one in sight.
  const [first, second] = [asked(), asked()]
  let isAnswered = false
  void first.then(() => (isAnswered = true))
  await press('Escape')
  expect(await second).toBeUndefined()
  expect(isAnswered).toBe(false)
  await press('Escape')
  await first
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})
