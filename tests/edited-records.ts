import { beforeEach, expect } from 'vitest'
import { NOW, startApp } from './app.ts'
import type { Answer } from './call.ts'
import { addArchive, addBudget, addProject } from './factories.ts'
import { PASSWORD } from './people.ts'
import { countWaitingQueries } from './waiting-queries.ts'

export const MARINA = { id: 1, name: 'Dona Marina' }
export const DAVI = { id: 2, name: 'Davi' }

/** JSON that a test looks into by path. */
// biome-ignore lint/suspicious/noExplicitAny: it has no type until a test has looked at it
export type Tree = any

/** A record that two people edit, Marina (`one`) and Davi where he may; else Marina again, in another tab. */
export interface Edited {
  /** The record as the second person's form reads it. */
  read(): Promise<Tree>
  /** Its revision as its form reads it. */
  revision(): Promise<number>
  /** Saves fields, given by their paths, as the first person. */
  one(fields: Record<string, unknown>, revision?: number): Promise<Answer>
  /** The same as the second person. */
  other(fields: Record<string, unknown>, revision?: number): Promise<Answer>
  /** Who `one` is, as conflicts name them. */
  by: { id: number; name: string }
  /** Its table and condition in SQL. */
  row: string
  /** Where its fields are in the call's input: `budget.`; absent where they are the input. */
  inside?: string
}

/** `{'sale.value': 1}` as `{sale: {value: 1}}`. */
function toInput(fields: Record<string, unknown>) {
  const input: Tree = {}
  for (const [path, value] of Object.entries(fields)) {
    const [name, part] = path.split('.') as [string, string?]
    input[name] = part ? { ...input[name], [part]: value } : value
  }
  return input
}

/** Starts the program for tests of what two people save in one record. */
export function startEdited() {
  const app = startApp()
  beforeEach(() => app.clock.set(NOW))
  const { admin, staff } = { admin: () => app.people.admin, staff: () => app.people.staff }
  async function makeArchive(): Promise<Edited> {
    const id = await addArchive(app, { title: 'Um', description: 'Dois', markdown: 'Três' })
    const read = async () => (await admin().post('/api/v1/item-archive', { id })).body.data.result[0]
    const save: Edited['one'] = (fields, revision) =>
      admin().post('/api/v1/update-item-archive', { id, ...fields, revision })
    return {
      read,
      revision: async () => (await read()).revision,
      one: save,
      other: save,
      by: MARINA,
      row: `archives where id = ${id}`,
    }
  }
  async function makeProject(): Promise<Edited & { id: number }> {
    const id = await addProject(app)
    await admin().post('/api/v1/project-members', { id, members: [DAVI.id] })
    const read = async () => (await staff().post('/api/v1/item-project', { id })).body.data[0]
    const save =
      (who: typeof admin): Edited['one'] =>
      (fields, revision) =>
        who().post('/api/v1/update-project', { id, ...toInput(fields), revision })
    return {
      id,
      read,
      revision: async () => (await read()).revision,
      one: save(admin),
      other: save(staff),
      by: MARINA,
      row: `projects where id = ${id}`,
    }
  }
  async function makeSection(): Promise<Edited> {
    await admin().post('/api/v1/site/reset', { section: 'company' })
    const settings = async () => (await admin().get('/api/v1/site/settings')).body.data
    const read = async () => (await settings()).values.company
    const save: Edited['one'] = async (fields, revision) => {
      const value = revision === undefined ? { ...(await read()), ...fields } : fields
      return admin().post('/api/v1/site/save', { section: 'company', value, revision })
    }
    return {
      read,
      revision: async () => (await settings()).revisions.company,
      one: save,
      other: save,
      by: MARINA,
      row: `site_settings where section = 'company'`,
    }
  }
  async function makeBudget(): Promise<Edited> {
    const id = await addBudget(staff())
    const read = async () => (await staff().post('/api/v1/budget/budgetById', { id })).body.data[0]
    const save =
      (who: typeof admin): Edited['one'] =>
      (fields, revision) =>
        who().post('/api/v1/budget/save', { budget: { id, ...fields, revision } })
    return {
      read,
      revision: async () => (await read()).revision,
      one: save(admin),
      other: save(staff),
      by: MARINA,
      row: `budgets where id = ${id}`,
      inside: 'budget.',
    }
  }
  let people = 0
  async function makeProfile(): Promise<Edited> {
    const email = `perfil${++people}@exemplo.com.br`
    const { user } = await app.auth.api.createUser({ body: { name: 'Pessoa', email, password: PASSWORD } })
    const own = await app.people.visitor.signIn(email, PASSWORD)
    const read = async () => (await own.get('/api/v1/profile')).body.data
    const save: Edited['one'] = (fields, revision) => own.post('/api/v1/profile', { ...fields, revision })
    const by = { id: Number(user.id), name: 'Pessoa' }
    return {
      read,
      revision: async () => (await read()).revision,
      one: save,
      other: save,
      by,
      row: `users where id = ${by.id}`,
    }
  }
  /** Makes saves whose row is locked until two of them at least wait for it, so that no chance of timing keeps them apart. */
  async function saveTogether<Saved>(row: string, save: () => Promise<Saved>): Promise<Saved> {
    const client = await app.pool.connect()
    let saves: Promise<Saved>
    try {
      await client.query(`begin; select 1 from ${row} for update`)
      saves = save()
      await expect.poll(() => countWaitingQueries(client)).toBeGreaterThan(1)
    } finally {
      await client.query('rollback')
      client.release()
    }
    return saves
  }
  return { app, admin, staff, makeArchive, makeProject, makeSection, makeBudget, makeProfile, saveTogether }
}
