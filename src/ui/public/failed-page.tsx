import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { focusHeading } from './focus-heading.ts'
import { StateScreen } from './state-screen.tsx'

/** Shown for a page whose loader failed or that threw, with a button that tries again. */
export function FailedPage() {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  // The button goes when the page has come.
  useEffect(() => () => void requestAnimationFrame(focusHeading), [])
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
      // Loads a new document, which may not have the same error.
      links={[{ href: '/', label: 'Ir para o inicio' }]}
    >
      <p>O servidor não respondeu como devia, ou a conexão caiu no caminho. Nada do que você fez se perdeu.</p>
    </StateScreen>
  )
}

/** The same without the frame, if the frame's own loader failed. */
export const FailedDocument = () => (
  <main>
    <FailedPage />
  </main>
)
