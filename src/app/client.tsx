import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// A navigation during a page transition rejects the transition's promise. That is no error: keep it out of the console.
addEventListener('unhandledrejection', (event) => {
  const { name, message } = (event.reason ?? {}) as Partial<Error>
  if (name === 'AbortError' && message?.includes('ransition was skipped')) event.preventDefault()
})

// The framework's own entry bundles the client of its server functions (11 kB), which nothing here uses. This is the
// entry that the router documents for server-rendered pages.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
