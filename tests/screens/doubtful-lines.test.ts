import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DoubtfulLine } from '#domains/finance/proposal-contract.ts'
import { hold, refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const IMPORT = '/dashboard/financial-report/import'
const like = { date: '2026-10-07', description: 'Internet' }
const line = sampleOf(DoubtfulLine, {
  id: 7,
  description: 'NET SERVICOS',
  amount: '89.90',
  type: 'despesa',
  like,
  reason: 'É a mesma?',
  matches: [],
})

test('a line left in doubt says what it looks like, and goes once it is said what it is', async () => {
  let lines = [line, sampleOf(DoubtfulLine, { ...line, id: 8, description: 'OUTRA', like: null })]
  const screen = await openScreen(IMPORT, {
    answers: {
      finance: {
        import: {
          doubtful: {
            list: () => ({ data: lines }),
            settle: ({ id }: { id: number }) => {
              lines = lines.filter((one) => one.id !== id)
              return { result: true as const }
            },
          },
        },
      },
    },
  })
  const section = page.getByRole('region', { name: 'Ficaram em dúvida' })
  const first = section.getByRole('listitem').filter({ hasText: 'NET SERVICOS' })
  await expect.element(first).toBeVisible()
  expect(first.element().textContent).toMatch(/−R\$\s89,90 .*parecida com “Internet”, 07\/10\/2026/)
  // The one that looks like nothing more can only be entered, as a transfer too, or left out.
  expect(section.getByRole('button', { name: 'É a mesma' }).elements()).toHaveLength(1)
  await first.getByRole('button', { name: 'É a mesma' }).click()
  await expect.element(first).not.toBeInTheDocument()
  await section.getByRole('button', { name: 'Lançar' }).click()
  await expect.element(section).not.toBeInTheDocument()
  expect(screen.calls('finance.import.doubtful.settle')).toEqual([
    { id: 7, answer: 'same' },
    { id: 8, answer: 'add' },
  ])
})

test('one that could not be settled stays, and says why', async () => {
  await openScreen(IMPORT, {
    answers: {
      finance: {
        import: {
          doubtful: {
            list: () => ({ data: [line] }),
            settle: refuse('missing', 'Esta linha não está mais em dúvida.'),
          },
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Deixar de fora' }).click()
  await expect.element(page.getByText('Esta linha não está mais em dúvida.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Deixar de fora' })).toBeEnabled()
})

test('one that may pay what is open says what, and pays it', async () => {
  const { answer, letGo } = hold(() => ({ result: true as const }))
  const pays = { kind: 'installment' as const, id: 3, description: 'Orçamento 0008', due: '2026-11-10', to: '/x' }
  const screen = await openScreen(IMPORT, {
    answers: {
      finance: {
        import: {
          doubtful: {
            list: () => ({
              data: [{ ...line, like: null, reason: 'O pagador tem outro nome. É dela?', matches: [pays] }],
            }),
            settle: answer,
          },
        },
      },
    },
  })
  await expect.element(page.getByText('O pagador tem outro nome. É dela?')).toBeVisible()
  await page.getByRole('button', { name: 'Paga: Orçamento 0008' }).click()
  await expect.element(page.getByRole('button', { name: 'Paga: Orçamento 0008' })).toBeDisabled()
  letGo()
  await expect
    .poll(() => screen.calls('finance.import.doubtful.settle'))
    .toEqual([{ id: 7, answer: 'pays', pays: { kind: 'installment', id: 3 } }])
})
