import { expect, test } from 'vitest'
import { ON_APPROVAL } from './form-values.ts'
import { validityNote } from './validity-note.ts'

const due = (day: string, days?: string) => ({ due: day, unit: 'percent' as const, value: '50', ...(days && { days }) })
const note = (budget_validity: string | null, deadline: string | null, ...payments: ReturnType<typeof due>[]) =>
  validityNote({ budget_validity, deadline, payments })

test('a validity after the delivery or after a fixed parcela is said, with which', () => {
  const plan = [due(ON_APPROVAL), due('2026-12-30'), due('2027-01-30')]
  expect(note('2027-02-28', '2026-12-30')).toBe('Depois da entrega: quem aceitar no fim começa atrasado.')
  expect(note('2027-01-15', '2026-12-30', ...plan)).toMatch(/^Depois da entrega e da parcela 2: quem aceitar/)
  expect(note('2027-02-28', '2027-02-28', ...plan)).toBe(
    'Depois das parcelas 2 e 3: quem aceitar no fim as paga no dia do aceite.',
  )
})

test('nothing is said of a validity in time, of none, and of parcelas that count from the acceptance', () => {
  expect(note('2026-12-30', '2026-12-30', due(ON_APPROVAL), due('2026-12-30'))).toBeUndefined()
  expect(note(null, '2026-12-30', due('2026-12-30'))).toBeUndefined()
  expect(note('2027-02-28', null, due(ON_APPROVAL, '7'), due(''))).toBeUndefined()
})
