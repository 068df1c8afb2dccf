import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_workbench/coffe')({ component: Page })

function Page() {
  return <div>app/coming-board-page<Outlet /></div>
}
