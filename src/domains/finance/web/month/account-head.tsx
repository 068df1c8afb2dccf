import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { ofUser } from '#client/use-whose.ts'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'

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
