import { expect, test } from 'vitest'
import { describeLead, leadChoices, nextLead } from './leads.ts'

test.each([
  [0, 'Na hora'],
  [60, '1 minuto antes'],
  [5400, '1 hora, 30 minutos antes'],
  [7200, '2 horas antes'],
  [86_400, '1 dia antes'],
  [93_600, '1 dia, 2 horas antes'],
  [1_209_600, '2 semanas antes'],
  [45, '45 segundos antes'],
  [-600, '10 minutos depois'],
])('%i seconds: %s', (lead, text) => expect(describeLead(lead, false)).toBe(text))

test.each([
  [4, 'No dia às 08:00'],
  [18, 'Na véspera às 18:00'],
  [12, 'No dia às 00:00'],
  [52, '2 dias antes às 08:00'],
  [-13, '1 dia depois às 01:00'],
])('of whole days %i hours: %s', (hours, text) => expect(describeLead(hours * 3600, true)).toBe(text))

test('what is offered is said in words of its own each, with what an event has already', () => {
  for (const allDay of [false, true]) {
    const words = leadChoices(allDay, [12_345]).map((lead) => describeLead(lead, allDay))
    expect(new Set(words).size).toBe(words.length)
    expect(words).toContain(describeLead(12_345, allDay))
  }
})

test('a further alert begins with one that is not taken', () => {
  const taken: number[] = []
  for (let lead = nextLead(true, taken); lead !== undefined; lead = nextLead(true, taken)) taken.push(lead)
  expect(taken.toSorted((one, other) => one - other)).toEqual(leadChoices(true))
  expect(nextLead(false, [600])).toBe(3600)
})
