import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../parts/login-form.module.css'
import { SetPasswordForm } from './form.tsx'
import { useLink } from './use-link.ts'

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
          <p className={`notice ${styles.notice}`}>
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
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
