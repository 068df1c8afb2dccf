import type { APIRequestContext } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { brl, fromDecimal, toCents } from '#money.ts'
import { addDays, dayOf, firstOfMonth, weekdayOf } from '#time.ts'

interface Figures {
  figure: string
  /** Parts of what stands below it. */
  notes: string[]
}

/**
 * The figures that each tile of the administrator's dashboard must have, counted and summed from the rows that the calls of
 * its screen answer, by the tiles' titles in their order.
 * @param id_user whose projects, lines, quotes and ledger: 0 for the whole team's
 */
export async function readFigures(admin: APIRequestContext, id_user: number): Promise<Record<string, Figures>> {
  const get = async (path: string) => (await admin.get(`/api/v1/${path}`)).json()
  const post = async (path: string, data: object) => (await admin.post(`/api/v1/${path}`, { data })).json()
  const today = dayOf(nowMs())
  const projects = await post('list-all-project', { id_user, limit: 1000 })
  const lines = await post('production-line', { id_user, limit: 1000 })
  const quotes: { status: string; state: string; total_budget: number }[] = (
    await get(`budget/search?id_user=${id_user}&limit=1000`)
  ).data
  const open = quotes.filter(({ status, state }) => status === 'PENDING' && !['refused', 'expired'].includes(state))
  const week: { cells: { minutes: number }[] }[] = (
    await get(`hours/week?from=${addDays(today, -weekdayOf(today))}&days=7`)
  ).data
  const minutes = week.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.minutes, 0)
  const events: { isfinish: boolean }[] = (await get(`calendar/events?from=${today}&to=${today}`)).data
  const ledger = await post('finance/report/listReportsMonth', { id_user, limit: 1000 })
  const due: { when: string }[] = (await get(`finance/bills?id_user=${id_user}`)).data
  const cash: Cash = (await get(`finance/cash?id_user=${id_user}`)).data
  const orders: { created_at: string; state: string }[] = (await post('order/list', { limit: 1000 })).data
  const placed = orders.filter(({ created_at }) => dayOf(created_at) >= firstOfMonth(today))
  const day = (await get('screen-time')).data
  const machines: unknown[] = (await get('screen-time/machines')).data

  const balance = ledger.data
    .filter(({ transfer }: { transfer: boolean }) => !transfer)
    .reduce((sum: number, { type, amount }: { type: string; amount: string }) => {
      const cents = fromDecimal(amount)!
      return type === 'receita' ? sum + cents : sum - cents
    }, 0)
  const count = (when: string) => due.filter((one) => one.when === when).length
  const finished = events.filter(({ isfinish }) => isfinish).length
  const paid = placed.filter(({ state }) => state === 'paid').length
  const active = lines.data.filter(({ projectstatus }: { projectstatus: string }) => projectstatus === 'inprogress')
  const some = (number: number, text: string) => (number > 0 ? [`${number} ${text}`] : [])
  return {
    Projects: { figure: String(projects.data.length), notes: [] },
    Budgets: {
      figure: String(open.length),
      notes: [`por decidir, ${brl(open.reduce((sum, { total_budget }) => sum + toCents(total_budget), 0))}`],
    },
    'Production Line': { figure: String(lines.data.length), notes: [`${active.length} em andamento`] },
    Horas: {
      figure: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
      notes: ['suas nesta semana'],
    },
    Calendário: { figure: String(events.length), notes: some(finished, 'concluído') },
    Financeiro: {
      figure: brl(balance),
      notes: [...some(count('overdue'), 'vencida'), ...some(count('soon'), 'vence')],
    },
    Caixa: {
      figure: brl(lowestOf(cash)),
      notes: ['menor saldo em 13 semanas', ...(id_user === 0 ? ['da equipe toda'] : [])],
    },
    Pedidos: { figure: String(placed.length), notes: [`neste mês, ${paid} pago`] },
    'Tempo de tela': { figure: day.lines.toLocaleString('pt-BR'), notes: [`Cerca de ${day.per_hour} por hora`] },
    Máquinas: { figure: String(machines.length), notes: [] },
  }
}

interface Cash {
  today: string
  opening: string
  planned: { due: string; type: string; amount: string; promised: string | null }[]
}

/** The smallest balance of 91 days, each summed anew from all that counts until then. */
function lowestOf({ today, opening, planned }: Cash): number {
  const counted = planned.map(({ due, type, amount, promised }) => {
    const isPromised = type === 'receita' && promised !== null && promised >= today
    const day = isPromised ? promised : due < today ? (type === 'despesa' ? today : '9') : due
    return { day, cents: (type === 'receita' ? 1 : -1) * fromDecimal(amount)! }
  })
  const balances = Array.from({ length: 91 }, (_, index) =>
    counted.reduce((sum, { day, cents }) => (day <= addDays(today, index) ? sum + cents : sum), fromDecimal(opening)!),
  )
  return Math.min(...balances)
}
