import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { fitsExample } from '#client/calls/fits-example.ts'
import { contract } from '#domains/contract.ts'
import { answerExamples, exampleOf } from '#platform/contract/answer-examples.ts'
import { listOutput, z } from '#platform/contract/fields.ts'

const namesOf = (router: AnyContractRouter, name = ''): string[] =>
  isContractProcedure(router)
    ? [name]
    : Object.entries(router).flatMap(([part, inner]) => namesOf(inner, name ? `${name}.${part}` : part))

/** Calls whose answer is a file, a stream, or a list that may be empty. */
const ANYTHING = [
  'analytics.reportFile',
  'archives.export',
  ...[
    'budgets.exchange.pdf',
    'budgets.exchange.proof',
    'budgets.exchange.receiptPdf',
    'budgets.files.download',
    'budgets.list',
    'budgets.csv',
    'budgets.pdf',
    'catalog.csv',
  ],
  'contact.file',
  ...['production.board.csv', 'production.task.attachment', 'production.files.download'],
  'projects.fetchFile',
  ...['sales.software', 'sales.orders.csv'],
  'security.csv',
  'events.watch',
  ...[
    'finance.reports.fetchFile',
    'finance.cash.csv',
    'finance.import.fetch',
    'finance.inbox.fetch',
    'finance.export.csv',
    'finance.export.zip',
  ],
  'hours.csv',
  'margins.csv',
  'newsletter.csv',
]

test('no answer to another question fits any call that is answered with JSON', () => {
  const names = namesOf(contract)
  const examples = answerExamples(contract)
  expect(examples.length).toBe(names.length)
  const wrong = [{ x: 1 }, [], null, undefined, 'text', 7, true, {}, { data: 'x' }, { result: 'x' }]
  const taken = names.filter((_, index) => wrong.some((answer) => fitsExample(answer, examples[index])))
  expect(taken).toEqual(ANYTHING)
})

test('an answer fits by the kinds of its parts, whatever else it has', () => {
  const example = exampleOf(
    z.object({
      data: z.array(z.object({ id: z.int(), name: z.string(), isOn: z.boolean(), at: z.string().nullable() })),
      first: z.object({ name: z.string() }).nullable(),
      kind: z.enum(['a', 'b']),
      rest: z.record(z.string(), z.number()),
      ...listOutput,
    }),
  )
  const answer = { data: [{ id: 1, name: 'a' }], first: { name: 'b' }, kind: 'a', rest: {}, total: 1, more: true }
  const fits = (change: object) => fitsExample({ ...answer, ...change }, example)
  expect(fits({})).toBe(true)
  expect(fits({ data: [], first: null, kind: 'c', next: 'x' })).toBe(true)
  expect(fits({ data: {} })).toBe(false)
  expect(fits({ data: [null] })).toBe(false)
  expect(fits({ data: [{ id: 1, name: 'a' }, { x: 1 }] })).toBe(false)
  expect(fits({ data: [{ id: '1', name: 'a' }] })).toBe(false)
  expect(fits({ first: { x: 1 } })).toBe(false)
  expect(fits({ first: undefined })).toBe(false)
  expect(fits({ kind: 1 })).toBe(false)
  expect(fits({ total: undefined })).toBe(false)
  expect(fitsExample([answer], example)).toBe(false)
})
