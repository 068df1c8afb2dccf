import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/')({ component: Page })

function Page() {
  return <div>domains/site/web/home-page<Outlet /></div>
}
