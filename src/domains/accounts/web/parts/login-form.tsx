import { useHydrated } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import type { StoredUser } from '#client/stored-user.ts'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'

/** What a call that never reached the server is told as. */
export const NO_CONNECTION = 'Sem conexão com o servidor. Tente de novo.'

interface Props {
  company: string
  /** Whether the e-mail is where to begin, after somebody else left. */
  focused: boolean
  onSigned: (user: StoredUser) => void
  /** Told when somebody does not know their password any more. */
  onForgot: () => void
}

/** E-mail and password. Closed until scripts are there: without them it could only send the password astray. */
export function LoginForm({ company, focused, onSigned, onForgot }: Props) {
  const isReady = useHydrated()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    if (focused) email.current?.focus()
  }, [focused])

  const enter = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !email.current || !password.current) return
    setBusy(true)
    setFailure('')
    try {
      const { data } = await api.accounts.login({ email: email.current.value.trim(), password: password.current.value })
      if (!data[0]) throw new Error('The login answered without a user')
      // Stays busy: the document is about to be left.
      onSigned(data[0])
    } catch (error) {
      setFailure(isApiError(error) ? error.message : NO_CONNECTION)
      setBusy(false)
      password.current?.focus()
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={enter}>
      <h1>Entrar</h1>
      <p className="soft">A bancada da {company} é de quem trabalha nela.</p>
      <noscript>
        <p className={styles.notice}>
          A entrada precisa de JavaScript. Ligue-o neste navegador e abra a página de novo.
        </p>
      </noscript>
      <fieldset disabled={!isReady}>
        <label className={styles.field}>
          E-mail
          <input
            ref={email}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <PasswordField ref={password} failure={failure} />
        <button type="submit" className={`button ${styles.enter}`} aria-disabled={isBusy}>
          {isBusy ? 'Entrando...' : 'Entrar'}
        </button>
        <button type="button" className={styles.aside} onClick={onForgot}>
          Esqueci a senha
        </button>
      </fieldset>
    </form>
  )
}
