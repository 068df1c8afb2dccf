import { useEffect, useRef, useState } from 'react'
import { isApiError } from '#client/calls/failures.ts'
import { faceAddress } from '#pictures/face-address.ts'
import type { OpenSession as Session } from '../use-open-session.ts'
import { NO_CONNECTION } from './login-form.tsx'
import styles from './open-session.module.css'

interface Props {
  session: Session
  /** Signs out. Throws if the server could not be reached. */
  onLeave: () => Promise<void>
}

/** Shown to a signed-in user whom the workbench sent here: why, and where to go next. Never redirects by itself. */
export function OpenSession({ session: { user, admin, requested }, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [failure, setFailure] = useState('')
  // This replaces the login form: move the focus to announce it.
  useEffect(() => heading.current?.focus(), [])

  const leave = () => {
    setFailure('')
    onLeave().catch((error: unknown) => setFailure(isApiError(error) ? error.message : NO_CONNECTION))
  }
  return (
    <div className={styles.open}>
      <h1 ref={heading} tabIndex={-1}>
        {admin ? 'Você já entrou.' : 'Esta área é da administração.'}
      </h1>
      <p className={`row gap-90 ${styles.who}`}>
        <img className="flex-none plate round" src={faceAddress(user.email)} width={44} height={44} alt="" />
        <span className="stack may-shrink break-anywhere">
          <strong>{user.nome}</strong>
          <span className="soft small">{user.email}</span>
        </span>
      </p>
      <p className="soft">
        {admin
          ? 'A sessão está aberta neste navegador. Se o endereço recusou você, volte pelo Dashboard.'
          : 'Sua conta não alcança o endereço pedido. O que é seu está no Dashboard.'}
      </p>
      <div className={`cluster gap-75 ${styles.ways}`}>
        <a className="button" href="/dashboard">
          Voltar ao Dashboard
        </a>
        {admin && requested !== '/dashboard' && (
          <a className="button quiet" href={requested}>
            Tentar o endereço de novo
          </a>
        )}
        <button type="button" className="button quiet" onClick={leave}>
          Entrar com outra conta
        </button>
      </div>
      <p className="failure" role="alert">
        {failure}
      </p>
    </div>
  )
}
