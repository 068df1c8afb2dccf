import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { budgetsContract } from '../contract.ts'
import { sendCsv } from './csv.ts'
import { acceptQuote, noteSeen, refuseQuote, requestChange, requestRenewal } from './decide.ts'
import { readDefaults } from './defaults.ts'
import { previewDocument, readDocument } from './document.ts'
import { duplicateBudget } from './duplicate.ts'
import { readEvidence } from './evidence.ts'
import { readExchange } from './exchange.ts'
import { readFigures } from './figures.ts'
import { listBudgets, listMonths, searchBudgets } from './list.ts'
import { drawNumber } from './number.ts'
import { payInstallment, unpayInstallment } from './pay-installment.ts'
import { sendPdf, sendProof, sendVersionPdf } from './pdf-files.ts'
import { readQuote } from './quote.ts'
import { findBudget } from './read.ts'
import { recordAcceptance, undoAcceptance } from './record.ts'
import { saveBudget } from './save.ts'
import { revokeLink, sendBudget } from './send.ts'
import { startLine } from './start-line.ts'

const budgets = implement(budgetsContract).$context<Context>().use(enforceAccess)

const { exchange, quote } = budgets

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
  exchange: {
    read: exchange.read.handler(({ context, input }) => readExchange(context, input.id)),
    send: exchange.send.handler(({ context, input }) => sendBudget(context, input)),
    revoke: exchange.revoke.handler(({ context, input }) => revokeLink(context, input.id)),
    record: exchange.record.handler(({ context }) => recordAcceptance(context)),
    undo: exchange.undo.handler(({ context, input }) => undoAcceptance(context, input)),
    pay: exchange.pay.handler(({ context, input }) => payInstallment(context, input)),
    unpay: exchange.unpay.handler(({ context, input }) => unpayInstallment(context, input)),
    startLine: exchange.startLine.handler(({ context, input }) => startLine(context, input.id)),
    pdf: exchange.pdf.handler(({ context, input }) => sendVersionPdf(context, input)),
    proof: exchange.proof.handler(({ context, input }) => sendProof(context, input.event)),
  },
  quote: {
    read: quote.read.handler(({ context, input }) => readQuote(context, input.token)),
    seen: quote.seen.handler(({ context, input }) => noteSeen(context, input.token)),
    accept: quote.accept.handler(({ context, input }) => acceptQuote(context, input)),
    refuse: quote.refuse.handler(({ context, input }) => refuseQuote(context, input)),
    requestChange: quote.requestChange.handler(({ context, input }) => requestChange(context, input)),
    requestRenewal: quote.requestRenewal.handler(({ context, input }) => requestRenewal(context, input)),
    evidence: quote.evidence.handler(({ context, input }) => readEvidence(context, input.token)),
  },
})
