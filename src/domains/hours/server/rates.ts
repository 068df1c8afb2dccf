import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { requireStaff } from '#domains/projects/server/members.ts'
import { toCents, toReais } from '#money.ts'
import { type Context, seesCosts } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { nameOrder } from '#platform/db/like.ts'
import { AppError } from '#platform/errors.ts'
import type { Rate, ratesContract } from '../billing-contract.ts'

/** Throws 404 for who does not see what hours are sold for and cost: 403 would end at the login. */
export function requireRates(context: Context) {
  if (!seesCosts(context)) throw new AppError('missing', 'Só quem a administração escolhe vê o valor das horas.')
}

/** What hours are sold for and cost. Throws 404 for who does not see them. */
export async function listRates(context: Context) {
  requireRates(context)
  const [people, lines, rates] = await Promise.all([
    context.db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('banned', 'is not', true)
      .orderBy(nameOrder('name'))
      .orderBy('id')
      .execute(),
    visibleLines(context).select(['projects.id', 'title']).orderBy('title').orderBy('projects.id').execute(),
    context.db.selectFrom('hour_rates').selectAll().orderBy('from_day', 'desc').orderBy('id').execute(),
  ])
  const toRates = (some: typeof rates | undefined): Rate[] =>
    (some ?? []).map(({ id, kind, from_day, amount }) => ({
      ...{ id, kind: kind as Rate['kind'], from: from_day },
      amount: toReais(amount),
    }))
  const [ofPeople, ofProjects] = [Map.groupBy(rates, (row) => row.user_id), Map.groupBy(rates, (row) => row.project_id)]
  return {
    data: {
      people: people.map(({ id, name }) => ({ id, name, rates: toRates(ofPeople.get(id)) })),
      projects: lines.map(({ id, title }) => ({ id, name: shownTitle(title), rates: toRates(ofProjects.get(id)) })),
    },
  }
}

/** Says what an hour is sold for or costs from a day on. Throws 404 for a line that the caller does not see, 422. */
export async function setRate(
  context: Context,
  { kind, user, project, from, amount }: InputOf<typeof ratesContract.set>,
) {
  requireRates(context)
  if ((user === null) === (project === null) || (kind === 'cost' && user === null)) {
    const text = kind === 'cost' ? 'O custo é de uma pessoa.' : 'O preço é de uma pessoa ou de um projeto.'
    throw new AppError('invalid', text, { user: text })
  }
  if (user !== null) await requireStaff(context.db, [user], 'user')
  if (project !== null)
    await visibleLines(context)
      .select('projects.id')
      .where('projects.id', '=', project)
      .executeTakeFirstOrThrow(() => new AppError('missing', 'Este projeto não existe ou não é seu.'))
  await context.db
    .insertInto('hour_rates')
    .values({ kind, user_id: user, project_id: project, from_day: from, amount: toCents(amount) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'user_id', 'project_id', 'from_day']).doUpdateSet({ amount: toCents(amount) }),
    )
    .execute()
  return { result: true as const }
}

/** Throws 404. */
export async function removeRate(context: Context, id: number) {
  requireRates(context)
  await context.db
    .deleteFrom('hour_rates')
    .where('id', '=', id)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('project_id', 'is', null),
        eb('project_id', 'in', selectFrom(visibleLines(context).select('projects.id').as('seen')).select('seen.id')),
      ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este valor não existe mais.'))
  return { result: true as const }
}
