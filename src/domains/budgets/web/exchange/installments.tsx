import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { withCharges } from '#domains/finance/received.ts'
import { brl, toCents } from '#money.ts'
import { PAYMENT_LABELS } from '#platform/contract/payment-methods.ts'
import { day, dayOf } from '#time.ts'
import { ReasonDialog } from '#ui/workbench/reason-dialog.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { parcelaInText, restText } from '../../budget.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import type { Installment } from '../../installment-schemas.ts'
import { ChangeDialog } from './change-dialog.tsx'
import styles from './client-panel.module.css'
import { PayDialog } from './pay-dialog.tsx'
import { PromiseDialog } from './promise-dialog.tsx'
import { Receipts } from './receipts.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { RemindersSwitch } from './reminders-switch.tsx'
import { undoneText } from './undone-text.ts'
import { useExchange } from './use-exchange.ts'

/** The parcelas of an accepted quote: what is paid, what is open, what is late. */
export const Installments = ({ id, exchange }: { id: number; exchange: Exchange }) => (
  <div>
    <h3>Parcelas</h3>
    <ol className={`bare-list ${styles.installments}`}>
      {exchange.installments.map((installment) => (
        <li className="break-anywhere row space-between" key={installment.id}>
          <InstallmentRow {...{ id, exchange, installment }} />
          <Receipts id={id} installment={installment} email={chargedAddress(exchange)} />
        </li>
      ))}
    </ol>
    {exchange.reminders && exchange.installments.some(({ paid_on }) => paid_on === null) && (
      <RemindersSwitch id={id} reminders={exchange.reminders} email={chargedAddress(exchange)} />
    )}
  </div>
)

/** Where receipts and reminders go: the client's, else the e-mail of who accepted; '' where none is known. */
const chargedAddress = ({ charges_email, events }: Exchange) =>
  charges_email || (events.findLast(({ kind }) => kind === 'accepted')?.email ?? '')

/** What came beside its amount: ', com multa e juros R$ 1.024,33'. '' where nothing did. */
function besides({ amount, ...charges }: Installment) {
  const [fine, interest, discount] = [charges.fine, charges.interest, charges.discount].map(toCents) as [
    number,
    number,
    number,
  ]
  const total = brl(withCharges(toCents(amount), { fine, interest, discount }))
  if (discount > 0) return `, com desconto ${total}`
  return fine + interest > 0 ? `, com multa e juros ${total}` : ''
}

/** Of what the excess of another one's payment paid: ', com o que passou da parcela 1'. */
function withText({ paid_with }: Installment, installments: readonly Installment[]) {
  const first = installments.find(({ id }) => id === paid_with)
  return first ? `, com o que passou da ${parcelaInText(first)}` : ''
}

interface RowProps {
  /** The quote's. */
  id: number
  exchange: Exchange
  installment: Installment
}

function InstallmentRow({ id, exchange, installment }: RowProps) {
  const { id_user, installments, rates } = exchange
  const [reminding, remind] = useDisclosure()
  const [paying, pay] = useDisclosure()
  const [changing, change] = useDisclosure()
  const [promising, promise] = useDisclosure()
  const [undoing, undo] = useDisclosure()
  const { show } = useExchange(id)
  const follow = useFollow()
  const { number, part, due, promised, amount, paid_on, paid_means, book } = installment
  /** What is open beside it, the first one. */
  const next = installments.find((one) => one.paid_on === null && one.id !== installment.id)
  const undone = undoneText(installment, installments)
  const isLate = paid_on === null && due < dayOf(nowMs())
  return (
    <>
      <span>
        {number} de {installments.at(-1)?.number}
        {restText(part)} · <b>{brl(toCents(amount))}</b>{' '}
        <span className={styles.soft}>
          {paid_on
            ? `paga em ${day(paid_on)}${paid_means && paid_means !== 'other' ? `, ${PAYMENT_LABELS[paid_means]}` : ''}${besides(installment)}${withText(installment, installments)}`
            : `${isLate ? 'venceu' : 'vence'} em ${day(due)}${promised ? `, prometida para ${day(promised)}` : ''}`}
        </span>
        {book && (
          <>
            {' '}
            <a href={book} onClick={follow}>
              no Financeiro
            </a>
          </>
        )}
      </span>
      {paid_on ? (
        <Button variant="subtle" size="compact-sm" onClick={undo.open}>
          Desfazer o pagamento
        </Button>
      ) : (
        <span className="cluster gap-50">
          <Button variant="subtle" size="compact-sm" onClick={remind.open}>
            Cobrar
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={promise.open}>
            Promessa
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={change.open}>
            Alterar
          </Button>
          <Button variant="default" size="compact-sm" onClick={pay.open}>
            Marcar como paga
          </Button>
        </span>
      )}
      <PayDialog {...{ id, id_user, installment, next, rates }} opened={paying} onClose={pay.close} />
      <RemindDialog {...{ id, exchange, installment }} opened={reminding} onClose={remind.close} />
      <PromiseDialog {...{ id, installment }} opened={promising} onClose={promise.close} />
      <ChangeDialog {...{ id, installment, installments }} opened={changing} onClose={change.close} />
      <ReasonDialog
        opened={undoing}
        onClose={undo.close}
        title="Desfazer o pagamento?"
        text={undone.text}
        confirm="Desfazer"
        work={async (note) => show(await api.budgets.exchange.unpay({ id: installment.id, note }))}
        done={undone.done}
      />
    </>
  )
}
