import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/archive')({ component: Page })

function Page() {
  return <div>domains/archives/web/list-page<Outlet /></div>
}
