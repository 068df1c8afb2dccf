import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { fileSize } from '#file-size.ts'
import { NOTA_KINDS, RECEIPT_KIND_NAMES } from '#fiscal/receipt.ts'
import { formatTaxId } from '#tax-ids.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { Match, Offer, WaitingReceipt } from '../../inbox-contract.ts'
import { money } from '../parts/money-text.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import { BillsOfReceipt, EntryOfReceipt } from './from-receipt.tsx'
import styles from './inbox.module.css'
import { PickMatch } from './pick-match.tsx'
import { whyUnread } from './unread.ts'

interface ReceiptRowProps {
  receipt: WaitingReceipt
  /** Whether its owner is named. */
  isTeam: boolean
}

/** A receipt that waits: what its file says, and what it may belong to. */
export function ReceiptRow({ receipt, isTeam }: ReceiptRowProps) {
  const { id, name, size, amount, supplier, supplier_tax_id, offers, items, due, owner, event } = receipt
  const step = useFinanceStep()
  const refusal = useFinanceStep()
  const [making, setMaking] = useState<'entry' | 'bills' | 'other'>()
  // What is settled stays here until the list has come again.
  const isBusy = step.isPending || step.isSuccess || refusal.isPending
  const undo = { work: () => api.finance.inbox.release({ id }), done: 'O comprovante espera de novo' }
  const settle = ({ kind, id: match, description }: Match & { description: string }) =>
    step.mutate({
      work: () => api.finance.inbox.settle({ id, to: { kind, id: match } }),
      done: `Guardado em “${description}”`,
      undo,
    })
  const refuse = ({ kind, id: match }: Offer) =>
    refusal.mutate({ work: () => api.finance.inbox.refuse({ id, match: { kind, id: match } }), done: 'Não é essa' })
  const remove = () =>
    step.mutate({
      work: () => api.finance.inbox.remove({ id }),
      done: 'Comprovante removido',
      undo: { work: () => api.finance.inbox.restore({ id }), done: 'O comprovante voltou' },
    })
  return (
    <li className="stack gap-50 pad-75 line-below">
      <div className="row space-between align-baseline gap-100">
        <span className="may-shrink break-anywhere">
          <b>{event?.name || supplier || name}</b>{' '}
          <small className="soft tiny">
            {[
              ...kindWords(receipt),
              supplier_tax_id && formatTaxId(supplier_tax_id),
              receipt.date && day(receipt.date),
              isTeam && owner,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <b className="tabular nowrap">{amount === null ? '' : money(amount)}</b>
      </div>
      {event && (
        <p>
          {event.whereabouts} Este arquivo diz o que houve com ela, e não vira transação: guarde-o com a transação da
          nota
          {event.name.startsWith('Cancelamento') && ', e confira se ela ainda vale'}.
        </p>
      )}
      {whyUnread(receipt) && <p className="soft">{whyUnread(receipt)}</p>}
      {receipt.is_trial && <p className="error">Emitida para teste: não tem valor fiscal.</p>}
      {offers.map((offer) => (
        <div key={`${offer.kind} ${offer.id}`} className={`row cluster space-between gap-50 wash ${styles.offer}`}>
          <span className="may-shrink break-anywhere">
            {offer.kind === 'bill' ? 'Conta em aberto' : 'Transação'}: <b>{offer.description}</b>,{' '}
            {offer.kind === 'bill' ? `vence ${day(offer.date)}` : day(offer.date)}{' '}
            <small className="soft tiny">{offer.reason}</small>
          </span>
          <span className="row gap-50">
            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => settle(offer)}>
              É esta
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              disabled={isBusy}
              onClick={() => refuse(offer)}
              aria-label={`Não é ${offer.description}`}
            >
              Não é
            </Button>
          </span>
        </div>
      ))}
      {items.length > 0 && (
        <details className="tiny">
          <summary className="soft pointer">{plural(items.length, 'item', 'itens')}</summary>
          <ul className={styles.items}>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored nota do not move
              <li key={index}>
                {Number(item.quantity)} × {item.description}, {money(item.amount)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {receipt.pay_line && (
        <p className="tiny break-anywhere">
          Linha digitável: <span className="tabular">{receipt.pay_line}</span>
        </p>
      )}
      <div className="row cluster gap-50">
        {!event && (
          <>
            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setMaking('entry')}>
              Lançar como paga
            </Button>
            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setMaking('bills')}>
              {due.length > 1 ? `Criar ${due.length} contas a pagar` : 'Criar conta a pagar'}
            </Button>
          </>
        )}
        <Button
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          onClick={() => setMaking('other')}
          aria-label={`Escolher a transação: ${supplier || name}`}
        >
          Escolher a transação
        </Button>
        <Button
          component="a"
          href={`/api/v1/finance/receipts/get-file?id=${id}`}
          download={name}
          variant="subtle"
          size="compact-sm"
          aria-label={`Baixar, ${fileSize(size)}: ${name}`}
        >
          Baixar, {fileSize(size)}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={isBusy}
          onClick={remove}
          aria-label={`Remover ${name}`}
        >
          Remover
        </Button>
      </div>
      <PickMatch
        receipt={receipt}
        opened={making === 'other'}
        onClose={() => setMaking(undefined)}
        onPick={(picked) => {
          setMaking(undefined)
          settle(picked)
        }}
      />
      <EntryOfReceipt receipt={receipt} opened={making === 'entry'} onClose={() => setMaking(undefined)} />
      <BillsOfReceipt receipt={receipt} opened={making === 'bills'} onClose={() => setMaking(undefined)} />
    </li>
  )
}

function kindWords({ kind, number, is_signed, supplier, name }: WaitingReceipt) {
  const isXml = kind === 'event' || NOTA_KINDS.includes(kind)
  return [
    `${RECEIPT_KIND_NAMES[kind]} ${number}`.trim(),
    supplier && !isXml && name,
    isXml && (is_signed ? 'com assinatura' : 'sem assinatura'),
  ]
}
