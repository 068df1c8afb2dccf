import { createFileRoute, redirect } from '@tanstack/react-router'

/** An article's address without its id. */
export const Route = createFileRoute('/_public/archive-view')({
  beforeLoad: () => {
    throw redirect({ to: '/archive', replace: true })
  },
})
