import { Modal } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { fold } from '#fold.ts'
import { day } from '#time.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Match, WaitingReceipt } from '../../inbox-contract.ts'
import { money } from '../parts/money-text.ts'
import styles from './inbox.module.css'

/** Rows in one request, and open bills that are shown. */
const PAGE_SIZE = 20

/** What a receipt is given to, with what it is called. */
type Picked = Match & { description: string }

interface PickMatchProps {
  receipt: WaitingReceipt
  opened: boolean
  onClose: () => void
  onPick: (picked: Picked) => void
}

/** Chooses the entry or the open bill that a receipt belongs to, among all of its ledger. */
export const PickMatch = ({ opened, onClose, ...picking }: PickMatchProps) => (
  <Modal opened={opened} onClose={onClose} title={`De que é ${picking.receipt.supplier || picking.receipt.name}?`}>
    {opened && <Picking {...picking} />}
  </Modal>
)

function Picking({ receipt, onPick }: Pick<PickMatchProps, 'receipt' | 'onPick'>) {
  const [q, setQ] = useState<string>()
  const { id_user } = receipt
  const found = useInfiniteQuery(
    query.finance.reports.search.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ id_user, limit: PAGE_SIZE, q, whole: false, cursor }),
    }),
  )
  const open = useQuery(query.finance.bills.open.queryOptions(ofUser(id_user)))
  const bills = (open.data?.data ?? []).filter(
    ({ kind, description, total }) =>
      kind === 'bill' && fold(`${description} ${money(total)}`).includes(fold(q ?? '').trim()),
  )
  const reports = found.data?.pages.flatMap(({ data }) => data)
  const isNothing = reports?.length === 0 && bills.length === 0
  return (
    <div className="stack gap-75 one-column">
      <SearchField label="Descrição, categoria, valor ou dia" q={q} onSearch={setQ} />
      <QueryView
        query={found}
        data={reports}
        failed="As transações não vieram"
        loading={<LoadingRows rows={5} height={44} label="Carregando as transações…" />}
      >
        {(shown) => (
          <>
            {isNothing && <p>{q === undefined ? 'O livro ainda não tem transações.' : `Nada com “${q}”.`}</p>}
            <ul className="bare-list line-above" aria-busy={found.isPlaceholderData}>
              {bills.slice(0, PAGE_SIZE).map(({ id, description, due, total }) => (
                <Choice
                  key={`bill ${id}`}
                  text={description}
                  detail={`em aberto, vence ${day(due)}`}
                  amount={total}
                  onPick={() => onPick({ kind: 'bill', id, description })}
                />
              ))}
              {shown.map(({ id, description, date, category, amount, files }) => (
                <Choice
                  key={id}
                  text={description}
                  detail={[day(date), category, files.length > 0 && 'já tem comprovante'].filter(Boolean).join(' · ')}
                  amount={amount}
                  onPick={() => onPick({ kind: 'report', id, description })}
                />
              ))}
            </ul>
            <LoadMore list={found} />
          </>
        )}
      </QueryView>
    </div>
  )
}

interface ChoiceProps {
  text: string
  detail: string
  amount: string
  onPick: () => void
}

const Choice = ({ text, detail, amount, onPick }: ChoiceProps) => (
  <li className="line-below">
    <button
      type="button"
      className={`flex space-between gap-100 text-start no-background no-border pointer hover-ink outline-inside ${styles.choice}`}
      onClick={onPick}
    >
      <span className="may-shrink break-anywhere">
        {text} <small className="soft tiny block">{detail}</small>
      </span>
      <span className="tabular nowrap">{money(amount)}</span>
    </button>
  </li>
)
