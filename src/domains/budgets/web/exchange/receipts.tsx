import { Anchor, Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { useSession } from '#client/session/session.ts'
import { dateTime } from '#time.ts'
import { FILED_TEXT } from '../../budget.ts'
import type { Installment } from '../../installment-schemas.ts'
import styles from './client-panel.module.css'
import { useExchange } from './use-exchange.ts'

interface ReceiptsProps {
  /** The quote's. */
  id: number
  installment: Installment
  /** The client's; '' where it is not known. */
  email: string
}

/** The receipts of a parcela: to download, to send to the client, and to make where it was paid before there were any. */
export function Receipts({ id, installment, email }: ReceiptsProps) {
  const { mutate, isPending } = useExchange(id)
  const { sendsMail } = useSession()
  const { giveReceipt, sendReceipt } = api.budgets.exchange
  const { receipts, paid_on } = installment
  const standing = receipts.find(({ cancelled }) => !cancelled)
  if (receipts.length === 0 && paid_on === null) return null
  return (
    <div className={`cluster gap-25-100 may-shrink ${styles.receipts}`}>
      {receipts.map(({ id, number, cancelled, sent_to, sent_at }) => (
        <span key={id}>
          <Anchor href={`/api/v1/budget/receipt-pdf?id=${id}`} download>
            Recibo {number}
          </Anchor>{' '}
          <span className={styles.soft}>
            {cancelled && 'cancelado'}
            {sent_at && !cancelled && `enviado a ${sent_to} em ${dateTime(sent_at)}`}
            {sent_to && !sent_at && !cancelled && `e-mail a ${sent_to} ${FILED_TEXT}`}
          </span>
        </span>
      ))}
      {paid_on !== null && !standing && (
        <Button
          variant="default"
          size="compact-sm"
          disabled={isPending}
          onClick={() => mutate({ work: () => giveReceipt({ id: installment.id }), done: 'O recibo está pronto' })}
        >
          Dar o recibo
        </Button>
      )}
      {standing && email && (
        <Button
          variant="default"
          size="compact-sm"
          disabled={isPending}
          className={styles.address}
          h="auto"
          mih="var(--button-height)"
          py={2}
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() =>
            mutate({
              work: () => sendReceipt({ id: standing.id, email }),
              done: sendsMail
                ? `O recibo foi enviado a ${email}`
                : 'O e-mail virou um arquivo na pasta outbox: baixe o recibo e mande-o você',
            })
          }
        >
          {sendsMail
            ? `${standing.sent_at ? 'Enviar de novo a' : 'Enviar o recibo a'} ${email}`
            : `Gravar em arquivo o e-mail a ${email}`}
        </Button>
      )}
    </div>
  )
}
