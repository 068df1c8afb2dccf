import { describe, expect, test } from 'vitest'
import { startEdited, type Tree } from './edited-records.ts'

const { app, makeArchive, makeProject, makeSection, makeBudget, makeProfile, saveTogether } = startEdited()

const RECORDS = [
  { record: 'an article', make: makeArchive, first: 'title', second: 'markdown' },
  { record: 'a project', make: makeProject, first: 'sale.title', second: 'details.markedown' },
  { record: 'a quote', make: makeBudget, first: 'client', second: 'terms' },
  { record: 'a section of Site', make: makeSection, first: 'name', second: 'city' },
  { record: 'a profile', make: makeProfile, first: 'nome', second: undefined },
]

const SEVERAL = RECORDS.flatMap(({ second, ...one }) => (second ? [{ ...one, second }] : []))

const valueAt = (record: Tree, path: string) => path.split('.').reduce((value, name) => value[name], record)

describe.each(RECORDS)('$record', ({ make, first }) => {
  test('a field that both changed is a conflict: who saved it, when, the stored record; nothing is written', async () => {
    const { read, revision, one, other, by } = await make()
    const begun = await revision()
    app.clock.set(new Date('2026-11-24T00:14:30Z'))
    expect((await one({ [first]: 'Primeiro' }, begun)).body.data).toMatchObject({ revision: begun + 1, merged: false })
    app.clock.set(new Date('2026-11-24T00:20:00Z'))
    const stored = await read()

    const refused = await other({ [first]: 'Segundo' }, begun)
    expect(refused).toMatchObject({ status: 409, body: { result: false } })
    expect(refused.body.data).toEqual({
      code: 'edited-meanwhile',
      error: `${by.name} salvou às 21:14.`,
      conflict: {
        record: stored,
        revision: begun + 1,
        fields: [first],
        by,
        at: '2026-11-24T00:14:30.000Z',
      },
    })
    expect(valueAt(stored, first)).toBe('Primeiro')
    expect(await read()).toEqual(stored)
    expect(await revision()).toBe(begun + 1)

    const { body } = await other({ [first]: 'Segundo' }, refused.body.data.conflict.revision)
    expect(body.data).toMatchObject({ revision: begun + 2, merged: false })
    expect(valueAt(await read(), first)).toBe('Segundo')
  })

  test('a value that both chose, and one that is stored already, is no conflict', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    const untouched = valueAt(await read(), first)
    await one({ [first]: untouched }, begun)
    expect(await other({ [first]: 'Igual' }, begun)).toMatchObject({ status: 200 })
    expect(await one({ [first]: 'Igual' }, begun)).toMatchObject({ status: 200 })
  })

  test('a call without a revision overwrites, and a form that began before it is refused', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Do formulário' }, begun)
    expect((await other({ [first]: 'Da chamada' })).body.data).toMatchObject({ revision: begun + 2, merged: false })
    expect(valueAt(await read(), first)).toBe('Da chamada')
    expect(await one({ [first]: 'Tarde' }, begun + 1)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: [first], revision: begun + 2 } } },
    })
  })

  test('of twenty saves of one field at once, one is stored and the others are refused', async () => {
    const { read, revision, one, row } = await make()
    const begun = await revision()
    const values = Array.from({ length: 20 }, (_, index) => `Valor ${index}`)
    const save = async (value: string) => ({ value, status: (await one({ [first]: value }, begun)).status })
    const answers = await saveTogether(row, () => Promise.all(values.map(save)))
    const [stored, ...others] = answers.toSorted((a, b) => a.status - b.status)
    expect(stored!.status).toBe(200)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
    expect(valueAt(await read(), first)).toBe(stored!.value)
    expect(await revision()).toBe(begun + 1)
  })

  test.each([-1, 1.5, '1', null])('revision %s is refused', async (revision) => {
    const { one, inside = '' } = await make()
    expect(await one({ [first]: 'Texto' }, revision as number)).toMatchObject({
      status: 422,
      body: { data: { fields: { [`${inside}revision`]: expect.any(String) } } },
    })
  })
})

describe.each(SEVERAL)('$record', ({ make, first, second }) => {
  test('fields that only one of the two changed are both stored', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Primeiro' }, begun)
    expect((await other({ [second]: 'Segundo' }, begun)).body.data).toMatchObject({ revision: begun + 2, merged: true })
    const stored = await read()
    expect([valueAt(stored, first), valueAt(stored, second)]).toEqual(['Primeiro', 'Segundo'])
    expect((await one({ [first]: 'Terceiro' }, begun + 2)).body.data.merged).toBe(false)
  })

  test('one field in conflict keeps the others from being written, and is named alone', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Primeiro' }, begun)
    const stored = await read()
    const refused = await other({ [first]: 'Outro', [second]: 'Segundo' }, begun)
    expect(refused).toMatchObject({ status: 409, body: { data: { conflict: { fields: [first] } } } })
    expect(await read()).toEqual(stored)
  })

  test('saves of different fields at once are all stored', async () => {
    const { read, revision, one, other, row } = await make()
    const begun = await revision()
    const answers = await saveTogether(row, () =>
      Promise.all([one({ [first]: 'Primeiro' }, begun), other({ [second]: 'Segundo' }, begun)]),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.data.merged).toSorted()).toEqual([false, true])
    const stored = await read()
    expect([valueAt(stored, first), valueAt(stored, second)]).toEqual(['Primeiro', 'Segundo'])
  })
})
