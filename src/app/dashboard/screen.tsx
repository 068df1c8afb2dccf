import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '#client/session.ts'
import type { ReportSearch } from '#domains/analytics/web/chosen-period.ts'
import { AnalyticsPanel } from '#domains/analytics/web/panel.tsx'
import { RecentMessages } from '#domains/contact/web/messages/recent.tsx'
import { SaleSteps } from '#domains/sales/web/steps/sale-steps.tsx'
import { ScreenTimeWidget } from '#domains/screen-time/web/widget.tsx'
import { FirstSteps } from '#domains/system/web/steps/first-steps.tsx'
import { DELAYS } from '#ui/delays.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { NewMenu } from '../new-menu.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { Tiles } from './tiles.tsx'
import { Welcome } from './welcome.tsx'

const root = getRouteApi('__root__')

interface DashboardScreenProps {
  /** What the report of visits shows. */
  search: ReportSearch
  onSearch: (search: ReportSearch) => void
}

/** The dashboard: the user's own tiles, for the admin the firm's, with visits and messages. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const { user, admin, ready, error, retry } = useSession()
  const { delays } = root.useLoaderData()
  const name = user?.nome ?? ''
  const isNamed = useDelayed(delays ? DELAYS.name : 0)
  return (
    <WorkbenchPage
      title={isNamed && name ? `Dashboard, ${name}` : 'Dashboard'}
      main={<NewMenu isMain />}
      hasNew={false}
    >
      {!ready && (
        <QueryState
          query={{ error, refetch: retry }}
          failed="O painel não veio"
          loading={<LoadingRows rows={3} height={120} label="Carregando o painel…" />}
        />
      )}
      {ready && admin && (
        <>
          <Welcome name={name} />
          <DemoNotice />
          <FirstSteps />
          <Tiles title="A empresa agora" />
          <AnalyticsPanel
            search={search}
            onSearch={onSearch}
            belowReport={({ period, totals, pages }) => (
              <SaleSteps
                period={period}
                views={{ all: totals.views, prices: pages.find(({ page }) => page === 'details-sale')?.views ?? 0 }}
              />
            )}
          >
            <RecentMessages />
          </AnalyticsPanel>
        </>
      )}
      {ready && !admin && <Tiles title={`Olá, ${name}!`} isGreeting />}
      {ready && <ScreenTimeWidget />}
    </WorkbenchPage>
  )
}
