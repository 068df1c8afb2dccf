import { AppError } from '#platform/errors.ts'
import { serve } from '#platform/http/calls.ts'
import { callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { STATE_LINE } from '../budget.ts'
import { choiceQuery } from '../choice-address.ts'
import { readChoice } from '../choices.ts'
import { budgetsContract } from '../contract.ts'
import { checkAcceptance } from './accepted.ts'
import { answerRequest } from './answer-request.ts'
import { changeInstallment, promiseInstallment, remindInstallment } from './change-installments.ts'
import { previewClientPage } from './client-page.ts'
import { acceptQuote, noteSeen, refuseQuote, requestChange, requestRenewal } from './decide.ts'
import { readDefaults } from './defaults.ts'
import { previewDocument, readDocument } from './document.ts'
import { duplicateBudget } from './duplicate.ts'
import { readExchange } from './exchange.ts'
import { readFigures } from './figures.ts'
import { attachFiles, readFiles, removeFile, sendQuoteFile } from './files.ts'
import { giveReceipt, sendReceipt } from './give-receipt.ts'
import { listBudgets, listMonths, sendCsv } from './list.ts'
import { listNextReminders } from './next-reminders.ts'
import { beginVersion, discardDraft, restoreLine } from './next-version.ts'
import { drawNumber } from './number.ts'
import { sumOfClient } from './of-client.ts'
import { payInstallment } from './pay-installment.ts'
import { sendPdf, sendProof, sendVersionPdf } from './pdf-files.ts'
import { readQuote } from './quote.ts'
import { findBudget } from './read.ts'
import { sendReceiptPdf } from './receipt-pdf.ts'
import { recordAcceptance, undoAcceptance } from './record.ts'
import { switchReminders } from './remind-clients.ts'
import { saveBudget } from './save.ts'
import { searchBudgets } from './search.ts'
import { revokeLink, sendBudget } from './send.ts'
import { startLine, takeBackLine } from './start-line.ts'
import { keepTemplate, listTemplates, readTemplate, removeTemplate, renameTemplate } from './templates.ts'
import { unpayInstallment } from './unpay-installment.ts'

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
  clientPage: previewClientPage,
  document: (context, { id }) => readDocument(context, id),
  pdf: (context, { id }) => sendPdf(context, id),
  duplicate: (context, { id }) => duplicateBudget(context, id),
  ofClient: (context, { id }) => sumOfClient(context, id),
  figures: (context, { id_user }) => readFigures(context, id_user),
  exchange: {
    read: (context, { id }) => readExchange(context, id),
    send: sendBudget,
    beginVersion: (context, { id }) => beginVersion(context, id),
    discardDraft: (context, { id }) => discardDraft(context, id),
    restoreLine,
    answerRequest,
    revoke: (context, { id }) => revokeLink(context, id),
    record: recordAcceptance,
    undo: undoAcceptance,
    pay: payInstallment,
    unpay: unpayInstallment,
    changeInstallment,
    promise: promiseInstallment,
    remind: remindInstallment,
    reminders: switchReminders,
    nextReminders: listNextReminders,
    giveReceipt: (context, { id }) => giveReceipt(context, id),
    sendReceipt,
    receiptPdf: (context, { id }) => sendReceiptPdf(context, id),
    startLine: (context, { id }) => startLine(context, id),
    takeBackLine: (context, { id }) => takeBackLine(context, id),
    pdf: sendVersionPdf,
    proof: (context, { event }) => sendProof(context, event),
  },
  templates: {
    list: listTemplates,
    item: (context, { id }) => readTemplate(context, id),
    keep: keepTemplate,
    rename: renameTemplate,
    remove: (context, { id }) => removeTemplate(context, id),
  },
  files: {
    list: (context, { id }) => readFiles(context, id),
    attach: attachFiles,
    remove: (context, { id }) => removeFile(context, id),
    download: (context, { id }) => sendQuoteFile(context, id),
  },
  quote: {
    read: (context, { token }) => readQuote(context, token),
    seen: (context, { token }) => noteSeen(context, token),
    accept: acceptQuote,
    refuse: refuseQuote,
    requestChange,
    requestRenewal,
    evidence: (context, { token }) => checkAcceptance(context, token),
  },
})

/** The client's answers posted without JavaScript: the same calls, by the name of the button that was pressed. */
export const sendQuoteForm: Form = async (context, { decision, ...typed }, path) => {
  const choice = readChoice(typed)
  // Else the browser keeps the fragment of the form's address, and shows the form again.
  if (decision === 'sum') return `${path}?escolha=${choiceQuery(typed.version ?? 1, choice ?? [])}#${STATE_LINE}`
  const input = { ...typed, choice, token: lastPart(path) }
  const { quote } = budgetsRoutes
  const calls = {
    accept: () => callWith(context, quote.accept, input),
    refuse: () => callWith(context, quote.refuse, input),
    change: () => callWith(context, quote.requestChange, input),
    renew: () => callWith(context, quote.requestRenewal, input),
  }
  if (!decision || !Object.hasOwn(calls, decision)) throw new AppError('invalid', 'Escolha uma das respostas.')
  await calls[decision as keyof typeof calls]()
  return `${path}?respondido=1#${STATE_LINE}`
}
