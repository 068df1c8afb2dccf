import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSession } from '#client/session.ts'
import { AnalyticsPanel } from '#domains/analytics/web/panel.tsx'
import { RecentMessages } from '#domains/contact/web/messages/recent.tsx'
import { SaleSteps } from '#domains/sales/web/steps/sale-steps.tsx'
import { ScreenTimeWidget } from '#domains/screen-time/web/widget.tsx'
import { FirstSteps } from '#domains/system/web/steps/first-steps.tsx'
import { DELAYS } from '#ui/delays.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { StaffPanel } from './staff-panel.tsx'

import { Welcome } from './welcome.tsx'

const root = getRouteApi('__root__')

/** The dashboard: the company's figures for the admin, the user's own tiles for other staff. */
export function DashboardScreen() {
  const { user, admin, ready } = useSession()
  const { delays } = root.useLoaderData()
  const name = user?.nome.split(' ')[0] ?? ''
  const isNamed = useDelayed(delays ? DELAYS.name : 0)
  const title = isNamed && name ? `Dashboard, ${name}` : 'Dashboard'
  return (
    <WorkbenchPage
      title={title}
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/dashboard/create-edit-projects" {...props} />}
        >
          New Project
        </Button>
      }
    >
      {!ready && <LoadingRows rows={3} height={120} label="Carregando o painel…" />}
      {ready && admin && (
        <>
          <Welcome name={name} />
          <DemoNotice />
          <FirstSteps />
          <AnalyticsPanel
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
      {ready && !admin && <StaffPanel name={name} />}
      {ready && <ScreenTimeWidget />}
    </WorkbenchPage>
  )
}
