import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { recordStatements } from '#tests/statements.ts'
import { saveTask } from '#tests/task-form.ts'
import { BOARD } from '#tests/trello-board.ts'
import type { Card } from '../../board-contract.ts'
import type { TrelloChoices, TrelloPreview } from '../../trello-contract.ts'

const app = startApp()
let line: number
beforeEach(async () => {
  await app.pool.query('delete from projects; delete from record_imports; delete from labels')
  line = await addProject(app, { id_user: 2, title: 'Uma linha' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
})
const staff = () => app.people.staff

const form = (content: unknown, choices: Partial<TrelloChoices> | string) => {
  const form = new FormData()
  const bytes = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content)
  form.append('file', new File([bytes as BlobPart], 'quadro.json'))
  form.append('choices', typeof choices === 'string' ? choices : JSON.stringify({ line, ...choices }))
  return form
}
const preview = (content: unknown = BOARD, choices: Partial<TrelloChoices> | string = {}, who: Caller = staff()) =>
  who.post('/api/v1/line-import/preview', form(content, choices))
const commit = (content: unknown = BOARD, choices: Partial<TrelloChoices> | string = {}, who: Caller = staff()) =>
  who.post('/api/v1/line-import', form(content, choices))
const undo = (id: number, who: Caller = staff()) => who.post('/api/v1/line-import/undo', { id })
const imports = async (who: Caller = staff()) => (await who.get('/api/v1/line-import/list')).body.data
const cards = async () => (await staff().get(`/api/v1/line-board?id=${line}`)).body.data.cards as Card[]
const task = async (nome: string) => {
  const { id_text } = (await cards()).find((card) => card.nome === nome)!
  return (await staff().get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
}
const labels = async () =>
  (await staff().get('/api/v1/labels')).body.data.labels.map(({ name, hue }: { name: string; hue: string }) => [
    name,
    hue,
  ])

test('a preview says what would come, and writes nothing', async () => {
  await staff().post('/api/v1/label-new', { name: 'URGENTE', hue: 'violet' })
  const { status, body } = await preview()
  expect(status).toBe(200)
  expect(body.data as TrelloPreview).toMatchObject({
    name: 'Site da Araçá',
    lists: [
      { id: 'todo', cards: 1, archivedCards: 1, status: 'inBacklog' },
      { id: 'doing', cards: 2, status: 'inProgress' },
      { id: 'done', cards: 1, status: 'Completed' },
      { id: 'old', archived: true, cards: 1, status: 'inBacklog' },
    ],
    labels: [
      { name: 'Urgente', hue: 'red', there: true },
      { name: 'Verde-limão', hue: 'green', there: false },
    ],
    members: [
      { id: 'm1', cards: 1, comments: 1, person: 3 },
      { id: 'm2', cards: 1, comments: 1, person: null },
    ],
    counts: { done: 1, steps: 2, comments: 2, links: 1 },
    ...{ left: [], before: null },
  })
  expect(await cards()).toEqual([])
  expect(await labels()).toHaveLength(1)
  expect(await imports()).toEqual([])
})

test('a board becomes tasks with all that belongs to them', async () => {
  await staff().post('/api/v1/label-new', { name: 'URGENTE', hue: 'violet' })
  const { status, body } = await commit()
  expect({ status, data: body.data }).toMatchObject({
    status: 200,
    data: { made: 4, refused: 2, file_name: 'quadro.json' },
  })
  expect((await cards()).map(({ nome, status }) => [status, nome])).toEqual([
    ['Completed', 'Cumprido'],
    ['Completed', '<img src=x onerror=alert(1)>'],
    ['inProgress', 'Primeiro'],
    ['inProgress', 'Segundo'],
  ])
  expect(await labels()).toEqual([
    ['URGENTE', 'violet'],
    ['Verde-limão', 'green'],
  ])
  const second = await task('Segundo')
  expect(second).toMatchObject({ meta: '2026-03-12', assignee: 3, revision: 1 })
  expect(second.labels).toHaveLength(2)
  expect(second.descricao).toBe(
    'Como está.\n\nInício: 10/03/2026\n\nNo Trello também: Rui de Fora\n\nAnexos no Trello:\n- planta.pdf: https://trello.exemplo.com/planta.pdf',
  )
  expect(second.subtasks).toMatchObject([
    { task: 'um', checked: false },
    { task: 'dois', checked: true },
  ])
  const [rui, nina] = second.comments
  expect(rui).toMatchObject({ own: true, created: '2026-03-01T15:00:00.000Z' })
  expect(rui.comment).toBe('Rui de Fora, 01/03/2026 12:00, no Trello:\n\nDo Rui <script>alert(1)</script>')
  expect(rui.html).not.toContain('<script')
  expect(nina).toMatchObject({ own: false, author: { id: 3 } })
  expect(nina.html).toContain('<strong>Nina</strong>')
  expect(nina.comment).toMatch(/importado por/)
  expect((await task('Primeiro')).meta).toBeNull()
  const done = (await cards()).find(({ nome }) => nome.startsWith('<img'))
  expect(done?.finished).toBe('2026-02-01T12:00:00.000Z')
})

test('lists, people and archived cards come as they are chosen', async () => {
  const { body } = await commit(BOARD, {
    archived: true,
    lists: [
      { id: 'done', status: null },
      { id: 'doing', status: 'inTest' },
      { id: 'old', status: 'forDevelopment' },
    ],
    people: [
      { member: 'm1', person: null },
      { member: 'm2', person: 2 },
    ],
  })
  expect(body.data).toMatchObject({ made: 5, refused: 1 })
  expect((await cards()).map(({ nome, status }) => `${status} ${nome}`).sort()).toEqual([
    ...['Completed Cumprido', 'forDevelopment Antigo', 'inBacklog Guardado', 'inTest Primeiro', 'inTest Segundo'],
  ])
  expect((await task('Segundo')).assignee).toBe(2)
  // Somebody who does not work on the line is nobody.
  await commit(BOARD, { again: true, people: [{ member: 'm1', person: 1 }] })
  expect((await cards()).filter(({ assignee }) => assignee === 1)).toEqual([])
})

test('tasks come after those of the line, under its next numbers, and open boards hear of them', async () => {
  await saveTask(staff(), { id_project: line, nome: 'De antes', status: 'inProgress' })
  const { counter } = (await staff().get(`/api/v1/line-board?id=${line}`)).body.data
  await commit()
  const { cards: changed } = (await staff().get(`/api/v1/line-changes?id=${line}&since=${counter}`)).body.data
  expect(changed).toHaveLength(4)
  const column = (await cards()).filter(({ status }) => status === 'inProgress')
  expect(column.map(({ nome }) => nome)).toEqual(['De antes', 'Primeiro', 'Segundo'])
  expect(new Set(changed.map(({ id_text }: Card) => id_text)).size).toBe(4)
})

test('the same board twice is told, refused, and comes in where it is asked for, or after an undoing', async () => {
  const first = (await commit()).body.data
  expect((await preview()).body.data.before).toMatchObject({ line: 'Uma linha' })
  const again = await commit()
  expect([again.status, again.body.data.code, again.body.data.error]).toEqual([
    ...[409, 'board-known', expect.stringContaining('já entrou em “Uma linha”')],
  ])
  expect((await cards()).length).toBe(4)
  await undo(first.id)
  expect((await preview()).body.data.before).toBeNull()
  expect((await commit()).status).toBe(200)
  expect((await commit(BOARD, { again: true })).status).toBe(200)
  expect((await cards()).length).toBe(8)
})

test('an undoing takes back all of it, the labels too, and open boards hear of it', async () => {
  await saveTask(staff(), { id_project: line, nome: 'De antes' })
  const { id } = (await commit()).body.data
  const { counter } = (await staff().get(`/api/v1/line-board?id=${line}`)).body.data
  expect((await undo(id)).body).toEqual({ result: true, data: { kept: [], count: 0 } })
  expect((await cards()).map(({ nome }) => nome)).toEqual(['De antes'])
  expect(await labels()).toEqual([])
  expect((await staff().get(`/api/v1/line-changes?id=${line}&since=${counter}`)).body.data.removed).toHaveLength(4)
  expect((await undo(id)).body.data.code).toBe('import-undone')
  expect((await imports())[0].undone_at).not.toBeNull()
})

test('nothing is undone where a task was worked on since; a removed one is in nobody’s way, nor is its place in the column', async () => {
  const { id } = (await commit()).body.data
  const first = await task('Primeiro')
  await staff().post('/api/v1/line-comment-add', { id: first.id, comment: 'Já comecei.' })
  const refused = await undo(id)
  expect([refused.body.data.code, refused.body.data.error]).toEqual([
    ...['changed-since-import', '“Primeiro” mudou depois desta importação. Nada foi desfeito.'],
  ])
  expect(await cards()).toHaveLength(4)
  const second = await task('Segundo')
  await staff().post('/api/v1/line-task-move', { ids: [second.id], status: 'inProgress', before: first.id })
  await staff().post('/api/v1/line-tasks-remove', { ids: [first.id] })
  expect((await undo(id)).status).toBe(200)
  expect(await cards()).toEqual([])
})

test('a label of the import stays where another task has it', async () => {
  const { id } = (await commit()).body.data
  const [first] = (await task('Segundo')).labels
  await saveTask(staff(), { id_project: line, nome: 'Outra', labels: [first] })
  await undo(id)
  expect(await labels()).toEqual([['Urgente', 'red']])
})

test('a line of somebody else is no line, and neither are its imports', async () => {
  const { id } = (await commit()).body.data
  expect((await imports(app.people.other)).length).toBe(1)
  await app.pool.query('delete from project_members')
  const { other, admin, visitor } = app.people
  expect((await preview(BOARD, {}, other)).status).toBe(404)
  expect((await commit(BOARD, {}, other)).status).toBe(404)
  expect(await imports(other)).toEqual([])
  expect((await undo(id, other)).status).toBe(404)
  expect((await commit(BOARD, {}, visitor)).status).toBe(403)
  expect((await undo(id, admin)).status).toBe(200)
})

test('a file that is cut, of another kind or too large changes nothing and says why', async () => {
  const cases: [unknown, Partial<TrelloChoices> | string, number, RegExp][] = [
    [JSON.stringify(BOARD).slice(0, -30), {}, 422, /cortado/],
    ['%PDF-1.7 nada', {}, 422, /Isto é um PDF/],
    ['[]', {}, 422, /não é de um quadro do Trello/],
    ['['.repeat(2_000_000), {}, 422, /JSON/],
    [{ ...BOARD, cards: [] }, {}, 422, /Nenhum cartão entra/],
    [BOARD, 'isto', 400, /choices/],
    [BOARD, '{"line": 999999}', 404, /quadro/],
    [`{"lists": [], "cards": []}${' '.repeat(50 * 1024 * 1024)}`, {}, 413, /passa de 50/],
  ]
  for (const [content, choices, status, text] of cases) {
    const answer = await commit(content, choices)
    expect([answer.status, answer.body.data.error]).toEqual([status, expect.stringMatching(text)])
  }
  expect(await cards()).toEqual([])
  expect(await imports()).toEqual([])
  expect(await labels()).toEqual([])
})

test('five thousand cards come in by as many statements as a hundred, and go again', { timeout: 120_000 }, async () => {
  const many = (count: number) => ({
    ...BOARD,
    cards: Array.from({ length: count }, (_, n) => ({ ...BOARD.cards[0], id: `c${n}`, pos: n, name: `Cartão ${n}` })),
    checklists: Array.from({ length: count }, (_, n) => ({ ...BOARD.checklists[0], idCard: `c${n}` })),
    actions: [],
  })
  const statementsOf = async (count: number) =>
    (await recordStatements(app, () => commit(many(count), { again: true }))).length
  const few = await statementsOf(100)
  // Five pieces of a thousand, of three statements and a half each, instead of one.
  expect(await statementsOf(5000)).toBeLessThanOrEqual(few + 4 * 4)
  const [last] = await imports()
  expect(last.made).toBe(5000)
  expect((await undo(last.id)).status).toBe(200)
  expect(await cards()).toHaveLength(100)
})
