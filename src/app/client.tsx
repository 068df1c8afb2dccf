import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Who goes on before a page has faded in skips the fade: nothing is wrong, and nobody needs to read of it.
addEventListener('unhandledrejection', (event) => {
  const { name, message } = (event.reason ?? {}) as Partial<Error>
  if (name === 'AbortError' && message?.includes('ransition was skipped')) event.preventDefault()
})

// The framework's own entry brings along the client of its server functions and their format, 11 kB that nothing here
// uses: every call is one of the contract. This one is what the router documents for a document rendered by a server.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
