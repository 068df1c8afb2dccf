import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'

export const Route = createFileRoute('/_workbench/dashboard/$')({ component: UnknownScreen })

/** An address of the workbench that no screen has leads to the home page, as on the site. */
function UnknownScreen() {
  useEffect(() => location.replace('/'), [])
  return null
}
