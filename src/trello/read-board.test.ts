import { expect, test } from 'vitest'
import { BOARD_LIMITS, type Board } from './board.ts'
import { readBoard } from './read-board.ts'

const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const read = (value: unknown): Board => {
  const board = readBoard(bytes(value))
  if ('fault' in board) throw new Error(board.fault)
  return board
}
const faultOf = (value: unknown) => {
  const board = readBoard(value instanceof Uint8Array ? value : bytes(value))
  return 'fault' in board ? board.fault : undefined
}

const LIST = { id: 'l1', name: 'A fazer', closed: false, pos: 1 }
const card = (fields: object = {}) => ({ id: 'c1', idList: 'l1', name: 'Cartão', pos: 1, ...fields })
const board = (fields: object = {}) => ({ id: 'b1', name: 'Quadro', lists: [LIST], cards: [card()], ...fields })

test('lists and cards stand in their order, whatever the order of the file', () => {
  const { lists, cards } = read(
    board({
      lists: [{ ...LIST, id: 'l2', name: 'Feito', pos: 9 }, LIST],
      cards: [
        card({ id: 'x', idList: 'l2', name: 'C', pos: 1 }),
        card({ id: 'y', name: 'B', pos: 7.5 }),
        card({ id: 'z', name: 'A', pos: 0.25 }),
        card({ id: 'w', name: 'Sem lugar', pos: 'bottom' }),
      ],
    }),
  )
  expect(lists.map(({ name }) => name)).toEqual(['A fazer', 'Feito'])
  expect(cards.map(({ name }) => name)).toEqual(['A', 'B', 'Sem lugar', 'C'])
})

test('a card has its text, days, labels, members, checklists, comments and addresses', () => {
  const { cards } = read(
    board({
      cards: [
        card({
          ...{ desc: '**Texto**', due: '2026-03-12T18:00:00.000Z', start: '2026-03-10T03:00:00Z', dueComplete: true },
          ...{ idLabels: ['e1', 'e1', 7], idMembers: ['m1'], closed: true },
          attachments: [
            { name: 'planta.pdf', url: 'https://trello.com/1/cards/planta.pdf' },
            { name: 'mau', url: 'javascript:alert(1)' },
            { name: 'local', url: 'file:///etc/passwd' },
          ],
        }),
      ],
      checklists: [
        { idCard: 'c1', name: 'Depois', pos: 2, checkItems: [{ name: 'Três', state: 'incomplete', pos: 1 }] },
        {
          ...{ idCard: 'c1', name: 'Antes', pos: 1 },
          checkItems: [
            { name: 'Dois', state: 'complete', pos: 2 },
            { name: 'Um', state: 'incomplete', pos: 1 },
          ],
        },
      ],
      actions: [
        {
          type: 'commentCard',
          date: '2026-03-02T10:00:00.000Z',
          idMemberCreator: 'm1',
          data: { text: 'Depois', card: { id: 'c1' } },
        },
        { type: 'updateCard', date: '2026-03-02T09:00:00.000Z', data: { card: { id: 'c1' } } },
        {
          ...{ type: 'commentCard', date: '2026-03-01T10:00:00.000Z', memberCreator: { id: 'm2', fullName: 'Rui' } },
          data: { text: 'Antes', card: { id: 'c1' } },
        },
      ],
    }),
  )
  expect(cards[0]).toMatchObject({
    ...{ description: '**Texto**', due: '2026-03-12T18:00:00.000Z', start: '2026-03-10T03:00:00.000Z' },
    ...{ done: true, archived: true, labels: ['e1'], members: ['m1'] },
    links: [{ name: 'planta.pdf', url: 'https://trello.com/1/cards/planta.pdf' }],
    steps: [
      { task: 'Antes: Um', checked: false },
      { task: 'Antes: Dois', checked: true },
      { task: 'Depois: Três', checked: false },
    ],
    comments: [
      { member: 'm2', author: 'Rui', text: 'Antes' },
      { member: 'm1', text: 'Depois' },
    ],
  })
})

test('what a task has no place for is counted by its reason', () => {
  const { left, cards } = read(
    board({
      customFields: [{}, {}],
      cards: [card({ cover: { color: 'red' }, stickers: [1], idMembersVoted: ['m'] }), card({ idList: 'fora' })],
      checklists: [{ idCard: 'c1', checkItems: Array.from({ length: 203 }, (_, n) => ({ name: `${n}`, pos: n })) }],
    }),
  )
  expect(cards).toHaveLength(1)
  expect(cards[0]!.steps).toHaveLength(BOARD_LIMITS.cardSteps)
  expect(Object.fromEntries(left.map(({ text, count }) => [text, count]))).toEqual({
    ...{ 'Cartões sem lista': 1, 'Campos personalizados': 2, Capas: 1, Adesivos: 1, Votos: 1 },
    'Itens de checklist além do que cabe': 3,
  })
})

test.each([
  ['nothing that is JSON', 'olá', /^Isto não é um JSON que se leia/],
  ['a cut file', JSON.stringify(board()).slice(0, -20), /^O arquivo está cortado/],
  ['another JSON', { a: 1 }, /não é de um quadro do Trello/],
  ['a list', [1, 2], /não é de um quadro do Trello/],
  ['null', 'null', /não é de um quadro do Trello/],
  ['a PDF', '%PDF-1.7', /^Isto é um PDF/],
  ['a ZIP', 'PK\x03\x04...', /ZIP/],
  [
    'too many cards',
    board({ cards: Array.from({ length: 5001 }, () => card()) }),
    /^O quadro tem 5\.001 cartões, e cabem 5\.000/,
  ],
  ['too many lists', board({ lists: Array.from({ length: 201 }, () => LIST) }), /^O quadro tem 201 listas/],
])('%s is refused with its reason', (_, value, reason) => expect(faultOf(value)).toMatch(reason))

test('nonsense in the place of values is left out, and nothing comes from a prototype', () => {
  const text = `{"__proto__": {"lists": [], "cards": []}, "id": 7, "name": {"x": 1}, "labels": "a", "members": [null, 3, {}],
    "actions": {"length": 9}, "checklists": [{"idCard": "c1", "checkItems": "x"}], "lists": [{"id": "l1", "name": null, "pos": "a"}],
    "cards": [null, [], {"id": "c1", "idList": "l1", "__proto__": {"name": "herdado"}, "constructor": {"prototype": {"x": 1}},
      "name": ["a"], "desc": 3, "due": "ontem", "start": "0001-01-01T00:00:00Z", "idLabels": {"0": "e"}, "idMembers": 4, "attachments": [{"url": {}}]}]}`
  const { id, name, members, cards, lists } = read(text)
  expect({ id, name, lists }).toEqual({
    id: '',
    name: '',
    lists: [{ id: 'l1', name: 'Lista sem nome', archived: false }],
  })
  expect(members).toEqual([{ id: '', name: '', email: '' }])
  expect(cards).toEqual([
    expect.objectContaining({ name: '', description: '', due: null, start: null, labels: [], members: [], links: [] }),
  ])
  expect(({} as { x?: number }).x).toBeUndefined()
  expect(faultOf('{"__proto__": {"lists": [], "cards": []}}')).toMatch(/não é de um quadro/)
})

test('marks that no database stores are left out, also halves of characters', () => {
  expect(read(board({ cards: [card({ name: 'a\u0000b\ud800c', desc: '\u0007x' })] })).cards[0]).toMatchObject({
    ...{ name: 'ab\ufffdc', description: 'x' },
  })
})
