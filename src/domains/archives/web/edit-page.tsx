import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_workbench/dashboard/create-archive')({ component: Page })

function Page() {
  return <div>domains/archives/web/edit-page<Outlet /></div>
}
