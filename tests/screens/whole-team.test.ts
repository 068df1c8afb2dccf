import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FIRM } from '#domains/projects/project.ts'
import type { Panel } from '#panel.ts'
import type { Answers } from './answers.ts'
import { frameAnswers } from './frame.ts'
import { openScreen } from './screen.tsx'

/** An admin who is not the firm. */
const another = (panel: Panel): Answers => ({
  accounts: {
    session: async () => {
      const session = await frameAnswers('admin').accounts!.session!(undefined)
      return { ...session, panel, data: [{ ...session.data[0]!, id: 7 }] }
    },
  },
  finance: { reports: { add: () => ({ result: true, data: { id: 1, revision: 1, merged: false } }) } },
})

test.each([
  ['portuguese', FIRM, 1],
  ['specified', 7, 0],
] as const)(
  'a new entry of an admin whose screen is %s goes to the ledger of user %i, and the form says so',
  async (panel, ledger, notes) => {
    const screen = await openScreen('/dashboard/financial-report', {
      answers: another(panel),
      stored: { user: JSON.stringify({ id: 7, nome: 'Outra', email: 'outra@exemplo.com.br' }) },
    })
    await page.getByRole('button', { name: 'Nova Transação' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Descrição' }).fill('Aluguel')
    await form.getByRole('textbox', { name: 'Valor' }).fill('100')
    await form.getByRole('combobox', { name: 'Categoria' }).fill('Sala')
    expect(form.getByText('Entra no livro da empresa.').elements()).toHaveLength(notes)
    await form.getByRole('button', { name: 'Salvar Transação' }).click()
    await expect.poll(() => screen.calls('finance.reports.add')).toMatchObject([{ id_user: ledger }])
  },
)
