import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_workbench/dashboard/archive')({ component: Page })

function Page() {
  return <div>domains/archives/web/manage-page<Outlet /></div>
}
