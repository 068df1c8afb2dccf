import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { lastDays, startPeriod } from './chosen-period.ts'
import { PeriodPicker } from './period-picker.tsx'
import styles from './report.module.css'
import { ReportBody } from './report-body.tsx'

interface ReportProps {
  /** The day it is in São Paulo, as the server says. */
  today: string
  staff: 'in' | 'out'
}

/** The visits of the chosen days. */
export default function Report({ today, staff }: ReportProps) {
  const [picked, choose] = useState(() => startPeriod(today))
  // The last 30 days move on where the page stays open over midnight.
  const chosen = picked.length === 'own' ? picked : lastDays(picked.length, today)
  const input = { from: chosen.from, to: chosen.to, staff }
  const answer = useQuery(query.analytics.report.queryOptions({ input, placeholderData: keepPreviousData }))
  return (
    <section aria-labelledby="relatorio" className={styles.report}>
      <header className={styles.head}>
        <h2 id="relatorio">Visitas do período</h2>
        <PeriodPicker today={today} chosen={chosen} choose={choose} />
        <Button
          component="a"
          href={`/api/v1/analytics/report.csv?${new URLSearchParams(input)}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Exportar CSV
        </Button>
      </header>
      <QueryView
        query={answer}
        data={answer.data?.data}
        failed="O relatório não veio"
        loading={<LoadingRows rows={3} height={96} label="Carregando o relatório…" />}
      >
        {(report) => (
          <div className={styles.body} aria-busy={answer.isPlaceholderData}>
            <ReportBody report={report} />
          </div>
        )}
      </QueryView>
    </section>
  )
}
