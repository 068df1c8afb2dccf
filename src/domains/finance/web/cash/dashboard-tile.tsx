import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { dayMonth } from '#time.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import type { LowestPoint } from '../../cash-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'

/** The lowest point of the cash curve, kept for some minutes: the day is no other meanwhile. */
const FRESH_MS = 5 * 60_000

export default function CashTile() {
  const { whose, isTeam } = useLedger()
  const lowest = useQuery({
    ...query.finance.cash.lowest.queryOptions(ofUser(whose)),
    staleTime: FRESH_MS,
  })
  const data = lowest.data?.data
  return (
    <Tile
      title="Caixa"
      to="/dashboard/financial-report/cash"
      answer={lowest}
      figure={data && money(data.balance)}
      note={data && describe(data, isTeam)}
    />
  )
}

/** 'menor saldo em 13 semanas, em 06/12; abaixo do piso desde 28/11; da equipe toda'. */
const describe = ({ accounts, day, below_from }: LowestPoint, isTeam: boolean) =>
  [
    accounts === 0 ? 'sem conta cadastrada' : `menor saldo em 13 semanas, em ${dayMonth(day)}`,
    below_from !== null && `abaixo do piso desde ${dayMonth(below_from)}`,
    isTeam && 'da equipe toda',
  ]
    .filter(Boolean)
    .join('; ')
