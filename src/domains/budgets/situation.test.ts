import { expect, test } from 'vitest'
import { STATES, STATUSES } from './budget.ts'
import { SITUATION_LABELS, SITUATIONS, situationOf, standingsOf } from './situation.ts'

test('the state of the work and the client’s answer are one word, in all their pairs', () => {
  const table = STATUSES.map((status) => STATES.map((state) => SITUATION_LABELS[situationOf({ status, state })]))
  expect(STATES).toEqual(['draft', 'sent', 'seen', 'accepted', 'refused', 'change_requested', 'expired'])
  expect(Object.fromEntries(STATUSES.map((status, index) => [status, table[index]]))).toEqual({
    PENDING: ['Rascunho', 'Enviado', 'Visto', 'Aceito', 'Recusado', 'Mudança pedida', 'Vencido'],
    APPROVED: ['Aprovado', 'Aprovado', 'Aprovado', 'Aceito', 'Recusado', 'Mudança pedida', 'Aprovado'],
    DEV: [...Array(4).fill('Em desenvolvimento'), 'Recusado', 'Mudança pedida', 'Em desenvolvimento'],
    FINALIZED: [...Array(4).fill('Concluído'), 'Recusado', 'Mudança pedida', 'Concluído'],
  })
})

test('each pair is of one situation', () => {
  expect(SITUATIONS.flatMap(standingsOf)).toHaveLength(STATUSES.length * STATES.length)
})
