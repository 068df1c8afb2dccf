import { Button } from '@mantine/core'
import { IconCalendarDollar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'
import { ofUser } from '#client/use-whose.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { Payable } from '../../bills-contract.ts'
import { FinancePage } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { BillDialog } from './bill-dialog.tsx'
import styles from './bills.module.css'
import { PaidBills } from './paid.tsx'
import { PayableList } from './payable-list.tsx'
import { Repeats } from './repeats.tsx'

/** Groups of what is open, by its due day. */
const GROUPS = [
  { when: 'overdue', title: 'Vencidas' },
  { when: 'today', title: 'Hoje' },
  { when: 'soon', title: 'Próximos 7 dias' },
  { when: 'later', title: 'Depois' },
] as const

/** What is to be paid and received, what repeats, and which bills were paid. */
export function BillsScreen() {
  const { whose, isTeam } = useLedger()
  const open = useQuery(query.finance.bills.open.queryOptions(ofUser(whose)))
  const [edited, edit] = useState<Payable | 'new'>()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
      Adicionar
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
      <Repeats />
      <PaidBills />
      <BillDialog open={edited} onClose={() => edit(undefined)} />
    </FinancePage>
  )
}
