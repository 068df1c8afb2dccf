import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_workbench/dashboard/$')({ component: Page })

function Page() {
  return <div>app/coming-page<Outlet /></div>
}
