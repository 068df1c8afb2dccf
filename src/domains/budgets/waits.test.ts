import { expect, test } from 'vitest'
import { STATES, STATUSES } from './budget.ts'
import { nextStep, STEPS, WAIT_LABELS, waitsFor } from './waits.ts'

const TODAY = '2026-11-23'

test('who is waited for, in all states of the work and answers', () => {
  const table = (has_line: boolean) =>
    Object.fromEntries(STATUSES.map((status) => [status, STATES.map((state) => waitsFor({ status, state, has_line }))]))
  expect(STATES).toEqual(['draft', 'sent', 'seen', 'accepted', 'refused', 'change_requested', 'expired'])
  const same = {
    DEV: ['going', 'going', 'going', 'going', 'closed', 'us', 'going'],
    FINALIZED: ['closed', 'closed', 'closed', 'closed', 'closed', 'us', 'closed'],
  }
  expect(table(false)).toEqual({
    PENDING: ['us', 'client', 'client', 'us', 'closed', 'us', 'closed'],
    APPROVED: ['us', 'us', 'us', 'us', 'closed', 'us', 'us'],
    ...same,
  })
  expect(table(true)).toEqual({
    PENDING: ['us', 'client', 'client', 'going', 'closed', 'us', 'closed'],
    APPROVED: ['going', 'going', 'going', 'going', 'closed', 'us', 'going'],
    ...same,
  })
  expect(Object.values(WAIT_LABELS)).toEqual(['Espera por nós', 'Espera pelo cliente', 'Em andamento', 'Fechados'])
})

const QUOTE = {
  ...{ draft: false, validity: '2027-01-31', due: null as string | null },
  ...{ has_line: false, has_board: false, begins: true },
}
const stepsOf = (fields: Partial<typeof QUOTE>) =>
  Object.fromEntries(
    STATUSES.map((status) => [
      status,
      STATES.map((state) => STEPS[nextStep(TODAY, { ...QUOTE, ...fields, status, state })]),
    ]),
  )

test('one next step, in all states of the work and answers', () => {
  const begin = 'Começar o quadro'
  expect(stepsOf({})).toEqual({
    PENDING: ['Enviar', 'Enviar de novo', 'Lembrar', begin, 'Duplicar', 'Responder', 'Renovar'],
    APPROVED: [begin, begin, begin, begin, 'Duplicar', 'Responder', begin],
    DEV: ['Abrir', 'Abrir', 'Abrir', 'Abrir', 'Duplicar', 'Responder', 'Abrir'],
    FINALIZED: ['Duplicar', 'Duplicar', 'Duplicar', 'Duplicar', 'Duplicar', 'Responder', 'Duplicar'],
  })
})

test.each([
  ['a draft of the next version is sent', { draft: true }, 'PENDING', 'seen', 'Enviar a versão nova'],
  ['also in answer to a request', { draft: true }, 'PENDING', 'change_requested', 'Enviar a versão nova'],
  ['an end that is near goes before a reminder', { validity: '2026-11-30' }, 'PENDING', 'seen', 'Estender prazo'],
  ['one that is not, does not', { validity: '2026-12-01' }, 'PENDING', 'seen', 'Lembrar'],
  ['a line is looked at', { has_line: true, has_board: true }, 'APPROVED', 'accepted', 'Ver o quadro'],
  ['unless it is another’s', { has_line: true }, 'DEV', 'accepted', 'Abrir'],
  ['without boards none begins', { begins: false }, 'APPROVED', 'accepted', 'Abrir'],
  ['a parcela that is due today is received', { has_line: true, due: TODAY }, 'DEV', 'accepted', 'Receber'],
  ['one that is late is asked for', { has_line: true, due: '2026-11-22' }, 'DEV', 'accepted', 'Cobrar'],
  ['also once the work is done', { has_line: true, due: '2026-11-22' }, 'FINALIZED', 'accepted', 'Cobrar'],
  ['the line begins before that', { due: '2026-11-22' }, 'APPROVED', 'accepted', 'Começar o quadro'],
  [
    'one that comes later is not',
    { has_line: true, has_board: true, due: '2026-11-24' },
    'DEV',
    'accepted',
    'Ver o quadro',
  ],
] as const)('%s', (_, fields, status, state, verb) => {
  expect(STEPS[nextStep(TODAY, { ...QUOTE, ...fields, status, state })]).toBe(verb)
})
