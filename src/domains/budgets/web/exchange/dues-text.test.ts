import { expect, test } from 'vitest'
import { duesText } from './dues-text.ts'

const approved = { due: null, days: null }
const counted = (days: number) => ({ due: null, days })
const fixed = (due: string) => ({ due, days: null })
const said = (terms: Parameters<typeof duesText>[0], on: string, rates = { lateFine: 2, lateInterest: 1 }) =>
  duesText(terms, { on, today: '2026-11-30', rates })

test('what is due on a day that is over is said to be late, with what that costs', () => {
  expect(said([approved], '2026-11-30')).toBe('A parcela vence em 30/11/2026.')
  expect(said([approved], '2026-10-12')).toBe('A parcela vence em 12/10/2026, já vencida: multa e juros contam.')
  expect(said([counted(0), counted(30), counted(60)], '2026-10-12')).toBe(
    'As parcelas vencem em 12/10/2026 (já vencida), 11/11/2026 (já vencida) e 11/12/2026. Nas vencidas, multa e juros contam.',
  )
  expect(said([fixed('2026-11-29'), fixed('2026-12-29')], '2026-11-30')).toBe(
    'As parcelas vencem em 29/11/2026 (já vencida) e 29/12/2026. Na vencida, multa e juros contam.',
  )
})

test('what is not charged is not said', () => {
  const of = (lateFine: number, lateInterest: number) => said([approved], '2026-10-12', { lateFine, lateInterest })
  expect(of(0, 0)).toBe('A parcela vence em 12/10/2026, já vencida.')
  expect(of(2, 0)).toContain(': a multa conta.')
  expect(of(0, 1)).toContain(': os juros contam.')
})
