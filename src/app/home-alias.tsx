import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/home')({ component: Page })

function Page() {
  return <div>domains/site/web/home-alias<Outlet /></div>
}
