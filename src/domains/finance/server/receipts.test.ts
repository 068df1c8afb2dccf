import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from finance_categories')
})

const add = (fields: object = {}, who: Caller = app.people.staff) => addReport(who, fields)
const post = (call: string, body: object, who: Caller = app.people.staff) =>
  who.post(`/api/v1/finance/report/${call}`, body)
const item = async (id: number, who: Caller = app.people.staff) =>
  (await who.get(`/api/v1/finance/report/item?id=${id}`)).body.data

describe('receipts', () => {
  const send = (id: number, who = app.people.staff, body = 'recibo') =>
    who.fetch(`/api/v1/finance/report/file?id=${id}&name=${encodeURIComponent('Recibo nº 1.pdf')}`, {
      method: 'POST',
      body,
    })

  test('are private, and go with their entry', async () => {
    const id = await add()
    const answer = await send(id)
    expect(answer.status).toBe(200)
    const { data } = await answer.json()
    expect(data).toEqual({ id: expect.any(Number), name: 'Recibo nº 1.pdf', size: 6 })
    expect((await item(id)).files).toEqual([data])
    const path = `/api/v1/finance/report/get-file?id=${data.id}`
    const fetched = await app.people.staff.fetch(path)
    expect(await fetched.text()).toBe('recibo')
    expect(fetched.headers.get('cache-control')).toBe('no-store')
    expect((await app.people.other.fetch(path)).status).toBe(404)
    expect((await app.people.visitor.fetch(path)).status).toBe(403)
    expect((await send(id, app.people.other)).status).toBe(404)
    expect((await post('delete-file', { id: data.id }, app.people.other)).status).toBe(404)

    const [{ key }] = (await app.pool.query('select key from finance_attachments')).rows
    await app.pool.query('delete from finance_reports')
    await app.jobs.send(removeFilesJob, {})
    await app.runJobs()
    expect(await app.storage.private.exists(key)).toBe(false)
  })

  test('are ten at most, and removed one by one', async () => {
    const id = await add()
    for (let count = 0; count < 10; count += 1) expect((await send(id)).status).toBe(200)
    expect((await send(id)).status).toBe(422)
    const { files } = await item(id)
    expect((await post('delete-file', { id: files[0].id })).body).toEqual({ result: true })
    expect((await item(id)).files).toHaveLength(9)
    expect((await send(id)).status).toBe(200)
  })

  test('have their entry know of them, until the last one goes or is given to another', async () => {
    const [id, other] = [await add(), await add()]
    const known = async () =>
      (await app.pool.query('select id from finance_reports where has_receipt order by id')).rows.map((row) => row.id)
    const receive = async () => (await (await send(id)).json()).data.id as number
    expect(await known()).toEqual([])
    const [first, second] = [await receive(), await receive()]
    expect(await known()).toEqual([id])
    await post('delete-file', { id: first })
    expect(await known()).toEqual([id])
    await app.pool.query('update finance_attachments set report_id = $1', [other])
    expect(await known()).toEqual([other])
    await post('delete-file', { id: second })
    expect(await known()).toEqual([])
  })

  test('that one removes while another is added leave their entry with one', async () => {
    const id = await add()
    await send(id)
    const connection = await app.pool.connect()
    onTestFinished(() => connection.release())
    await connection.query('begin')
    await connection.query(`insert into finance_attachments (report_id, key, name, size) values ($1, 'x', 'x', 1)`, [
      id,
    ])
    const removing = app.pool.query(`delete from finance_attachments where report_id = $1 and key <> 'x'`, [id])
    await expect.poll(() => countWaitingQueries(connection)).toBe(1)
    await connection.query('commit')
    await removing
    const { rows } = await app.pool.query('select has_receipt from finance_reports where id = $1', [id])
    expect(rows).toEqual([{ has_receipt: true }])
  })
})
