import { accountsContract } from './accounts-contract.ts'
import { billsContract } from './bills-contract.ts'
import { cashContract } from './cash-contract.ts'
import { exportContract } from './export-contract.ts'
import { importContract } from './import-contract.ts'
import { inboxContract } from './inbox-contract.ts'
import { reportsContract } from './reports-contract.ts'

/** The calls of finance. Amounts are decimal texts in reais ('1290.50'); only what is paid is an entry of the ledger. */
export const financeContract = {
  reports: reportsContract,
  bills: billsContract,
  cash: cashContract,
  accounts: accountsContract,
  import: importContract,
  inbox: inboxContract,
  export: exportContract,
}
