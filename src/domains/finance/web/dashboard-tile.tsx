import { useQuery } from '@tanstack/react-query'
import type { Api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { plural } from '#ui/formats.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import { MONTH } from './parts/finance-page.tsx'
import { useLedger } from './parts/ledger.ts'
import { centsOf, money } from './parts/money-text.ts'

export default function FinanceTile() {
  const { whose, isTeam } = useLedger()
  const figures = useQuery(query.finance.reports.figures.queryOptions(ofUser(whose)))
  const data = figures.data?.data
  return (
    <Tile
      title="Financeiro"
      to={MONTH}
      answer={figures}
      figure={data && money(data.totals.balance)}
      note={data && describe(data, isTeam)}
    />
  )
}

type Figures = Awaited<ReturnType<Api['finance']['reports']['figures']>>['data']

/** 'saldo do mês; em aberto: 2 vencidas, 1 vence hoje; da equipe toda'. */
function describe({ totals, overdue, today, soon }: Figures, isTeam: boolean): string {
  const due = [
    overdue > 0 && plural(overdue, 'vencida', 'vencidas'),
    today > 0 && `${plural(today, 'vence', 'vencem')} hoje`,
    soon > 0 && `${plural(soon, 'vence', 'vencem')} em 7 dias`,
  ].filter(Boolean)
  const sign = centsOf(totals.balance) < 0 ? 'saldo negativo no mês' : 'saldo do mês'
  return [sign, due.length > 0 && `em aberto: ${due.join(', ')}`, isTeam && 'da equipe toda'].filter(Boolean).join('; ')
}
