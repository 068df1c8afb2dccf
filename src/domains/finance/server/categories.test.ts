import { describe, expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { startLedger } from '#tests/finance.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const { add, app, month, search } = startLedger()

describe('categories', () => {
  const categories = async (who: Caller = app.people.staff) => (await who.get('/api/v1/finance/categories')).body.data

  test('are the texts of the entries, each with a colour; capitals and accents make no other one', async () => {
    await add({ category: 'Café' })
    await add({ category: 'CAFE' })
    await add({ category: 'Luz' })
    expect(await categories()).toEqual([
      { id: expect.any(Number), name: 'Café', color: 0, count: 2, monthly_limit: null, spends: true },
      { id: expect.any(Number), name: 'Luz', color: 1, count: 1, monthly_limit: null, spends: true },
    ])
    expect(
      (await month()).data.map(({ category, color }: { category: string; color: number }) => [category, color]),
    ).toEqual([
      ['Luz', 1],
      ['Café', 0],
      ['Café', 0],
    ])
    expect(await categories(app.people.other)).toEqual([])
  })

  test('stand by their use, the most used first, and by name, accents aside, where that is equal', async () => {
    for (const category of ['Água', 'Luz', 'Aluguel', 'Luz', 'Internet']) await add({ category })
    const names = (await categories()).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Luz', 'Água', 'Aluguel', 'Internet'])
  })

  test('that two entries bring at the same moment are one', async () => {
    await Promise.all(['Água', 'agua', 'ÁGUA', 'Água'].map((category) => add({ category })))
    expect(await categories()).toMatchObject([{ count: 4 }])
  })

  test('get another name or colour in all that uses them, and two become one', async () => {
    await add({ category: 'Luz' })
    await add({ category: 'Energia' })
    const [energy, light] = (await categories()).toSorted((one: { name: string }, other: { name: string }) =>
      one.name < other.name ? -1 : 1,
    )
    const save = (body: object, who = app.people.staff) => who.post('/api/v1/finance/category', body)
    expect((await save({ id: light.id, name: 'Eletricidade', color: 7 })).body).toEqual({ result: true })
    expect((await search({ category: 'Eletricidade' })).data).toMatchObject([{ category: 'Eletricidade', color: 7 }])
    expect((await search({ q: 'eletricidade' })).data).toHaveLength(1)
    const refused = await save({ id: energy.id, name: 'eletricidade', color: 5 })
    expect([refused.status, refused.body.data.code]).toEqual([409, 'categories-merge'])
    expect(refused.body.data.fields.name).toMatch(/^Já há a categoria Eletricidade/)
    expect(await categories()).toMatchObject([{ name: 'Eletricidade' }, { name: 'Energia', color: energy.color }])
    await save({ id: energy.id, name: 'eletricidade', merge: true })
    expect(await categories()).toEqual([
      { id: light.id, name: 'Eletricidade', color: 7, count: 2, monthly_limit: null, spends: true },
    ])
    for (const wrong of [{ color: 8 }, { color: -1 }, { name: '' }])
      expect((await save({ id: light.id, ...wrong })).status).toBe(422)
    expect((await save({ id: light.id, name: 'Minha' }, app.people.other)).status).toBe(404)
  })

  test('of which nothing went out in twelve months, but something moved, are told apart', async () => {
    const old = '2025-10-31'
    await add({ category: 'Vendas', type: 'receita' })
    await add({ category: 'Vendas', date: old })
    await add({ category: 'Entre contas', transfer: true })
    await add({ category: 'Antiga', type: 'receita', date: old })
    await add({ category: 'Mista', type: 'receita' })
    await add({ category: 'Mista', date: '2025-11-01' })
    const parts = [
      { category: 'Copa', project_id: null, amount: '1.00' },
      { category: 'Sala', project_id: null, amount: '2.00' },
    ]
    await add({ category: 'Copa', amount: '3', parts })
    await add({ category: 'Sala', type: 'receita' })
    const spends = (await categories()).map(({ name, spends }: Record<string, unknown>) => [name, spends])
    expect(Object.fromEntries(spends)).toEqual({
      ...{ Vendas: false, 'Entre contas': false, Antiga: true, Mista: true, Copa: true, Sala: true },
    })
  })

  test('two of which get the same name at the same moment are one', async () => {
    const save = (id: number, name: string) =>
      app.people.staff.post('/api/v1/finance/category', { id, name, merge: true })
    for (let round = 0; round < 5; round += 1) {
      await app.pool.query('delete from finance_reports; delete from finance_categories')
      await add({ category: 'Luz' })
      await add({ category: 'Energia' })
      const answers = await Promise.all((await categories()).map(({ id }: { id: number }) => save(id, 'Contas')))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await categories()).toMatchObject([{ name: 'Contas', count: 2 }])
    }
  })

  test('that are renamed leave no entry behind that is being added', async () => {
    await add({ category: 'Luz' })
    const renaming = await app.pool.connect()
    await renaming.query(`begin; update finance_categories set name = 'Energia', key = 'energia' where key = 'luz';
      update finance_reports set category = 'Energia' where category = 'Luz'`)
    const adding = add({ category: 'Luz' })
    await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
    await renaming.query('commit')
    renaming.release()
    await adding
    expect(await categories()).toMatchObject([
      { name: 'Energia', count: 1 },
      { name: 'Luz', count: 1 },
    ])
  })
})
