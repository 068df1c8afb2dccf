import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { StateScreen } from './state-screen.tsx'

/** In place of a page whose call failed, or that broke: what happened, a button that tries again, a link home. */
export function FailedPage() {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void router.invalidate({ sync: true }).finally(() => setTrying(false))
  }
  return (
    <StateScreen
      title="Esta página não chegou inteira."
      picture={{ kind: 'contour', seed: 'sem-resposta' }}
      action={
        <button type="button" className="button" onClick={retry} aria-disabled={isTrying}>
          {isTrying ? 'Tentando...' : 'Tentar de novo'}
        </button>
      }
      // A new document: what broke here may not break there.
      links={[{ href: '/', label: 'Ir para o inicio' }]}
    >
      <p>O servidor não respondeu como devia, ou a conexão caiu no caminho. Nada do que você fez se perdeu.</p>
    </StateScreen>
  )
}

/** The same as a whole document, where the frame's own call failed too. */
export const FailedDocument = () => (
  <main>
    <FailedPage />
  </main>
)
