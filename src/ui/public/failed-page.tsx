import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Site } from '#client/page-head.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from './state-screen.tsx'

/** In place of a page whose call failed, or that broke: what happened, a button that tries again, a link home. */
export function FailedPage() {
  const router = useRouter()
  const site = useLoaderData({ from: '__root__' }) as Site | undefined
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void router.invalidate({ sync: true }).finally(() => setTrying(false))
  }
  return (
    <StateScreen
      title="Esta página não chegou inteira."
      picture={pictureAddress('contour', 'sem-resposta', { filament: site?.day.weekday })}
      actions={
        <>
          <button type="button" className="button" onClick={retry} aria-disabled={isTrying}>
            {isTrying ? 'Tentando...' : 'Tentar de novo'}
          </button>
          {/* A new document: what broke here may not break there. */}
          <a className="button quiet" href="/">
            Ir para o inicio
          </a>
        </>
      }
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
