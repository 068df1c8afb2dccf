import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ArchiveCard } from '#domains/archives/contract.ts'
import { refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { billsAnswers } from './records.ts'
import { openScreen } from './screen.tsx'

const BILLS = '/dashboard/financial-report/bills'

const pay = (description: string) => page.getByRole('button', { name: `Paguei: ${description}` })

async function press(button: ReturnType<typeof pay>) {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a bill that is paid gives the focus to the next one, the last to the one before', async () => {
  await openScreen(BILLS, { as: 'staff', answers: billsAnswers('Aluguel do galpão', 'Botijão de gás', 'Correio') })
  await press(pay('Botijão de gás'))
  await expect.element(pay('Correio')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pay('Aluguel do galpão')).toHaveFocus()
})

test('a bill that could not be paid gets the focus back', async () => {
  const screen = await openScreen(BILLS, { as: 'staff', answers: billsAnswers('Dedetização') })
  screen.answer({ finance: { bills: { pay: refuse('unexpected', 'Não deu para guardar.') } } })
  await press(pay('Dedetização'))
  await expect.element(page.getByRole('alert').filter({ hasText: 'Não deu para guardar.' })).toBeVisible()
  await expect.element(pay('Dedetização')).toHaveFocus()
})

test('what is tried again keeps the focus: on the button while it fails, then on what has come', async () => {
  const failing = refuse('unexpected', 'O banco de dados não respondeu.')
  const screen = await openScreen('/dashboard/archive', { answers: { archives: { list: failing } } })
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  await press(retry)
  await screen.quiet()
  await expect.element(retry).toHaveFocus()
  const article = sampleOf(ArchiveCard, { id: 7, title: 'Um artigo' })
  screen.answer({ archives: { list: () => ({ data: { result: [article] }, total: 1 }) } })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Um artigo', exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Filtrar por título ou descrição')).toHaveFocus()
})
