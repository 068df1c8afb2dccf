import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
const ask = (id: number | string, who = app.people.staff) => who.fetch(`/api/v1/budget/pdf?id=${id}`)

test('a quote comes as a PDF under its number, and is not stored anywhere', async () => {
  const id = await addBudget(app.people.staff, {
    client: 'Padaria Aurora',
    items: [{ description: 'Forno que avisa', quantity: 2, total: 1290.5 }],
  })
  const answer = await ask(id)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename="orcamento-${String(id).padStart(4, '0')}.pdf"`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  const { text } = await extractText(bytes, { mergePages: true })
  for (const part of ['Padaria Aurora', 'Forno que avisa', 'R$ 1.290,50', 'Rascunho'])
    expect(text.replace(/\s/g, ' ')).toContain(part)
})

test("nobody gets another's, nor one that is not there", async () => {
  const id = await addBudget(app.people.staff)
  expect((await ask(id, app.people.admin)).status).toBe(200)
  expect((await ask(id, app.people.other)).status).toBe(404)
  expect((await ask(id, app.people.visitor)).status).toBe(403)
  expect((await ask(999_999)).status).toBe(404)
  expect((await ask('x')).status).toBe(422)
})

test('one that fails is a 503 that says so, and the quote is untouched', async () => {
  const id = await addBudget(app.people.staff)
  const stored = async () => (await app.pool.query('select * from budgets where id = $1', [id])).rows[0]
  const before = await stored()
  const broken = vi.spyOn(app.worker, 'runInThread').mockRejectedValueOnce(new Error('unknown variable: foo'))
  const answer = await app.people.staff.get(`/api/v1/budget/pdf?id=${id}`)
  expect(answer).toMatchObject({
    status: 503,
    body: { result: false, data: { error: 'O PDF não pôde ser feito agora. Tente de novo em instantes.' } },
  })
  expect(app.logged.join('\n')).toContain('unknown variable: foo')
  expect(await stored()).toEqual(before)
  broken.mockRestore()
  expect((await ask(id)).status).toBe(200)
})
