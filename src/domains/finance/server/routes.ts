import { serve } from '#platform/http/calls.ts'
import { financeContract } from '../contract.ts'
import { createAccount, deleteAccount, listAccounts, setBalance, updateAccount } from './accounts.ts'
import { findAlike } from './alike.ts'
import { createBill, deleteBill, deleteBills, restoreBill, updateBill } from './bills.ts'
import { changeMany, changeManyBack, deleteMany, restoreMany } from './bulk.ts'
import { readCash, readLowest } from './cash.ts'
import { listCategories, saveCategory } from './categories.ts'
import { readCourse } from './course.ts'
import { sendCash } from './export/cash.ts'
import { sendCsv } from './export/csv.ts'
import { sendMonth } from './export/zip.ts'
import { addFile, removeFile, sendReceipt } from './files.ts'
import { setFloor } from './floor.ts'
import { readForecast } from './forecast.ts'
import { commitImport } from './import/commit.ts'
import { listDoubtful, settleDoubtful } from './import/doubtful.ts'
import { listLinkable } from './import/linkable.ts'
import { listImports, sendStatement } from './import/list.ts'
import { previewImport } from './import/preview.ts'
import { listRules, offerRule, removeRule, saveRule } from './import/rules.ts'
import { undoImport } from './import/undo.ts'
import { listInbox, setWanted } from './inbox/list.ts'
import { receiveReceipt } from './inbox/receive.ts'
import {
  refusePair,
  releaseReceipt,
  removeWaiting,
  restoreWaiting,
  sendWaiting,
  settleReceipt,
} from './inbox/settle.ts'
import { listMonth, readFigures, searchReports } from './list.ts'
import { listMerges, undoMerge } from './merge.ts'
import { listOpen, listPaid } from './open-payables.ts'
import { linkSides, listOtherSides, unlinkSides } from './other-side.ts'
import { listOwnProjects } from './parts.ts'
import { pay, unpay } from './pay.ts'
import { readReport } from './read.ts'
import { createRepeat, deleteRepeat, listRepeats, updateRepeat } from './repeats.ts'
import { addReport, deleteReport, restoreReport, updateReport } from './save.ts'
import { transferBetween } from './transfer.ts'
import { readYear } from './year.ts'

export const financeRoutes = serve(financeContract, {
  reports: {
    listMonth,
    add: addReport,
    item: async (context, input) => ({ data: await readReport(context, input.id) }),
    alike: findAlike,
    update: updateReport,
    remove: deleteReport,
    restore: restoreReport,
    otherSides: (context, { id }) => listOtherSides(context, id),
    link: linkSides,
    unlink: (context, { id }) => unlinkSides(context, id),
    many: { change: changeMany, changeBack: changeManyBack, remove: deleteMany, restore: restoreMany },
    search: searchReports,
    addFile: (context, { query }) => addFile(context, query),
    fetchFile: (context, { id }) => sendReceipt(context, id),
    removeFile: (context, { id }) => removeFile(context, id),
    categories: (context, { id_user }) => listCategories(context, id_user),
    projects: listOwnProjects,
    saveCategory,
    merges: (context, { id_user }) => listMerges(context, id_user),
    undoMerge,
    year: readYear,
    figures: (context, { id_user }) => readFigures(context, id_user),
  },
  bills: {
    open: (context, { id_user }) => listOpen(context, id_user),
    paid: listPaid,
    create: createBill,
    update: updateBill,
    remove: (context, { id }) => deleteBill(context, id),
    removeMany: deleteBills,
    restore: (context, { id }) => restoreBill(context, id),
    pay,
    unpay,
    repeats: (context, { id_user }) => listRepeats(context, id_user),
    createRepeat,
    updateRepeat,
    removeRepeat: (context, { id }) => deleteRepeat(context, id),
    forecast: (context, { id_user }) => readForecast(context, id_user),
  },
  cash: {
    read: (context, { id_user }) => readCash(context, id_user),
    lowest: (context, { id_user }) => readLowest(context, id_user),
    setFloor,
    csv: sendCash,
  },
  accounts: {
    list: (context, { id_user }) => listAccounts(context, id_user),
    create: createAccount,
    update: updateAccount,
    remove: (context, { id }) => deleteAccount(context, id),
    course: readCourse,
    setBalance,
    transfer: transferBetween,
  },
  import: {
    preview: previewImport,
    linkable: listLinkable,
    commit: commitImport,
    list: listImports,
    fetch: (context, { id }) => sendStatement(context, id),
    undo: (context, { id }) => undoImport(context, id),
    doubtful: {
      list: (context, { id_user }) => listDoubtful(context, id_user),
      settle: settleDoubtful,
    },
    rules: (context, { id_user }) => listRules(context, id_user),
    offerRule: (context, { id }) => offerRule(context, id),
    saveRule,
    removeRule: (context, { id }) => removeRule(context, id),
  },
  inbox: {
    list: (context, { id_user }) => listInbox(context, id_user),
    receive: receiveReceipt,
    fetch: (context, { id }) => sendWaiting(context, id),
    settle: settleReceipt,
    release: (context, { id }) => releaseReceipt(context, id),
    refuse: refusePair,
    remove: (context, { id }) => removeWaiting(context, id),
    restore: (context, { id }) => restoreWaiting(context, id),
    want: setWanted,
  },
  export: {
    csv: sendCsv,
    zip: sendMonth,
  },
})
