import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { budgetsContract } from '../contract.ts'

const budgets = implement(budgetsContract).$context<Context>().use(enforceAccess)

const notYet = (): never => {
  throw new Error('not there yet')
}

export const budgetsRoutes = budgets.router({
  list: budgets.list.handler(notYet),
  byId: budgets.byId.handler(notYet),
  save: budgets.save.handler(notYet),
  newId: budgets.newId.handler(notYet),
  search: budgets.search.handler(notYet),
  months: budgets.months.handler(notYet),
  csv: budgets.csv.handler(notYet),
  preview: budgets.preview.handler(notYet),
  document: budgets.document.handler(notYet),
  duplicate: budgets.duplicate.handler(notYet),
  figures: budgets.figures.handler(notYet),
})
