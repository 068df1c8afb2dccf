import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AnalyticsPanel } from '../../domains/analytics/web/panel'
import { RecentMessages } from '../../domains/contact/web/messages/recent'
import { ScreenTimeWidget } from '../../domains/screen-time/web/widget'
import { DELAYS } from '../../ui/delays.ts'
import { WorkbenchPage } from '../../ui/workbench/page'
import { LoadingRows } from '../../ui/workbench/states'
import { useSession } from '../session'
import { DemoNotice } from './demo-notice'
import { StaffPanel } from './staff-panel'
import { useDelayed } from './use-delayed.ts'
import { Welcome } from './welcome'

const root = getRouteApi('__root__')

/** The workbench's home: the firm's figures for the admin, one's own for everybody else. */
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
          <AnalyticsPanel>
            <RecentMessages />
          </AnalyticsPanel>
        </>
      )}
      {ready && !admin && <StaffPanel name={name} />}
      {ready && <ScreenTimeWidget />}
    </WorkbenchPage>
  )
}
