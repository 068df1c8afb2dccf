import { serve } from '#platform/http/calls.ts'
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

export const budgetsRoutes = serve(budgetsContract, {
  list: listBudgets,
  byId: findBudget,
  save: saveBudget,
  newId: (context, { id_user }) => drawNumber(context, id_user),
  defaults: async (context) => ({ data: await readDefaults(context) }),
  search: searchBudgets,
  months: (context, { id_user }) => listMonths(context, id_user),
  csv: sendCsv,
  preview: previewDocument,
  document: (context, { id }) => readDocument(context, id),
  pdf: (context, { id }) => sendPdf(context, id),
  duplicate: (context, { id }) => duplicateBudget(context, id),
  figures: (context, { id_user }) => readFigures(context, id_user),
  exchange: {
    read: (context, { id }) => readExchange(context, id),
    send: sendBudget,
    revoke: (context, { id }) => revokeLink(context, id),
    record: recordAcceptance,
    undo: undoAcceptance,
    pay: payInstallment,
    unpay: unpayInstallment,
    startLine: (context, { id }) => startLine(context, id),
    pdf: sendVersionPdf,
    proof: (context, { event }) => sendProof(context, event),
  },
  quote: {
    read: (context, { token }) => readQuote(context, token),
    seen: (context, { token }) => noteSeen(context, token),
    accept: acceptQuote,
    refuse: refuseQuote,
    requestChange,
    requestRenewal,
    evidence: (context, { token }) => readEvidence(context, token),
  },
})
