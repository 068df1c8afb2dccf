import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#client/session/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { useCurrentInView } from '#ui/workbench/use-current-in-view.ts'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'
import styles from './finance-page.module.css'
import { useLedger } from './ledger.ts'
import { ReceiptDrop } from './receipt-drop.tsx'

/** The address of the month, and of what lies below it. */
export const MONTH = '/dashboard/financial-report'

/** The screens of finance, in the order of use. */
const SECTIONS = [
  { to: MONTH, label: 'Mês' },
  { to: `${MONTH}/bills`, label: 'A pagar e a receber' },
  { to: `${MONTH}/import`, label: 'Importar' },
  { to: `${MONTH}/receipts`, label: 'Comprovantes' },
  { to: `${MONTH}/accounts`, label: 'Contas' },
  { to: `${MONTH}/year`, label: 'Ano' },
  { to: `${MONTH}/ahead`, label: 'Próximos meses' },
  { to: `${MONTH}/cash`, label: 'Caixa' },
] as const
/** Beside them for who sees costs. */
const MARGIN = { to: `${MONTH}/margin`, label: 'Margem' } as const

interface FinancePageProps {
  title: string
  /** See `WorkbenchPage`. */
  tools?: ReactNode
  actions?: ReactNode
  main?: ReactNode
  /** Whether it is of the firm's projects, whosever ledger is chosen. */
  isFirms?: boolean
  /** Takes files that are dropped beside what the screen has for them. Absent: they are stored as receipts. */
  onReceipts?: (files: File[]) => void
  children: ReactNode
}

/** A screen of finance: below the heading the way to the others, and for the admin whose ledger is shown. */
export function FinancePage({ title, tools, actions, main, isFirms, onReceipts, children }: FinancePageProps) {
  const { admin, seesCosts } = useSession()
  const { isTeam, setTeam } = useLedger()
  const sections = useCurrentInView(String(seesCosts))
  return (
    <WorkbenchPage
      title={title}
      documentTitle={title === 'Financeiro' ? title : `${title} · Financeiro`}
      tools={tools}
      actions={actions}
      main={main}
    >
      <div className={`row cluster gap-50-150 may-shrink line-below ${styles.head}`}>
        <nav ref={sections} aria-label="Financeiro" className={`flex may-shrink scrolls-sideways ${styles.sections}`}>
          {[...SECTIONS, ...(seesCosts ? [MARGIN] : [])].map(({ to, label }) => (
            <Link
              className="flex-none soft undecorated hover-ink outline-inside"
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {label}
            </Link>
          ))}
        </nav>
        {admin && !isFirms && <WholeTeamSwitch isOn={isTeam} onChange={setTeam} />}
      </div>
      {children}
      <ReceiptDrop onReceipts={onReceipts} />
    </WorkbenchPage>
  )
}
