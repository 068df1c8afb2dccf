import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { financeContract } from '../contract.ts'

const finance = implement(financeContract).$context<Context>().use(enforceAccess)

const later = () => {
  throw new AppError('unavailable', 'Esta parte do financeiro ainda não está pronta.')
}

export const financeRoutes = finance.router({
  reports: {
    listMonth: finance.reports.listMonth.handler(later),
    add: finance.reports.add.handler(later),
    item: finance.reports.item.handler(later),
    update: finance.reports.update.handler(later),
    remove: finance.reports.remove.handler(later),
    restore: finance.reports.restore.handler(later),
    search: finance.reports.search.handler(later),
    addFile: finance.reports.addFile.handler(later),
    fetchFile: finance.reports.fetchFile.handler(later),
    removeFile: finance.reports.removeFile.handler(later),
    categories: finance.reports.categories.handler(later),
    saveCategory: finance.reports.saveCategory.handler(later),
    year: finance.reports.year.handler(later),
    figures: finance.reports.figures.handler(later),
  },
  bills: {
    open: finance.bills.open.handler(later),
    paid: finance.bills.paid.handler(later),
    create: finance.bills.create.handler(later),
    update: finance.bills.update.handler(later),
    remove: finance.bills.remove.handler(later),
    restore: finance.bills.restore.handler(later),
    pay: finance.bills.pay.handler(later),
    unpay: finance.bills.unpay.handler(later),
    repeats: finance.bills.repeats.handler(later),
    createRepeat: finance.bills.createRepeat.handler(later),
    updateRepeat: finance.bills.updateRepeat.handler(later),
    removeRepeat: finance.bills.removeRepeat.handler(later),
    ahead: finance.bills.ahead.handler(later),
  },
  accounts: {
    list: finance.accounts.list.handler(later),
    create: finance.accounts.create.handler(later),
    update: finance.accounts.update.handler(later),
    remove: finance.accounts.remove.handler(later),
    setBalance: finance.accounts.setBalance.handler(later),
    transfer: finance.accounts.transfer.handler(later),
  },
  import: {
    preview: finance.import.preview.handler(later),
    commit: finance.import.commit.handler(later),
    list: finance.import.list.handler(later),
    undo: finance.import.undo.handler(later),
    rules: finance.import.rules.handler(later),
    saveRule: finance.import.saveRule.handler(later),
    removeRule: finance.import.removeRule.handler(later),
  },
  export: {
    csv: finance.export.csv.handler(later),
    zip: finance.export.zip.handler(later),
  },
})
