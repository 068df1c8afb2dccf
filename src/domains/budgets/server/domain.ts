import { defineDomain } from '#platform/domain.ts'
import { acceptedJob } from './accepted.ts'
import { findInBudgets, quotesEvidence } from './contributions.ts'
import { removeDemoBudgets, seedDemoBudgets } from './demo.ts'
import { installmentOverlay, validityOverlay } from './due-dates.ts'
import { sendClientFile } from './files.ts'
import { cleanBudgetFilesJob } from './jobs.ts'
import { decisionNotice, seenNotice } from './notices.ts'
import { listQuotesOf } from './of-client.ts'
import { forgetOpeningsJob } from './openings.ts'
import { sendClientPdf } from './pdf-files.ts'
import { sendClientReceipt } from './receipt-pdf.ts'
import { installmentReceivables } from './receivables.ts'
import { remindClientsJob } from './remind-clients.ts'
import { budgetsRoutes, sendQuoteForm } from './routes.ts'
import { quotesWaiting } from './waiting.ts'

export const budgets = defineDomain({
  module: 'budgets',
  routes: budgetsRoutes,
  documents: {
    '/orcamento/pdf/*': sendClientPdf,
    '/orcamento/recibo/*': sendClientReceipt,
    '/orcamento/arquivo/*': sendClientFile,
  },
  forms: { '/orcamento/*': sendQuoteForm },
  jobs: [acceptedJob, cleanBudgetFilesJob, forgetOpeningsJob, remindClientsJob],
  pageParameters: { '/orcamento/*': ['respondido', 'escolha'] },
  secretPages: ['/orcamento/*'],
  demo: { table: 'budgets', seed: seedDemoBudgets, remove: removeDemoBudgets },
  notices: [decisionNotice, seenNotice],
  find: findInBudgets,
  dates: [validityOverlay, installmentOverlay],
  listWithClient: listQuotesOf,
  receivables: installmentReceivables,
  waiting: quotesWaiting,
  evidence: quotesEvidence,
})
