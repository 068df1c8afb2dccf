import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { brl } from '#money.ts'
import { day, dayMonth, dayOf } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Payable } from '../../bills-contract.ts'
import { reportPath } from '../../finance.ts'
import { centsOf, money, sidesText } from '../parts/money-text.ts'
import { useFinanceStep, useRefreshFinance } from '../parts/use-finance-step.ts'
import styles from './bills.module.css'
import { ReceiveDialog } from './receive-dialog.tsx'

interface PayableListProps {
  title: string
  isLate: boolean
  /** Sums of the whole group. */
  totals: { to_receive: string; to_pay: string }
  payables: readonly Payable[]
  /** Whether the owner of each is named. */
  isTeam: boolean
  onEdit: (bill: Payable) => void
}

/** What is open and due at about the same time. Nothing where there is none. */
export function PayableList({ title, isLate, totals, payables, isTeam, onEdit }: PayableListProps) {
  const heading = useId()
  if (payables.length === 0) return null
  return (
    <section
      className={`stack gap-50 may-shrink ${styles.group}`}
      aria-labelledby={heading}
      data-late={isLate || undefined}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{[sidesText(totals), isLate && lateText(payables)].filter(Boolean).join(' · ')}</p>
      </header>
      <ul className="bare-list line-above">
        {payables.map((payable) => (
          <PayableRow key={`${payable.kind} ${payable.id}`} payable={payable} isTeam={isTeam} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  )
}

/** What late parcelas come to today: 'hoje R$ 3.312,14 com multa e juros'; '' where that is what they came to before. */
export function lateText(late: readonly Payable[]): string {
  const received = late.filter(({ type }) => type === 'receita')
  const sumOf = (which: 'amount' | 'total') => received.reduce((sum, one) => sum + centsOf(one[which]), 0)
  const today = sumOf('total')
  return today > sumOf('amount') ? `hoje ${brl(today)} com multa e juros` : ''
}

const KINDS = { bill: '', installment: 'Orçamento aceito', order: 'Pedido à espera do Pix' } as const

interface PayableRowProps extends Pick<PayableListProps, 'isTeam' | 'onEdit'> {
  payable: Payable
}

function PayableRow({ payable, isTeam, onEdit }: PayableRowProps) {
  const { kind, id, description, category, due, promised, amount, total, type, to, owner } = payable
  const [receiving, receive] = useDisclosure()
  const refresh = useRefreshFinance()
  const step = useFinanceStep()
  const { history } = useRouter()
  const isIncome = type === 'receita'

  const undo =
    kind === 'order' ? undefined : { work: () => api.finance.bills.unpay({ kind, id }), done: 'Em aberto de novo' }

  async function pay() {
    if (kind === 'installment') return receive.open()
    if (kind === 'order' && !(await confirmPix(payable))) return
    let entry = ''
    step.mutate({
      work: async () => {
        const { data } = await api.finance.bills.pay({ kind, id })
        entry = reportPath({ id: data.report_id, date: dayOf(nowMs()) })
      },
      done: isIncome ? `${money(amount)} recebidos` : `${money(amount)} pagos`,
      // It was paid today, from the bill's account, unless its entry is told otherwise.
      ...(undo && { undo, change: () => history.push(entry) }),
    })
  }
  return (
    <li className="stack align-center gap-25-100 line-below">
      <span className={`stack items-start may-shrink ${styles.what}`}>
        {kind === 'bill' ? (
          <button type="button" onClick={() => onEdit(payable)}>
            {description}
          </button>
        ) : (
          <RecordLink to={to}>{description}</RecordLink>
        )}
        <small className="soft tiny">
          {[
            KINDS[kind],
            category,
            total !== amount && `hoje ${money(total)}`,
            promised && `prometida para ${dayMonth(promised)}`,
            isTeam && owner,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={`tabular nowrap soft ${styles.due}`}>{day(due)}</span>
      <span className={`strong text-end tabular nowrap ${styles.amount}`} data-type={type}>
        <small className="soft tiny block regular">{isIncome ? 'a receber' : 'a pagar'}</small> {money(amount)}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        // What is paid stays here until the list has come again.
        loading={step.isPending || step.isSuccess}
        aria-label={`${isIncome ? 'Recebi' : 'Paguei'}: ${description}`}
        onClick={() => void pay()}
      >
        {isIncome ? 'Recebi' : 'Paguei'}
      </Button>
      {kind === 'installment' && (
        <ReceiveDialog
          payable={payable}
          opened={receiving}
          onClose={receive.close}
          onReceived={(came, paid) => {
            refresh()
            const done = `${money(came)} recebidos${paid > 1 ? ` em ${paid} parcelas` : ''}`
            notifyUndo(done, () => undo && step.run(undo))
          }}
        />
      )}
    </li>
  )
}

const confirmPix = ({ amount, description }: Payable) =>
  confirmAction({
    title: `Confirmar o Pix de ${money(amount)}?`,
    text: `${description}. Confira no extrato antes: o comprador recebe o link de download na hora, e aqui não se desfaz.`,
    confirm: 'Confirmar o Pix',
  })
