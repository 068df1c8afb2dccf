import { expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { startQuotes } from '#tests/quotes.ts'
import { cleanBudgetFilesJob } from './jobs.ts'

const { app, read, send, visit, staff } = startQuotes()

/** Attaches files of so many bytes. */
function attach(id: number | string, sizes: Record<string, number>, who: Caller = app.people.staff) {
  const form = new FormData()
  form.append('id', String(id))
  for (const [name, size] of Object.entries(sizes)) form.append('file', new File(['x'.repeat(size)], name))
  return who.post('/api/v1/budget/attach', form)
}
const list = async (id: number, who: Caller = app.people.staff) => who.get(`/api/v1/budget/files?id=${id}`)

test('staff attach files to a quote, and its client gets them by the link of the page', async () => {
  const { id, token } = await send()
  const { status, body } = await attach(id, { 'Planta baixa.pdf': 4, 'foto é.png': 3 })
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { name: 'Planta baixa.pdf', size: 4, by: 'Davi' },
    { name: 'foto é.png', size: 3 },
  ])
  const { files } = (await read(token)).body.data
  expect(files).toMatchObject([{ name: 'Planta baixa.pdf', size: 4 }, { name: 'foto é.png' }])
  const file = await visit(files[0].path)
  expect([file.status, await file.text()]).toEqual([200, 'xxxx'])
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.headers.get('x-robots-tag')).toContain('noindex')
  const own = await app.people.staff.fetch(`/api/v1/budget/file?id=${body.data[1].id}`)
  expect(await own.text()).toBe('xxx')
})

test('taken off, or with the link revoked, a file opens nothing, and is removed from the store', async () => {
  const { id, token } = await send()
  const { data } = (await attach(id, { 'a.pdf': 4, 'b.pdf': 4 })).body
  const { files } = (await read(token)).body.data
  expect((await staff('detach', { id: data[0].id })).body.data).toMatchObject([{ name: 'b.pdf' }])
  expect((await visit(files[0].path)).status).toBe(404)
  expect((await visit(files[1].path)).status).toBe(200)
  const { rows } = await app.pool.query('select count(*)::int from removed_files where key like $1', [
    `budgets/${id}/%`,
  ])
  expect(rows).toEqual([{ count: 1 }])
  await staff('revoke', { id })
  expect((await visit(files[1].path)).status).toBe(404)
})

test('files of one quote are not had by the link of another, nor by other staff', async () => {
  const [one, other] = [await send(), await send()]
  const [file] = (await attach(one.id, { 'a.pdf': 4 })).body.data
  expect((await visit(`/orcamento/arquivo/${other.token}/${file.id}`)).status).toBe(404)
  for (const name of ['x', '0', '-1', `${file.id}/../1`, '99999999999'])
    expect((await visit(`/orcamento/arquivo/${one.token}/${name}`)).status, name).toBe(404)
  const { people } = app
  expect((await list(one.id, people.other)).status).toBe(404)
  expect((await attach(one.id, { 'b.pdf': 1 }, people.other)).status).toBe(404)
  expect((await people.other.post('/api/v1/budget/detach', { id: file.id })).status).toBe(404)
  expect((await people.other.get(`/api/v1/budget/file?id=${file.id}`)).status).toBe(404)
  expect((await list(one.id)).body.data).toHaveLength(1)
  expect((await list(one.id, people.admin)).body.data).toHaveLength(1)
})

test('no file, an empty one, too many of them, and no quote are refused, and nothing is attached', async () => {
  const { id } = await send()
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.txt`, 1]))
  expect((await attach(id, {})).status).toBe(422)
  expect((await attach(id, { 'a.pdf': 0 })).status).toBe(422)
  expect((await attach('x', { 'a.pdf': 1 })).status).toBe(404)
  expect((await attach(id, many)).status).toBe(200)
  expect((await attach(id, many)).body.data.error).toContain('Cabem 20 arquivos')
  expect((await list(id)).body.data).toHaveLength(12)
})

test('what was stored for an attachment that failed is cleaned up, what is attached is not', async () => {
  const { id } = await send()
  await attach(id, { 'a.pdf': 4 })
  await cleanBudgetFilesJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  const [file] = (await list(id)).body.data
  expect((await app.people.staff.fetch(`/api/v1/budget/file?id=${file.id}`)).status).toBe(200)
})
