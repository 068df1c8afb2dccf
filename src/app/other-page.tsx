import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/$')({ component: Page })

function Page() {
  return <div>app/other-page<Outlet /></div>
}
