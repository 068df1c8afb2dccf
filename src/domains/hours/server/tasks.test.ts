import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
let line: number
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from projects')
  line = await addProject(app, { id_user: 2, is_public: false, title: 'Estação da horta' })
})

const find = async (q = '', who = app.people.staff) =>
  (await who.get(`/api/v1/hours/tasks?q=${encodeURIComponent(q)}`)).body.data.map(({ nome }: { nome: string }) => nome)
/** Names the tasks of the line, and says how each stands: the first one was changed last. */
const name = (tasks: readonly [nome: string, status?: string, assignee?: number | null][]) =>
  app.pool.query(
    `insert into tasks (project_id, number, id_text, nome, status, position, assignee_id, updated_at)
     select $1::integer, place, $1::integer || '-' || lpad(place::text, 3, '0'), nome, status, place, nullif(assignee, 0), $5::timestamptz - place * interval '1 minute'
     from unnest($2::text[], $3::text[], $4::integer[]) with ordinality as given (nome, status, assignee, place)`,
    [
      line,
      tasks.map(([nome]) => nome),
      tasks.map(([, status]) => status ?? 'inProgress'),
      tasks.map(([, , assignee]) => assignee ?? 0),
      NOW,
    ],
  )

test('open tasks come before those that are done, one’s own first, the last changed first', async () => {
  await name([
    ['feita de outra', 'Completed', 1],
    ['feita minha', 'Completed', 2],
    ['de ninguém'],
    ['de outra', 'inTest', 1],
    ['minha', 'inBacklog', 2],
    ['minha, antes', 'inProgress', 2],
  ])
  const all = ['minha', 'minha, antes', 'de ninguém', 'de outra', 'feita minha', 'feita de outra']
  expect(await find()).toEqual(all)
  expect(await find('outra')).toEqual(['de outra', 'feita de outra'])
  await app.pool.query("update tasks set deleted_at = $1 where nome = 'minha'", [NOW])
  expect(await find()).toEqual(all.slice(1))
})

test('every word is in the number, the name or the line’s name, without regard to accents and capitals', async () => {
  await name([['Calibração da balança'], ['Antena'], ['100% pronta']])
  expect(await find('BALANCA calib')).toEqual(['Calibração da balança'])
  expect(await find('horta antena')).toEqual(['Antena'])
  expect(await find(`${line}-002`)).toEqual(['Antena'])
  expect(await find(`antena ${line}-002 estacao`)).toEqual(['Antena'])
  expect(await find('estacao')).toHaveLength(3)
  expect(await find('antena balança')).toEqual([])
  expect(await find('0%')).toEqual(['100% pronta'])
  expect(await find('_ntena')).toEqual([])
})

test('there are twenty at most, and only of the lines that the caller sees', async () => {
  await addLineTasks(app, line, 30)
  await app.pool.query("update tasks set status = 'Completed' where number > 15")
  expect(await find('tarefa')).toHaveLength(20)
  expect(await find('tarefa', app.people.admin)).toHaveLength(20)
  expect(await find('tarefa', app.people.other)).toEqual([])
  expect(await find('horta', app.people.other)).toEqual([])
})
