import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ArchiveCard } from '#domains/archives/contract.ts'
import { ask } from '#ui/workbench/questions.ts'
import { refuse } from './answers.ts'
import { boardWith, cardWith, openBoard } from './board.ts'
import { ledgerWith, openModal, openMonth } from './ledger.ts'
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

test.for([false, true])(
  'what is tried again keeps the focus: on the button while it fails, then on what has come; what came above it meanwhile: %s',
  async (isMoved) => {
    const failing = refuse('unexpected', 'O banco de dados não respondeu.')
    const screen = await openScreen('/dashboard/archive', { answers: { archives: { list: failing } } })
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    await press(retry)
    await screen.quiet()
    await expect.element(retry).toHaveFocus()
    if (isMoved)
      for (let node = retry.element(); node.localName !== 'main'; node = node.parentElement!)
        node.parentElement!.prepend(document.createElement('i'))
    const article = sampleOf(ArchiveCard, { id: 7, title: 'Um artigo' })
    screen.answer({ archives: { list: () => ({ data: { result: [article] }, total: 1 }) } })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Um artigo', exact: true })).toBeVisible()
    await expect.element(page.getByLabelText('Buscar por título ou descrição')).toHaveFocus()
  },
)

describe('what was opened by a key gives the focus back when it is closed by one', () => {
  const PHONE = { id: 1, label: 'iPhone', created: '2026-11-20T12:00:00.000Z', used: null }
  const profile = () =>
    openScreen('/dashboard/profile', { answers: { calendar: { appPasswords: { list: () => ({ data: [PHONE] }) } } } })

  test.for([
    ['a dialog', 'Nova senha de app', 'Nova senha de app'],
    ['a question', 'Revogar a senha de iPhone', 'Revogar a senha de “iPhone”?'],
  ] as const)('%s', async ([, name, title]) => {
    await profile()
    const opener = page.getByRole('button', { name })
    for (const end of ['{Escape}', 'Cancelar']) {
      await press(opener)
      const dialog = page.getByRole('dialog', { name: title })
      await expect.element(dialog).toBeVisible()
      if (end === '{Escape}') await userEvent.keyboard(end)
      else await press(dialog.getByRole('button', { name: end }))
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
  })

  test('the menu of a card, also the first time', async () => {
    await openBoard(boardWith([cardWith(1, 'A')]))
    const opener = page.getByRole('button', { name: 'Ações de 11-001' })
    for (let time = 0; time < 2; time++) {
      await press(opener)
      await expect.element(page.getByRole('menu')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
  })

  test('a question over a dialog, to the dialog', async () => {
    await openMonth(ledgerWith())
    const dialog = await openModal()
    // First the field that the dialog focuses by itself, a moment after it has come; then one chosen by hand.
    const fields = [dialog.getByLabelText('Descrição'), dialog.getByRole('textbox').first()]
    await expect.element(fields[0]!).toHaveFocus()
    for (const field of fields) {
      ;(field.element() as HTMLElement).focus()
      void ask<boolean>({ title: 'Tem certeza?', content: () => 'Não tem volta.' })
      const question = page.getByRole('dialog', { name: 'Tem certeza?' })
      await expect.element(question).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(field).toHaveFocus()
    }
  })

  test('nothing to a field that was left before it was opened', async () => {
    await profile()
    const opener = page.getByRole('button', { name: 'Nova senha de app' })
    await expect.element(opener).toBeVisible()
    const element = opener.element() as HTMLElement
    element.focus()
    element.blur()
    void ask<boolean>({ title: 'Tem certeza?', content: () => 'Não tem volta.' })
    const question = page.getByRole('dialog', { name: 'Tem certeza?' })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(document.body)
  })
})
