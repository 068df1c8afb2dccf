import { brl, parseMoney } from '#money.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import { DraftChanges } from '../exchange/draft-changes.tsx'
import { EventList, OpeningsLine } from '../exchange/event-list.tsx'
import styles from './changes-pane.module.css'

interface ChangesPaneProps {
  /** The quote's number. */
  id: number
  /** Of a quote that was sent. */
  exchange: Exchange
  /** Stores what is typed, before a line goes back. False where that failed. */
  before: () => Promise<boolean>
  /** Once something went back. */
  after: () => unknown
}

/** What the draft says otherwise than the version that the client has: the sums, and a line for each change. */
export function ChangesPane({ exchange, ...changes }: ChangesPaneProps) {
  const { version, differences } = exchange
  const total = differences.find(({ label }) => label === 'Total')
  const others = { ...exchange, differences: differences.filter((one) => one !== total) }
  return (
    <section className={`stack content-start gap-100 ${styles.changes}`} aria-label="O que mudou">
      {total && <Sums version={version} {...total} />}
      <DraftChanges exchange={others} {...changes} />
      {differences.length > 0 && <p className="soft small">O cliente vê esta lista no alto da página dele.</p>}
    </section>
  )
}

/** What both versions come to, and by how much they differ. */
function Sums({ version, before, after }: { version: number; before: string; after: string }) {
  const [was, is] = [parseMoney(before) ?? 0, parseMoney(after) ?? 0]
  return (
    <dl className={`stack align-baseline gap-25-100 tabular ${styles.sums}`}>
      <dt className="soft">versão {version}, com o cliente</dt>
      <dd className="strong text-end">{before}</dd>
      <dt className="soft">versão {version + 1}, rascunho</dt>
      <dd className="strong text-end">{after}</dd>
      <dt className="soft">diferença</dt>
      <dd className="text-end">
        {is < was ? '−' : '+'}
        {brl(Math.abs(is - was))}
      </dd>
    </dl>
  )
}

/** What happened between the firm and the client: versions, letters, openings, answers. The newest first. */
export const HistoryPane = ({ id, exchange: { openings, events } }: { id: number; exchange: Exchange }) => (
  <section className={`stack content-start gap-100 ${styles.changes}`} aria-label="História">
    <OpeningsLine openings={openings} />
    {events.length > 0 ? <EventList id={id} events={events} /> : <p className="soft">Ainda não aconteceu nada.</p>}
  </section>
)
