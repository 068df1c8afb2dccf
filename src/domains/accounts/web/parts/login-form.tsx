import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { storeSigned } from '#client/session/store-signed.ts'
import { CodeField, EmailField, PasswordField } from './fields.tsx'
import styles from './login-form.module.css'

/** Shown when a call could not reach the server. */
export const NO_CONNECTION = 'Sem conexão com o servidor. Tente de novo.'

interface Props {
  company: string
  /** Whether to focus the e-mail field, after another user signed out. */
  focused: boolean
  /** Whether the browser keeps a text that was not saved, as when a session has ended meanwhile. */
  keepsText: boolean
  onSigned: () => void
  /** Called when the user has forgotten their password. */
  onForgot: () => void
}

/** E-mail and password. Sent by the scripts alone: the browser would post the password to this page. */
export function LoginForm({ company, focused, keepsText, onSigned, onForgot }: Props) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    if (focused) email.current?.focus()
  }, [focused])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !email.current || !password.current) return
    setBusy(true)
    setFailure('')
    try {
      storeSigned(
        await api.accounts.login({
          email: email.current.value.trim(),
          password: password.current.value,
          ...(code.current && { code: code.current.value }),
        }),
      )
      // Stays busy until the browser leaves the page.
      onSigned()
    } catch (error) {
      const { code: codeProblem, email: emailProblem } = (isApiError(error) && error.data?.fields) || {}
      const wantsCode = codeProblem !== undefined
      // The first time the code is not wrong: it was not asked for yet.
      if (!wantsCode || needsCode) setFailure(isApiError(error) ? (emailProblem ?? error.message) : NO_CONNECTION)
      flushSync(() => {
        setNeedsCode(wantsCode)
        setBusy(false)
      })
      const field = wantsCode ? code : emailProblem ? email : password
      field.current?.focus()
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} data-scripted>
      <h1>Entrar</h1>
      <p className="soft">A bancada da {company} é de quem trabalha nela.</p>
      {keepsText && (
        <p className="notice above-150" role="status">
          O que não foi salvo está guardado neste navegador: entre, e a tela o oferece de volta.
        </p>
      )}
      <noscript>
        <p className="notice above-150">
          A entrada precisa de JavaScript. Ligue-o neste navegador e abra a página de novo.
        </p>
      </noscript>
      <fieldset className="needs-script">
        <EmailField ref={email} />
        <PasswordField ref={password} failure={needsCode ? '' : failure} />
        {needsCode && <CodeField ref={code} failure={failure} />}
        <button type="submit" className={`button justify-center ${styles.enter}`} aria-disabled={isBusy}>
          {isBusy ? 'Entrando…' : 'Entrar'}
        </button>
        <button
          type="button"
          className={`self-start ink no-background no-border pointer ${styles.aside}`}
          onClick={onForgot}
        >
          Esqueci a senha
        </button>
      </fieldset>
    </form>
  )
}
