import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/archive-view')({ component: Page })

function Page() {
  return <div>domains/archives/web/article-missing<Outlet /></div>
}
