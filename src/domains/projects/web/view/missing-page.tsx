import { createFileRoute, redirect } from '@tanstack/react-router'

/** The project page's address without an id: redirects to the list. */
export const Route = createFileRoute('/_public/project-view')({
  beforeLoad: () => {
    throw redirect({ to: '/projects', replace: true })
  },
})
