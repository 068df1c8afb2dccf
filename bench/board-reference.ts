// A board by bare Hono and pg: the statements of board-statements.ts, one after the other.
import type { Context, Hono } from 'hono'
import type { Pool, PoolClient } from 'pg'
import { toCard } from '#domains/production/server/cards.ts'
import { DAY_MS } from '#time.ts'
import {
  ACTOR,
  ADD,
  ADDED,
  BOARD,
  CHANGED,
  CHECK,
  END_OF_COLUMN,
  HISTORY,
  LINE,
  LINE_OF_TASK,
  MOVE,
  MOVED,
  NUMBER,
  PEOPLE,
  RAISE,
  SUBTASK,
  TASK_IS_THERE,
  TASK_OF_SUBTASK,
  VISIT,
} from './board-statements.ts'

/** Characters of a description on its card, as often as the statements ask for them. */
const PREVIEW = [50, 50]

export function addBoard(app: Hono, pool: Pool) {
  app.get('/board', async (c) => {
    const actor = await findActor(c, pool)
    const id = Number(c.req.query('id'))
    const { id_user, changes: counter, ...line } = (await pool.query(LINE, [id])).rows[0]
    const people = (await pool.query(PEOPLE, [id_user, id])).rows
    const cards = (await pool.query(BOARD, [...PREVIEW, id])).rows.map(toCard)
    await pool.query(VISIT, [actor.id, id, id, id])
    return c.json({ data: { line: { ...line, people, manages: true }, cards, counter } })
  })
  app.post('/move', async (c) => {
    const actor = await findActor(c, pool)
    const { ids, status, before } = await c.req.json()
    const saver = JSON.stringify({ by: { id: actor.id, name: actor.name }, at: new Date() })
    const { line, counter } = (await pool.query(MOVE, [1, ids[0], ids, status, before, saver])).rows[0]
    const cards = (await pool.query(MOVED, [...PREVIEW, line, ids[0]])).rows.map(toCard)
    return c.json({ result: true, data: { cards, counter } })
  })
  app.post('/add', async (c) => {
    const actor = await findActor(c, pool)
    const { id_project: line, nome, status } = await c.req.json()
    const now = new Date()
    const data = await inTransaction(pool, async (client) => {
      const counter = (await client.query(RAISE, [1, line])).rows[0].changes
      const { last } = (await client.query(END_OF_COLUMN, [line, status])).rows[0]
      const number = (await client.query(NUMBER, [1, line])).rows[0].last_number
      const due = new Date(now.getTime() + 30 * DAY_MS)
      const task = [due, nome, line, number, `${line}-${number}`, status, last + 1024, counter, now, now]
      const { id } = (await client.query(ADD, [...task, actor.id, actor.id, null])).rows[0]
      await client.query(HISTORY, [id, actor.id, now, 'created', null, null])
      return { card: toCard((await client.query(ADDED, [...PREVIEW, line, id])).rows[0]), counter }
    })
    return c.json({ result: true, data })
  })
  app.post('/check', async (c) => {
    const actor = await findActor(c, pool)
    const { id, checked } = await c.req.json()
    const now = new Date()
    const { task_id } = (await pool.query(TASK_OF_SUBTASK, [id])).rows[0]
    const line = (await pool.query(LINE_OF_TASK, [task_id])).rows[0].project_id
    await inTransaction(pool, async (client) => {
      const counter = (await client.query(RAISE, [1, line])).rows[0].changes
      await client.query(TASK_IS_THERE, [task_id])
      const { task } = (await client.query(SUBTASK, [id])).rows[0]
      await client.query(CHECK, [task, checked, now, id])
      await client.query(HISTORY, [task_id, actor.id, now, 'subtask', task, task])
      await client.query(CHANGED, [counter, now, actor.id, task_id])
    })
    return c.json({ result: true })
  })
}

async function findActor(c: Context, pool: Pool) {
  const token = /session_token=([^.;%]+)/.exec(c.req.header('cookie') ?? '')?.[1]
  const now = new Date()
  const values = [token, now, new Date(now.getTime() - 30 * DAY_MS)]
  return (await pool.query({ name: 'actor', text: ACTOR, values })).rows[0]
}

async function inTransaction<Done>(pool: Pool, work: (client: PoolClient) => Promise<Done>): Promise<Done> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } finally {
    client.release()
  }
}
