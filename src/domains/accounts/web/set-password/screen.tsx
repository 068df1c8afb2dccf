import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import type { LinkState } from '../../password-contract.ts'
import styles from '../parts/login-form.module.css'
import { NO_CONNECTION } from '../parts/login-form.tsx'
import { SetPasswordForm } from './form.tsx'

/** Sets a password by a link from an e-mail, or explains why the link is not valid. */
export function SetPasswordScreen() {
  const { token, link, failure, retry, setLink } = useLink()

  if (failure)
    return (
      <Notice title="O link não pôde ser conferido." text={failure}>
        <button type="button" className="button" onClick={retry}>
          Tentar de novo
        </button>
      </Notice>
    )
  if (!link)
    return (
      <div className={styles.form}>
        <h1>Definir a senha</h1>
        <p className="soft" role="status">
          Conferindo o link…
        </p>
        <noscript>
          <p className="notice above-150">
            Esta página precisa de JavaScript. Ligue-o neste navegador e abra o link do e-mail de novo.
          </p>
        </noscript>
      </div>
    )
  if (link.state === 'open') return <SetPasswordForm token={token} link={link} onOver={(state) => setLink({ state })} />
  if (link.state === 'used')
    return (
      <Notice
        title="Este link já foi usado."
        text="Cada link serve uma vez, e a senha desta conta já foi definida. Entre com ela."
      >
        <a className="button" href="/login">
          Entrar
        </a>
        <a className="button quiet" href="/login#esqueci">
          Esqueci a senha
        </a>
      </Notice>
    )
  return (
    <Notice
      title="Este link não vale mais."
      text="O prazo passou, o endereço veio cortado ou o link foi trocado por outro. Um convite, a administração manda de novo; para trocar a senha, peça outro link."
    >
      <a className="button" href="/login#esqueci">
        Pedir outro link
      </a>
      <a className="button quiet" href="/login">
        Entrar
      </a>
    </Notice>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // This replaces the form: move the focus to announce it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="soft">{text}</p>
      <div className="cluster gap-75 above-200">{children}</div>
    </div>
  )
}

/** 256 bits in base64url. */
const IS_TOKEN = /^[\w-]{43}$/

/** The password link in the address, and its state once the server has answered. */
function useLink() {
  const [token, setToken] = useState('')
  const [link, setLink] = useState<LinkState>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try requests again
  useEffect(() => {
    let isHere = true
    const check = async () => {
      const token = location.hash.slice(1)
      setToken(token)
      setFailure('')
      // An incomplete token needs no request.
      setLink(IS_TOKEN.test(token) ? undefined : { state: 'over' })
      if (!IS_TOKEN.test(token)) return
      try {
        const { data } = await api.accounts.password.readLink({ token })
        if (isHere) setLink(data)
      } catch (error) {
        if (isHere) setFailure(isApiError(error) ? error.message : NO_CONNECTION)
      }
    }
    void check()
    // Another link opened in the same tab changes only the fragment and loads no page.
    addEventListener('hashchange', check)
    return () => {
      isHere = false
      removeEventListener('hashchange', check)
    }
  }, [tries])

  return { token, link, failure, retry: () => setTries(tries + 1), setLink }
}
