import { Button } from '@mantine/core'
import { IconArrowsExchange, IconBuildingBank, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { brl } from '#money.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { Account } from '../../accounts-contract.ts'
import { FinancePage, MONTH } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf } from '../parts/money-text.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import styles from './accounts.module.css'
import { BalanceDialog } from './balance-dialog.tsx'
import { Categories } from './categories.tsx'
import { CourseDialog } from './course-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

/** Accounts, cards and cash with their balances, and the categories of the ledger. */
export function AccountsScreen() {
  const { whose, isTeam } = useLedger()
  const list = useQuery(query.finance.accounts.list.queryOptions(ofUser(whose)))
  const [edited, edit] = useState<Account | 'new'>()
  const [checked, check] = useState<Account>()
  const [followed, follow] = useState<Account>()
  const [isTransferring, setTransferring] = useState(false)
  const open = (list.data?.data ?? []).filter(({ archived }) => !archived)
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
      Nova conta
    </Button>
  )
  return (
    <FinancePage
      title="Contas"
      actions={
        open.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={18} aria-hidden />}
            onClick={() => setTransferring(true)}
          >
            Transferir
          </Button>
        )
      }
      main={add}
    >
      <QueryView
        query={list}
        data={list.data?.data}
        failed="As contas não vieram"
        loading={<LoadingRows rows={3} height={72} label="Carregando as contas…" />}
        empty={
          <EmptyState title="Nenhuma conta ainda" icon={<IconBuildingBank aria-hidden />} action={add}>
            Uma transação pode dizer de que conta, cartão ou caixa é. Um extrato importado traz a sua conta, e aqui se
            vê se o livro e o banco dizem o mesmo.
          </EmptyState>
        }
      >
        {(accounts) => (
          <>
            {accounts.length > 1 && (
              <p className="tabular">
                Em todas as contas, hoje, <b>{brl(accounts.reduce((sum, one) => sum + centsOf(one.balance), 0))}</b>
                <span className="soft"> · o que vem está no </span>
                <Link to={`${MONTH}/cash`}>Caixa</Link>
              </p>
            )}
            <ul className={`tabular bare-list ${styles.accounts}`}>
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  isTeam={isTeam}
                  onEdit={edit}
                  onCheck={check}
                  onCourse={follow}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Categories isTeam={isTeam} />
      <AccountDialog open={edited} onClose={() => edit(undefined)} />
      <CourseDialog account={followed} onClose={() => follow(undefined)} />
      <BalanceDialog account={checked} onClose={() => check(undefined)} />
      <TransferDialog opened={isTransferring} accounts={open} onClose={() => setTransferring(false)} />
    </FinancePage>
  )
}
