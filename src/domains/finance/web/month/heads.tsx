import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import type { MonthLimits } from '../../categories-contract.ts'
import { monthLabel } from '../../finance.ts'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'
import { Rest } from './limit-bar.tsx'

interface CategoryHeadProps {
  category: string
  /** YYYY-MM. */
  month: string
  /** Id of whose ledger it is in. */
  ledger: number | undefined
  /** Of the month; undefined until they are loaded. */
  limits: MonthLimits | undefined
  /** Name of whose ledger it is in, as its entries say; undefined where there are none. */
  owner: string | undefined
}

/** Which category of which month and ledger is shown, and what is left of its limit. */
export function CategoryHead({ category, month, ledger, limits, owner }: CategoryHeadProps) {
  const found = limits?.categories.find((one) => one.category === category && one.id_user === ledger)
  const whose = found?.owner ?? owner
  return (
    <header className="stack gap-25">
      <h2 className="subheading">
        {category} em {monthLabel(month)}
        {whose && <span className="soft regular">, livro de {whose}</span>}
      </h2>
      {found && found.monthly_limit !== null && (
        <p className="row cluster gap-25 tabular">
          Meta de {money(found.monthly_limit)} por mês: <Rest monthly_limit={found.monthly_limit} spent={found.spent} />
        </p>
      )}
    </header>
  )
}

/** Which account's entries are shown, and its balance by the ledger, which counts transfers too; nothing of an unknown one. */
export function AccountHead({ account }: { account: number }) {
  const { whose, isTeam } = useLedger()
  const { data } = useQuery(query.finance.accounts.list.queryOptions(ofUser(whose)))
  const found = data?.data.find(({ id }) => id === account)
  if (!found) return null
  return (
    <header className="stack gap-25">
      <h2 className="subheading">
        {found.name}
        {isTeam && <span className="soft regular">, livro de {found.owner}</span>}
      </h2>
      <p className="tabular">Saldo pelo livro, hoje: {money(found.balance)}</p>
    </header>
  )
}
