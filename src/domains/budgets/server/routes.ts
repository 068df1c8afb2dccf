import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { budgetsContract } from '../contract.ts'
import { sendCsv } from './csv.ts'
import { readDefaults } from './defaults.ts'
import { previewDocument, readDocument } from './document.ts'
import { duplicateBudget } from './duplicate.ts'
import { readFigures } from './figures.ts'
import { listBudgets, listMonths, searchBudgets } from './list.ts'
import { drawNumber } from './number.ts'
import { findBudget } from './read.ts'
import { saveBudget } from './save.ts'
import { sendPdf } from './send-pdf.ts'

const budgets = implement(budgetsContract).$context<Context>().use(enforceAccess)

export const budgetsRoutes = budgets.router({
  list: budgets.list.handler(({ context, input }) => listBudgets(context, input)),
  byId: budgets.byId.handler(({ context, input }) => findBudget(context, input)),
  save: budgets.save.handler(({ context, input }) => saveBudget(context, input)),
  newId: budgets.newId.handler(({ context, input }) => drawNumber(context, input.id_user)),
  defaults: budgets.defaults.handler(async ({ context }) => ({ data: await readDefaults(context) })),
  search: budgets.search.handler(({ context, input }) => searchBudgets(context, input)),
  months: budgets.months.handler(({ context, input }) => listMonths(context, input.id_user)),
  csv: budgets.csv.handler(({ context, input }) => sendCsv(context, input)),
  preview: budgets.preview.handler(({ context, input }) => previewDocument(context, input)),
  document: budgets.document.handler(({ context, input }) => readDocument(context, input.id)),
  pdf: budgets.pdf.handler(({ context, input }) => sendPdf(context, input.id)),
  duplicate: budgets.duplicate.handler(({ context, input }) => duplicateBudget(context, input.id)),
  figures: budgets.figures.handler(({ context, input }) => readFigures(context, input.id_user)),
})
