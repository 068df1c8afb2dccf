import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { focusHeading } from './focus-heading.ts'
import { StateScreen } from './state-screen.tsx'

/** Shown for a page whose loader failed or that threw, with a button that tries again. */
export function FailedPage() {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await router.invalidate({ sync: true }).finally(() => setTrying(false))
    // The button goes with this page, once the other one is there.
    requestAnimationFrame(focusHeading)
  }
  return (
    <StateScreen
      title="Esta página não chegou inteira."
      picture={{ kind: 'contour', seed: 'sem-resposta' }}
      action={
        <button type="button" className="button" onClick={() => void retry()} aria-disabled={isTrying}>
          {isTrying ? 'Tentando…' : 'Tentar de novo'}
        </button>
      }
      // Loads a new document, which may not have the same error.
      links={[{ href: '/', label: 'Ir para o início' }]}
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
