import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Answer, Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()

/** Ids that name nothing. */
const NOWHERE = { line: 2_000_000_000, id: 2_000_000_000, id_text: '2000000000-001', subtask: 2_000_000_000 }
type Ids = typeof NOWHERE & { comment?: number; attachment?: number }

/** Every call that names a line or what is in it. */
const CALLS: Record<string, (who: Caller, ids: Ids) => Promise<Answer>> = {
  'line-board': (who, { line }) => who.get(`/api/v1/line-board?id=${line}`),
  'line-changes': (who, { line }) => who.get(`/api/v1/line-changes?id=${line}&since=0`),
  'line-search': (who, { line }) => who.get(`/api/v1/line-search?id=${line}&q=x`),
  'line-removed': (who, { line }) => who.get(`/api/v1/line-removed?id=${line}`),
  'line-csv': (who, { line }) => who.get(`/api/v1/line-csv?id=${line}`),
  'line-shared': (who, { line }) => who.get(`/api/v1/line-shared?id=${line}`),
  'line-share': (who, { line }) => who.post('/api/v1/line-share', { id: line, columns: ['inTest'] }),
  'line-limit': (who, { line }) => who.post('/api/v1/line-limit', { id: line, status: 'inTest', limit: 1 }),
  'line-task-add': (who, { line }) =>
    who.post('/api/v1/line-task-add', { id_project: line, nome: 'x', status: 'inTest' }),
  'line-task-project': (who, { line }) => who.post('/api/v1/line-task-project', { id_project: line }),
  'line-task-details': (who, { line }) => who.post('/api/v1/line-task-details', { id_project: line }),
  'line-task-log-status': (who, { line }) => who.post('/api/v1/line-task-log-status', { id: line, status: 'inTest' }),
  'update-project-line': (who, { line }) => who.post('/api/v1/update-project-line', { id: line, status: 'finished' }),
  'update-projetc-line-status': (who, { line }) =>
    who.post('/api/v1/update-projetc-line-status', { id: line, status: 'canceled' }),
  'update-projetc-line-type': (who, { line }) =>
    who.post('/api/v1/update-projetc-line-type', { id: line, type: 'finished' }),
  'line-task-move': (who, { id }) => who.post('/api/v1/line-task-move', { ids: [id], status: 'inTest', before: null }),
  'line-task-update-status': (who, { id }) => who.post('/api/v1/line-task-update-status', { id, status: 'inTest' }),
  'line-task-item': (who, { id_text }) => who.get(`/api/v1/line-task-item?id_text=${id_text}`),
  'line-task-history': (who, { id }) => who.get(`/api/v1/line-task-history?id=${id}`),
  'line-task-restore': (who, { id }) => who.post('/api/v1/line-task-restore', { id }),
  'line-task, a new one': (who, { line }) => saveTask(who, { id_project: line, nome: 'x' }),
  'line-task, a change': (who, { id }) => saveTask(who, { id, nome: 'x', comentarios: [{ comment: 'x' }] }),
  'line-task, a removal': (who, { id }) => saveTask(who, { id, isRemove: true }),
  'line-subtask-add': (who, { id }) => who.post('/api/v1/line-subtask-add', { id, task: 'x' }),
  'line-subtask-change': (who, { subtask }) => who.post('/api/v1/line-subtask-change', { id: subtask, checked: true }),
  'line-subtask-remove': (who, { subtask }) => who.post('/api/v1/line-subtask-remove', { id: subtask }),
  'line-comment-add': (who, { id }) => who.post('/api/v1/line-comment-add', { id, comment: 'x' }),
  'line-comment-change': (who, { comment = 2_000_000_000 }) =>
    who.post('/api/v1/line-comment-change', { id: comment, comment: 'x' }),
  'line-comment-remove': (who, { comment = 2_000_000_000 }) => who.post('/api/v1/line-comment-remove', { id: comment }),
  'line-attachment': (who, { attachment = 2_000_000_000 }) => who.get(`/api/v1/line-attachment?id=${attachment}`),
}

/** A line of Davi's with a task that has one of everything; Nina worked on it, and wrote its comment. */
let ids: Ids
beforeAll(async () => {
  const line = await addProject(app, { id_user: 2, title: 'Segredo' })
  await app.people.staff.post('/api/v1/project-members', { id: line, members: [3] })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const { update } = (
    await saveTask(
      app.people.other,
      { id_project: line, nome: 'Segredo', subtasks: [{ task: 'a' }], comentarios: [{ comment: 'c' }] },
      [{ name: 'a.png', bytes: picture }],
    )
  ).body
  const [[subtask], [comment], [attachment]] = [update.subtasks, update.comentarios, update.attachments].map((list) =>
    JSON.parse(list),
  )
  ids = {
    line,
    id: update.id,
    id_text: update.id_text,
    subtask: subtask.id,
    comment: comment.id,
    attachment: attachment.id,
  }
  await app.people.staff.post('/api/v1/project-members', { id: line, members: [] })
})

/** Everything that is stored of the line. */
async function stored() {
  const tables = ['tasks', 'task_subtasks', 'task_comments', 'task_attachments', 'task_history', 'production_lines']
  return Promise.all(tables.map(async (table) => (await app.pool.query(`select * from ${table} order by 1`)).rows))
}

describe('[API-03] whoever does not see a line', () => {
  test.each(Object.entries(CALLS))('/%s: gets the same answer as for one that does not exist', async (_, call) => {
    const before = await stored()
    const [foreign, none] = [await call(app.people.other, ids), await call(app.people.other, NOWHERE)]
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(none.body)
    expect((await call(app.people.visitor, ids)).status).toBe(403)
    expect(await stored()).toEqual(before)
  })
})

test('ids of another line or task, forged into a save or a move of one’s own, change nothing of it', async () => {
  const own = await addProject(app, { id_user: 3 })
  const task = (await saveTask(app.people.other, { id_project: own, nome: 'própria' })).body.update
  const before = await app.pool.query('select * from tasks where project_id = $1', [ids.line])
  const saved = await saveTask(app.people.other, {
    id: task.id,
    id_project: ids.line,
    id_text: ids.id_text,
    subtasks: [{ id: ids.subtask, task: 'roubado', checked: true }],
    comentarios: [{ id: ids.comment, comment: 'roubado' }],
    attachments: [{ id: ids.attachment }],
    removed_attachments: [ids.attachment],
    change: 0,
    deleted_at: null,
  })
  expect(saved.status).toBe(200)
  expect(saved.body.update).toMatchObject({
    id_project: own,
    id_text: task.id_text,
    attachments: '[]',
    comentarios: '[]',
  })
  expect(JSON.parse(saved.body.update.subtasks)[0].id).not.toBe(ids.subtask)
  const move = (input: object) =>
    app.people.other.post('/api/v1/line-task-move', { status: 'inTest', before: null, ...input })
  expect((await move({ ids: [task.id, ids.id] })).status).toBe(404)
  expect((await move({ ids: [ids.id, task.id] })).status).toBe(404)
  expect((await move({ ids: [task.id], before: ids.id })).status).toBe(200)
  const subtask = JSON.parse(saved.body.update.subtasks)[0].id
  expect(
    (await app.people.other.post('/api/v1/line-subtask-change', { id: subtask, before: ids.subtask })).status,
  ).toBe(200)
  expect((await app.pool.query('select * from tasks where project_id = $1', [ids.line])).rows).toEqual(before.rows)
  const { data } = (await app.people.staff.get(`/api/v1/line-task-item?id_text=${ids.id_text}`)).body
  expect(data).toMatchObject({
    subtasks: [{ id: ids.subtask, task: 'a', checked: false }],
    comments: [{ comment: 'c' }],
    attachments: [{ id: ids.attachment }],
  })
})

describe('what is sent as a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['x.svg', svg],
    ['x.png', svg],
    ['x.png', '<!doctype html><script>alert(1)</script>'],
    ['x.html', `GIF89a<script>alert(1)</script>`],
    ['x.png', `\u0089PNG\r\n\u001a\n<script>alert(1)</script>`],
    ['x.png', ''],
  ])('%s, %j: is refused', async (name, bytes) => {
    const answer = await saveTask(app.people.staff, { id: ids.id }, [{ name, bytes }])
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { attachments: expect.any(String) } } } })
  })

  test('is sent back as the picture it is, whatever it was called', async () => {
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .gif()
      .toBuffer()
    // Behind the picture's end a page that a browser would run, were it shown as one.
    const bytes = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')])
    const name = '../..\\"><img src=x onerror=alert(1)>\r\nset-cookie: a=b.html'
    const saved = await saveTask(app.people.staff, { id: ids.id, attachments: [] }, [{ name, bytes }])
    const [attachment] = JSON.parse(saved.body.update.attachments)
    const answer = await app.people.staff.fetch(attachment.filename)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBeTruthy()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(attachment.originalname).not.toMatch(/[\\/\r\n]/)
  })
})

const LONG = 'x'.repeat(10_001)
test.each<[string, string, number]>([
  ['cut off', '[', 422],
  ['nested too deeply', '['.repeat(500_000), 422],
  ['beyond its size', JSON.stringify({ nome: 'x', subtasks: Array(100_000).fill({ task: '' }) }), 413],
  ['many subtasks', JSON.stringify({ nome: 'x', subtasks: Array(201).fill({ task: 'x' }) }), 422],
  ['many as a text', JSON.stringify({ nome: 'x', subtasks: JSON.stringify(Array(30_000).fill({})) }), 422],
  ['a list that is none', JSON.stringify({ nome: 'x', subtasks: { length: 1e9 } }), 422],
  ['many comments', JSON.stringify({ nome: 'x', comentarios: Array(51).fill({ comment: 'x' }) }), 422],
  ['a long comment', JSON.stringify({ nome: 'x', comentarios: [{ comment: LONG }] }), 422],
  ['many attachments', JSON.stringify({ nome: 'x', attachments: Array(101).fill({ id: 1 }) }), 422],
  ['an object for a text', JSON.stringify({ nome: { toString: 'x' } }), 422],
  [
    'a prototype',
    '{"nome": "x", "__proto__": {"isRemove": true}, "constructor": {"prototype": {"isRemove": true}}}',
    200,
  ],
])('[API-02] a task whose JSON is %s is refused, or read as it is', async (_, json, status) => {
  const task = json.replace(/^\{/, `{"id_project": ${ids.line}, `)
  expect((await saveTask(app.people.staff, task)).status).toBe(status)
  expect(({} as Record<string, unknown>).isRemove).toBeUndefined()
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1)) [x](JaVaScRiPt:alert(1)) [x](data:text/html,<script>alert(1)</script>) [x](vbscript:x)',
  '![x](javascript:alert(1)) ![x](x "" onerror="alert(1)")',
  '<svg><script>alert(1)</script></svg><math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><form action=x><input></form>',
  '<style>*{display:none}</style><div style="position:fixed;inset:0" onclick=alert(1)>x</div>',
  '```html"><script>alert(1)</script>\nx\n```',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
])('[TSK-05] a comment with %s runs nothing', async (comment) => {
  const { html } = (await app.people.staff.post('/api/v1/line-comment-add', { id: ids.id, comment })).body.data
  for (const [, name, attributes] of html.matchAll(/<([a-z][^\s>]*)((?:"[^"]*"|[^">])*)>/gi)) {
    // The box of an item on a list of tasks is all that may come of an input.
    if (name === 'input') expect(attributes).toMatch(/^ type="checkbox" disabled/)
    else expect(name).not.toMatch(/script|iframe|object|form|style|svg|math|meta|link|base/i)
    expect(attributes.replaceAll(/ (data-language|alt|title)="[^"]*"/g, '')).not.toMatch(
      /\bon\w+=|style=|(java|vb)script:|data:/i,
    )
  }
})

test('a line as CSV runs no formula, whatever field it is in', async () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1', '\n=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)']
  const line = await addProject(app, { id_user: 2, title: '=1+1' })
  await app.pool.query(`update users set name = '=1+1' where id = 2`)
  for (const formula of formulas)
    await saveTask(app.people.staff, { id_project: line, nome: `x`, descricao: formula, assignee: 2 })
  for (const nome of formulas.slice(0, 4)) await saveTask(app.people.staff, { id_project: line, nome })
  const answer = await app.people.staff.fetch(`/api/v1/line-csv?id=${line}`)
  const cells = (await answer.text())
    .trimEnd()
    .split(/;|\r\n(?="\d+-)/)
    .map((cell) => cell.replace(/^"|"$/g, ''))
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
  expect(cells.filter((cell) => cell === "'=1+1")).toHaveLength(1 + 1 + formulas.length)
  await app.pool.query(`update users set name = 'Davi' where id = 2`)
})

test('a secret link that is guessed, cut or of another kind opens nothing, and says nothing of what there is', async () => {
  const { path } = (await app.people.staff.post('/api/v1/line-share', { id: ids.line, columns: ['inBacklog'] })).body
    .data
  const token = path.replace('/andamento/', '')
  const open = (guess: string) => app.people.visitor.get(`/api/v1/line-progress?token=${encodeURIComponent(guess)}`)
  expect((await open(token)).status).toBe(200)
  const none = await open('x')
  for (const guess of [token.slice(0, -1), `${token}x`, token.toUpperCase(), `${ids.line}`, `${token}/../${token}`])
    expect(await open(guess)).toMatchObject({ status: 404, body: none.body })
  await app.people.staff.post('/api/v1/line-share', { id: ids.line, columns: [] })
  expect(await open(token)).toMatchObject({ status: 404, body: none.body })
})
