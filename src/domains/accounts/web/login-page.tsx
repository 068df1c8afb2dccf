import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/login')({ component: Page })

function Page() {
  return <div>domains/accounts/web/login-page<Outlet /></div>
}
