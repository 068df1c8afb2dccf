import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/archive-view/$id')({ component: Page })

function Page() {
  return <div>domains/archives/web/article-page<Outlet /></div>
}
