import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { financeContract } from '../contract.ts'
import { createAccount, deleteAccount, listAccounts, setBalance, updateAccount } from './accounts.ts'
import { readAhead } from './ahead.ts'
import { createBill, deleteBill, restoreBill, updateBill } from './bills.ts'
import { listCategories, saveCategory } from './categories.ts'
import { sendCsv } from './export/csv.ts'
import { sendZip } from './export/zip.ts'
import { readFigures } from './figures.ts'
import { addFile, removeFile, sendReceipt } from './files.ts'
import { commitImport } from './import/commit.ts'
import { listImports } from './import/list.ts'
import { offerRule } from './import/offer-rule.ts'
import { previewImport } from './import/preview.ts'
import { listRules, removeRule, saveRule } from './import/rules.ts'
import { undoImport } from './import/undo.ts'
import { listMonth, searchReports } from './list.ts'
import { listOpen, listPaid } from './open-payables.ts'
import { pay, unpay } from './pay.ts'
import { readReport } from './read.ts'
import { createRepeat, deleteRepeat, listRepeats, updateRepeat } from './repeats.ts'
import { addReport, deleteReport, restoreReport, updateReport } from './save.ts'
import { transferBetween } from './transfer.ts'
import { readYear } from './year.ts'

const finance = implement(financeContract).$context<Context>().use(enforceAccess)

export const financeRoutes = finance.router({
  reports: {
    listMonth: finance.reports.listMonth.handler(({ context, input }) => listMonth(context, input)),
    add: finance.reports.add.handler(({ context, input }) => addReport(context, input)),
    item: finance.reports.item.handler(async ({ context, input }) => ({ data: await readReport(context, input.id) })),
    update: finance.reports.update.handler(({ context, input }) => updateReport(context, input)),
    remove: finance.reports.remove.handler(({ context, input }) => deleteReport(context, input.id)),
    restore: finance.reports.restore.handler(({ context, input }) => restoreReport(context, input.id)),
    search: finance.reports.search.handler(({ context, input }) => searchReports(context, input)),
    addFile: finance.reports.addFile.handler(({ context, input }) => addFile(context, input.query)),
    fetchFile: finance.reports.fetchFile.handler(({ context, input }) => sendReceipt(context, input.id)),
    removeFile: finance.reports.removeFile.handler(({ context, input }) => removeFile(context, input.id)),
    categories: finance.reports.categories.handler(({ context, input }) => listCategories(context, input.id_user)),
    saveCategory: finance.reports.saveCategory.handler(({ context, input }) => saveCategory(context, input)),
    year: finance.reports.year.handler(({ context, input }) => readYear(context, input)),
    figures: finance.reports.figures.handler(({ context, input }) => readFigures(context, input.id_user)),
  },
  bills: {
    open: finance.bills.open.handler(({ context, input }) => listOpen(context, input.id_user)),
    paid: finance.bills.paid.handler(({ context, input }) => listPaid(context, input)),
    create: finance.bills.create.handler(({ context, input }) => createBill(context, input)),
    update: finance.bills.update.handler(({ context, input }) => updateBill(context, input)),
    remove: finance.bills.remove.handler(({ context, input }) => deleteBill(context, input.id)),
    restore: finance.bills.restore.handler(({ context, input }) => restoreBill(context, input.id)),
    pay: finance.bills.pay.handler(({ context, input }) => pay(context, input)),
    unpay: finance.bills.unpay.handler(({ context, input }) => unpay(context, input)),
    repeats: finance.bills.repeats.handler(({ context, input }) => listRepeats(context, input.id_user)),
    createRepeat: finance.bills.createRepeat.handler(({ context, input }) => createRepeat(context, input)),
    updateRepeat: finance.bills.updateRepeat.handler(({ context, input }) => updateRepeat(context, input)),
    removeRepeat: finance.bills.removeRepeat.handler(({ context, input }) => deleteRepeat(context, input.id)),
    ahead: finance.bills.ahead.handler(({ context, input }) => readAhead(context, input.id_user)),
  },
  accounts: {
    list: finance.accounts.list.handler(({ context, input }) => listAccounts(context, input.id_user)),
    create: finance.accounts.create.handler(({ context, input }) => createAccount(context, input)),
    update: finance.accounts.update.handler(({ context, input }) => updateAccount(context, input)),
    remove: finance.accounts.remove.handler(({ context, input }) => deleteAccount(context, input.id)),
    setBalance: finance.accounts.setBalance.handler(({ context, input }) => setBalance(context, input)),
    transfer: finance.accounts.transfer.handler(({ context, input }) => transferBetween(context, input)),
  },
  import: {
    preview: finance.import.preview.handler(({ context }) => previewImport(context)),
    commit: finance.import.commit.handler(({ context }) => commitImport(context)),
    list: finance.import.list.handler(({ context, input }) => listImports(context, input)),
    undo: finance.import.undo.handler(({ context, input }) => undoImport(context, input.id)),
    rules: finance.import.rules.handler(({ context, input }) => listRules(context, input.id_user)),
    offerRule: finance.import.offerRule.handler(({ context, input }) => offerRule(context, input.id)),
    saveRule: finance.import.saveRule.handler(({ context, input }) => saveRule(context, input)),
    removeRule: finance.import.removeRule.handler(({ context, input }) => removeRule(context, input.id)),
  },
  export: {
    csv: finance.export.csv.handler(({ context, input }) => sendCsv(context, input)),
    zip: finance.export.zip.handler(({ context, input }) => sendZip(context, input)),
  },
})
