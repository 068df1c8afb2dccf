import { Anchor } from '@mantine/core'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { FILED, FILED_REASON, MEANS_LABELS, type Means, OPENINGS_DAYS } from '../../budget.ts'
import type { Exchange, ExchangeEvent } from '../../exchange-schemas.ts'
import styles from './client-panel.module.css'

/** 'Versão 2 aberta 3 vezes, a última em 20/11/2026 14:32.' */
export const OpeningsLine = ({ openings }: Pick<Exchange, 'openings'>) =>
  openings.map(({ version, count, last }) => (
    <p key={version} className={styles.soft}>
      Versão {version} aberta {plural(count, 'vez', 'vezes')} nos últimos {OPENINGS_DAYS} dias, a última em{' '}
      <time dateTime={last}>{dateTime(last)}</time>.
    </p>
  ))

interface EventListProps {
  /** The quote's. */
  id: number
  events: readonly ExchangeEvent[]
}

/** What happened, the newest first. */
export const EventList = ({ id, events }: EventListProps) => (
  <div>
    <h3>Histórico</h3>
    <ol className={`bare-list ${styles.events}`}>
      {events.toReversed().map((event) => (
        <li className="break-anywhere" key={event.id}>
          <Event quote={id} event={event} />
        </li>
      ))}
    </ol>
  </div>
)

const TEXTS: Readonly<Record<string, (event: ExchangeEvent) => string>> = {
  version: ({ version }) => `Versão ${version} feita`,
  sent: ({ version, means, email }) =>
    means === FILED
      ? `Versão ${version} gravada em arquivo para ${email} (${FILED_REASON})`
      : `Versão ${version} enviada${email ? ` a ${email}` : (SENT_BY[means] ?? '')}`,
  link_revoked: () => 'Link encerrado',
  seen: ({ version }) => `Versão ${version} vista pelo cliente`,
  accepted: ({ version, name, means }) => `Versão ${version} aceita por ${name}, ${MEANS_LABELS[means as Means] ?? ''}`,
  refused: ({ version, name }) => `Versão ${version} recusada${by(name)}`,
  change_requested: ({ version, name }) => `Mudança pedida na versão ${version}${by(name)}`,
  renewal_requested: ({ name }) => `Vencido: um novo foi pedido${by(name)}`,
  undone: () => 'Aceitação desfeita',
  line_started: () => 'Quadro começado',
  paid: () => 'Parcela paga',
  unpaid: () => 'Pagamento desfeito',
  answered: ({ version }) => `Pedido de mudança na versão ${version} respondido`,
  installment_changed: () => 'Parcela alterada',
  reminded: ({ means }) => (means === FILED ? 'Lembrete gravado em arquivo' : 'Cliente lembrado'),
}
const SENT_BY: Readonly<Record<string, string>> = { link: ' por link', whatsapp: ' por WhatsApp' }
const by = (name: string) => (name ? ` por ${name}` : '')

function Event({ quote, event }: { quote: number; event: ExchangeEvent }) {
  const { id, kind, version, at, by, note, network, email, pdf_sha256, file_name, has_accepted_pdf } = event
  const details = [by, kind === 'accepted' && email, network && `rede ${network}`].filter(Boolean).join(' · ')
  return (
    <>
      {TEXTS[kind]?.(event) ?? kind}{' '}
      <span className={styles.soft}>
        em <time dateTime={at}>{dateTime(at)}</time>
        {details && ` · ${details}`}
      </span>
      {kind === 'version' && (
        <>
          {' · '}
          <Anchor href={`/api/v1/budget/version-pdf?id=${quote}&version=${version}`} underline="always" download>
            PDF da versão {version}
          </Anchor>
        </>
      )}
      {note && <p className={`pre-line ${styles.note}`}>{note}</p>}
      {kind === 'accepted' && pdf_sha256 && <p className={styles.soft}>SHA-256 do PDF aceito: {pdf_sha256}</p>}
      {(has_accepted_pdf || file_name) && (
        <p className="cluster gap-25-100">
          {has_accepted_pdf && (
            <Anchor href={`/api/v1/budget/version-pdf?event=${id}`} download>
              PDF aceito
            </Anchor>
          )}
          {file_name && (
            <Anchor href={`/api/v1/budget/proof?event=${id}`} download>
              {file_name}
            </Anchor>
          )}
        </p>
      )}
    </>
  )
}
