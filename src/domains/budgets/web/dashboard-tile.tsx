import { useQuery } from '@tanstack/react-query'
import type { Api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { EVERYONE, ofUser, useListOwner } from '#client/session/use-whose.ts'
import { brl, toCents } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import type { Words } from '#words.ts'
import { budgetWords } from '../words.ts'

export default function BudgetsTile() {
  const { whose } = useListOwner('budgets')
  const figures = useQuery(query.budgets.figures.queryOptions(ofUser(whose)))
  const data = figures.data?.data
  return (
    <Tile
      title={budgetWords.budgets}
      to="/dashboard/budget"
      answer={figures}
      figure={data?.open.count}
      note={data && describe(data, whose === EVERYONE)}
    />
  )
}

type Figures = Awaited<ReturnType<Api['budgets']['figures']>>['data']

/** 'por decidir, R$ 13.750,00 ao todo; 2 vencem em 7 dias; da equipe toda'. */
function describe({ open, approved, expiring, latest }: Figures, isTeam: boolean): Words {
  if (latest.length === 0) return budgetWords.beginsHere
  const parts = [
    open.count === 0 ? 'por decidir' : `por decidir, ${brl(toCents(open.sum))} ao todo`,
    approved.count > 0 && `${plural(approved.count, 'aprovado', 'aprovados')} neste mês`,
    expiring > 0 && `${plural(expiring, 'vence', 'vencem')} em 7 dias`,
    isTeam && 'da equipe toda',
  ]
  return parts.filter(Boolean).join('; ')
}
