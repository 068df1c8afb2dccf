import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/query.ts'
import { wholeNumber } from '#ui/formats.ts'
import figures from '#ui/workbench/figures.module.css'
import { NoticeLine } from '#ui/workbench/notice-line.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import type { Searched } from '#ui/workbench/records/searched-list.tsx'
import { examplesText } from '../newsletter.ts'
import styles from './screen.module.css'
import { Sendings } from './sendings.tsx'
import { Subscribers } from './subscribers.tsx'

/** Who gets new articles by e-mail, and what was sent. */
export function NewsletterScreen(searched: Searched) {
  const counts = useQuery(query.newsletter.overview.queryOptions()).data?.data
  return (
    <WorkbenchPage title="Boletim">
      {counts?.mail === false && (
        <NoticeLine
          icon={IconMailOff}
          text="Sem servidor de e-mail, o site não mostra o campo de inscrição, e nada é enviado."
        >
          <Link to="/dashboard/system">Ver em Sistema</Link>
        </NoticeLine>
      )}
      <dl className={`${figures.figures} ${styles.figures}`}>
        <div>
          <dt>Inscritos</dt>
          <dd className="strong">{counts ? wholeNumber(counts.confirmed) : '…'}</dd>
        </div>
        <div>
          <dt>Ainda não confirmaram</dt>
          <dd className="strong">{counts ? wholeNumber(counts.waiting) : '…'}</dd>
        </div>
      </dl>
      {counts !== undefined && counts.examples > 0 && <p className="soft small">{examplesText(counts.examples)}</p>}
      <Sendings />
      <Subscribers {...searched} />
    </WorkbenchPage>
  )
}
