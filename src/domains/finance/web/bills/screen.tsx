import { Button } from '@mantine/core'
import { IconCalendarDollar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { nowMs } from '#clock.ts'
import { brl } from '#money.ts'
import { addDays, dayMonth, dayOf } from '#time.ts'
import { Held } from '#ui/workbench/held.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { Payable } from '../../bills-contract.ts'
import { SOON_DAYS } from '../../finance.ts'
import { FinancePage } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf } from '../parts/money-text.ts'
import { BillDialog } from './bill-dialog.tsx'
import styles from './bills.module.css'
import { PaidBills } from './paid.tsx'
import { lateText, PayableList } from './payable-list.tsx'
import { Repeats, useRepeats } from './repeats.tsx'

/** Groups of what is open, by its due day. */
const GROUPS = [
  { when: 'overdue', title: 'Vencidas' },
  { when: 'today', title: 'Hoje' },
  { when: 'soon', title: 'Próximos 7 dias' },
  { when: 'later', title: 'Depois' },
] as const

export interface BillsSearch {
  /** Whether a new bill is open. */
  new?: true | undefined
}

interface BillsScreenProps {
  search: BillsSearch
  onSearch: ChangeSearch<BillsSearch>
}

/** What is to be paid and received, what repeats, and which bills were paid. */
export function BillsScreen({ search, onSearch }: BillsScreenProps) {
  const { whose, isTeam } = useLedger()
  const open = useQuery(query.finance.bills.open.queryOptions(ofUser(whose)))
  const repeats = useRepeats()
  const [edited, edit] = useState<Payable>()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onSearch({ new: true })}>
      Nova conta a pagar
    </Button>
  )
  return (
    <FinancePage title="A pagar e a receber" main={add}>
      <QueryView
        query={open}
        data={open.data}
        failed="As contas em aberto não vieram"
        loading={<LoadingRows rows={5} height={56} label="Carregando as contas…" />}
      >
        {({ data, totals }) =>
          data.length === 0 ? (
            <EmptyState title="Nada em aberto" icon={<IconCalendarDollar aria-hidden />} action={add}>
              Aqui fica o que ainda vence, apartado do que já foi pago. As parcelas de orçamentos aceitos aparecem
              sozinhas.
            </EmptyState>
          ) : (
            <div className={`stack ${styles.groups}`}>
              <Week totals={totals} isMoreToday={lateText(data.filter(({ when }) => when === 'overdue')) !== ''} />
              {GROUPS.map(({ when, title }) => (
                <PayableList
                  key={when}
                  title={title}
                  isLate={when === 'overdue'}
                  totals={totals[when]}
                  payables={data.filter((payable) => payable.when === when)}
                  isTeam={isTeam}
                  onEdit={edit}
                />
              ))}
            </div>
          )
        }
      </QueryView>
      <Held isHeld={open.isLoading}>
        <Repeats />
        <Held isHeld={repeats.isLoading}>
          <PaidBills />
        </Held>
      </Held>
      <BillDialog
        open={search.new ? 'new' : edited}
        onClose={() => (search.new ? onSearch({ new: undefined }) : edit(undefined))}
      />
    </FinancePage>
  )
}

interface WeekProps {
  totals: Record<(typeof GROUPS)[number]['when'], { to_receive: string; to_pay: string }>
  /** Whether what is late comes to more today. */
  isMoreToday: boolean
}

/** What is late, due today or in the next seven days, as one: 'Até 05/12: R$ 12.297,75 a pagar, R$ 8.479,75 a receber'. */
function Week({ totals, isMoreToday }: WeekProps) {
  const sum = (side: 'to_pay' | 'to_receive') =>
    centsOf(totals.overdue[side]) + centsOf(totals.today[side]) + centsOf(totals.soon[side])
  const [toPay, toReceive] = [sum('to_pay'), sum('to_receive')]
  const last = dayMonth(addDays(dayOf(nowMs()), SOON_DAYS))
  return (
    <p className="tabular">
      Até {last}, com o que venceu: <b>{brl(toPay)}</b> a pagar, <b>{brl(toReceive)}</b> a receber
      {isMoreToday && ', sem multa e juros'}.
    </p>
  )
}
