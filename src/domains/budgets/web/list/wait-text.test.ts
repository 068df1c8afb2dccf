import { expect, test } from 'vitest'
import type { BudgetRow } from '../../budget-schemas.ts'
import { waitText } from './wait-text.ts'

const TODAY = '2026-11-23'
const WAIT = {
  ...{ since: '2026-11-20T15:00:00.000Z', renewal: false, sent: null, validity: '2027-02-18', version: 1 },
  ...{ due: null as string | null, has_line: false, line: null },
}
const ROW = {
  ...{ id: 9, client: 'Clínica Pontual', project_name: 'Lembretes', deadline: '2026-12-17', total_budget: 100 },
  ...{ status: 'PENDING', state: 'draft', date: WAIT.since, owner: 'Davi' },
} as const

test.each([
  ['draft', 'PENDING', {}, ['há 3 dias', undefined, undefined]],
  ['change_requested', 'PENDING', {}, ['há 3 dias', 'vale até 18/02', true]],
  ['change_requested', 'PENDING', { since: '2026-11-22T15:00:00.000Z' }, ['ontem', 'vale até 18/02', false]],
  ['seen', 'PENDING', { validity: '2026-11-30' }, ['há 3 dias', 'vence em 7 dias', undefined]],
  ['seen', 'PENDING', { validity: '2026-11-24' }, ['há 3 dias', 'vence amanhã', undefined]],
  ['sent', 'PENDING', { validity: TODAY }, ['há 3 dias', 'vence hoje', undefined]],
  ['sent', 'PENDING', { since: '2026-11-23T02:00:00.000Z' }, ['ontem', 'vale até 18/02', undefined]],
  ['expired', 'PENDING', { validity: '2026-10-26' }, ['venceu em 26/10', undefined, undefined]],
  [
    'expired',
    'PENDING',
    { validity: '2026-10-26', renewal: true },
    ['venceu em 26/10', 'pediu nova validade', undefined],
  ],
  ['accepted', 'APPROVED', {}, ['há 3 dias', undefined, undefined]],
  ['accepted', 'APPROVED', { has_line: true }, ['entrega 17/12', undefined, undefined]],
  ['accepted', 'DEV', { due: '2026-11-17' }, ['parcela há 6 dias', undefined, true]],
  ['accepted', 'DEV', { due: TODAY }, ['parcela hoje', undefined, undefined]],
  ['accepted', 'FINALIZED', { due: '2026-11-22' }, ['parcela ontem', undefined, true]],
  ['refused', 'PENDING', {}, ['há 3 dias', undefined, undefined]],
] as const)('of one %s, %s, %j', (state, status, wait, expected) => {
  const { text, note, isLate } = waitText(TODAY, { ...ROW, state, status, wait: { ...WAIT, ...wait } } as BudgetRow)
  expect([text, note, isLate]).toEqual(expected)
})

test('a delivery that is over is late', () => {
  const row = { ...ROW, status: 'DEV', state: 'accepted', deadline: '2026-11-21', wait: WAIT } as BudgetRow
  expect(waitText(TODAY, row)).toEqual({ text: 'entrega há 2 dias', isLate: true })
})
