import { createFileRoute, redirect } from '@tanstack/react-router'

/** A project's address without its id. */
export const Route = createFileRoute('/_public/project-view')({
  beforeLoad: () => {
    throw redirect({ to: '/projects', replace: true })
  },
})
