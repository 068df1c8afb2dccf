import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/calls/query.ts'
import { wholeNumber } from '#ui/formats.ts'
import figures from '#ui/workbench/figures.module.css'
import { Held } from '#ui/workbench/held.tsx'
import { NoticeLine } from '#ui/workbench/notice-line.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import type { Searched } from '#ui/workbench/records/searched-list.tsx'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import type { MailWay } from '../contract.ts'
import { examplesText, OUTBOX_TEXT } from '../newsletter.ts'
import styles from './screen.module.css'
import { Sendings, useSendings } from './sendings.tsx'
import { Subscribers } from './subscribers.tsx'

/** Who gets new articles by e-mail, and what was sent. */
export function NewsletterScreen(searched: Searched) {
  const overview = useQuery(query.newsletter.overview.queryOptions())
  const sendings = useSendings()
  const counts = overview.data?.data
  return (
    <WorkbenchPage title="Boletim">
      {counts && <MailNotice mail={counts.mail} />}
      {overview.error && !counts ? (
        <RetryLine query={overview} />
      ) : (
        <dl className={`two-columns tabular outlined ${figures.figures} ${styles.figures}`}>
          <div>
            <dt>Inscritos</dt>
            <dd className="strong">{counts ? wholeNumber(counts.confirmed) : '…'}</dd>
          </div>
          <div>
            <dt>Ainda não confirmaram</dt>
            <dd className="strong">{counts ? wholeNumber(counts.waiting) : '…'}</dd>
          </div>
        </dl>
      )}
      {counts !== undefined && counts.examples > 0 && <p className="soft small">{examplesText(counts.examples)}</p>}
      <Held isHeld={overview.isLoading}>
        <Sendings next={counts?.next ?? null} />
        <Held isHeld={sendings.isLoading}>
          <Subscribers {...searched} />
        </Held>
      </Held>
    </WorkbenchPage>
  )
}

/** Says where letters go, where that is not to their readers. */
const MailNotice = ({ mail }: { mail: MailWay }) =>
  mail !== 'server' && (
    <NoticeLine
      icon={IconMailOff}
      text={
        mail === 'outbox'
          ? OUTBOX_TEXT
          : 'Sem servidor de e-mail, o site não mostra o campo de inscrição, e nada é enviado.'
      }
    >
      <Link to="/dashboard/system">Ver em Sistema</Link>
    </NoticeLine>
  )
