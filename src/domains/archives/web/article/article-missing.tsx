import { createFileRoute, redirect } from '@tanstack/react-router'

/** The article page's address without an id: redirects to the list. */
export const Route = createFileRoute('/_public/archive-view')({
  beforeLoad: () => {
    throw redirect({ to: '/archive', replace: true })
  },
})
