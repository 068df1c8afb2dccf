import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_workbench')({ component: Page })

function Page() {
  return <div>app/workbench-layout<Outlet /></div>
}
