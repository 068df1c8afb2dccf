import { useQuery } from '@tanstack/react-query'
import { query, readOnce } from '#client/calls/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { SectionNav } from '../section-nav.tsx'
import { BILLING_SLUG } from '../sections.ts'
import { BillingForm } from './form.tsx'

/** Where the admin sets how clients pay and the terms of new quotes. */
export function BillingSettings() {
  const billing = useQuery(query.site.billing.queryOptions(readOnce))
  const data = billing.data?.data
  // Which of the other sections the navigation marks.
  const { data: settings } = useQuery(query.site.settings.queryOptions(readOnce))

  if (!data)
    return (
      <WorkbenchPage title="Site">
        <QueryState
          query={billing}
          failed="A cobrança não veio"
          loading={<LoadingRows rows={4} height={56} label="Carregando a cobrança…" />}
        />
      </WorkbenchPage>
    )
  return (
    <BillingForm
      first={{ values: { value: data.value }, revision: data.revision }}
      nav={<SectionNav current={BILLING_SLUG} settings={settings?.data} />}
    />
  )
}
