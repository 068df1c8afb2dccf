// The plainest server that could do the same, for a bench to stand beside: node bench/reference.ts
// Settings from the environment: BYTES_OF (an address whose answer is sent again) or DATABASE (a running program's database folder).
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { cutPreview } from '#domains/archives/archive.ts'
import { chooseBoard } from '#domains/production/server/cards.ts'
import { chooseTasks } from '#domains/production/server/lists.ts'
import { findRunning } from '#platform/db/embedded/running.ts'
import { kyselyOn } from '#platform/db/open.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { renderForSave } from '#platform/markdown/render.ts'
import { WorkerPool } from '#platform/worker/worker-pool.ts'
import { addBoard } from './board-reference.ts'
import {
  BOUGHT,
  BUDGET_SUMS,
  BUDGETS,
  CARDS,
  COUNT,
  DOWNLOADED,
  ITEM,
  LIKE,
  LOCK_VERSION,
  MOVE,
  OFFER,
  ORDER,
  ORDER_EVENT,
  SOLD_FILE,
  UPDATE,
} from './statements.ts'

const { BYTES_OF, DATABASE } = process.env

if (BYTES_OF) {
  const response = await fetch(BYTES_OF)
  const body = Buffer.from(await response.arrayBuffer())
  const headers = { 'content-type': response.headers.get('content-type')!, 'content-length': body.length }
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => console.log(`listening ${(server.address() as { port: number }).port}`))
}

if (DATABASE) {
  const pool = new pg.Pool({ ...findRunning(DATABASE), max: 10 })
  pool.on('error', () => {}) // the program's database ends before this does
  const worker = new WorkerPool()
  const app = new Hono()
  app.get('/list-archive', async (c) => {
    const [cards, count] = await Promise.all([pool.query(CARDS, [25]), pool.query(COUNT)])
    return c.json({ data: { result: cards.rows }, total: count.rows[0].total })
  })
  app.post('/item-archive', async (c) => {
    const { id } = await c.req.json()
    return c.json({ data: { result: (await pool.query(ITEM, [id])).rows } })
  })
  app.post('/analytics', async (c) => {
    const { id } = await c.req.json()
    const { rows } = await pool.query(LIKE, [id, crypto.randomUUID(), new Date()])
    return c.json({ result: true, data: rows[0] })
  })
  app.post('/update-item-archive', async (c) => {
    const { id, title, description, markdown } = await c.req.json()
    const { markdown: text, html, toc, words } = await renderForSave({ worker }, markdown)
    const client = await pool.connect()
    await client.query('begin')
    await client.query(LOCK_VERSION, [id])
    await client.query(UPDATE, [
      id,
      title,
      description,
      cutPreview(plainText(description)),
      text,
      html,
      JSON.stringify(toc),
      words,
      new Date(),
    ])
    await client.query('commit')
    client.release()
    return c.json({ result: true, data: { id } })
  })
  addBoard(app, pool)
  const db = kyselyOn(pool)
  app.get('/line-board', async (c) => {
    const { sql, parameters } = chooseBoard(db, Number(c.req.query('id'))).compile()
    return c.json({ data: { cards: (await pool.query(sql, [...parameters])).rows } })
  })
  app.post('/line-task-project', async (c) => {
    const { id_project } = await c.req.json()
    const tasks = chooseTasks(db).where('project_id', '=', id_project)
    const { sql, parameters } = tasks.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1001).compile()
    return c.json({ data: (await pool.query(sql, [...parameters])).rows })
  })
  app.post('/line-task-move', async (c) => {
    const { ids, status } = await c.req.json()
    await pool.query(MOVE, [ids[0], status, Math.random()])
    return c.json({ result: true })
  })
  app.get('/budget/search', async (c) => {
    const part = `%${c.req.query('q')}%`
    const [rows, sums] = await Promise.all([
      pool.query(BUDGETS, [part, Number(c.req.query('limit')) + 1]),
      pool.query(BUDGET_SUMS, [part]),
    ])
    return c.json({ data: rows.rows, totals: sums.rows })
  })
  app.post('/sale/order', async (c) => {
    const { app: project, token_sale, total, name, email, phone } = await c.req.json()
    const client = await pool.connect()
    await client.query('begin')
    const offer = (await client.query(OFFER, [project])).rows[0]
    const { rows } = await client.query(ORDER, [
      token_sale,
      project,
      offer.sale_title,
      Math.round(total * 100),
      name,
      email,
      phone,
      token_sale.slice(0, 19),
      `${offer.sale_title} ${name} ${email}`.toLowerCase(),
    ])
    await client.query(ORDER_EVENT, [rows[0].id, 'created', ''])
    await client.query('commit')
    client.release()
    return c.json({ data: { token_sale, state: 'created' } })
  })
  const bytes = Buffer.alloc(2600)
  app.get('/software', async (c) => {
    const { rows } = await pool.query(BOUGHT, [c.req.query('order')])
    await pool.query(SOLD_FILE, [rows[0].project_id])
    const client = await pool.connect()
    await client.query('begin')
    await client.query(DOWNLOADED, [rows[0].id])
    await client.query(ORDER_EVENT, [rows[0].id, 'downloaded', ''])
    await client.query('commit')
    client.release()
    return c.body(bytes)
  })
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`listening ${port}`))
}
