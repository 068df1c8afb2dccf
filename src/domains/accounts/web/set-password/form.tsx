import { useLoaderData } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { storeSigned } from '#client/session/store-signed.ts'
import { SHORTEST } from '../../password.ts'
import type { LinkState } from '../../password-contract.ts'
import { PasswordField } from '../parts/fields.tsx'
import styles from '../parts/login-form.module.css'
import { NO_CONNECTION } from '../parts/login-form.tsx'

interface Props {
  token: string
  link: LinkState & { state: 'open' }
  /** Called when the link was used or expired since the page was opened. */
  onOver: (state: 'used' | 'over') => void
}

/** Form that sets the password and signs in. */
export function SetPasswordForm({ token, link: { first, name, email }, onOver }: Props) {
  const { company } = useLoaderData({ from: '__root__' })
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => password.current?.focus(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !password.current) return
    if ([...password.current.value].length < SHORTEST) return refuse(`Use pelo menos ${SHORTEST} caracteres.`)
    setBusy(true)
    setFailure('')
    try {
      storeSigned(await api.accounts.password.set({ token, password: password.current.value }))
      // A full page load that replaces this history entry: the link cannot be used again.
      location.replace('/dashboard')
    } catch (error) {
      if (isApiError(error) && error.status === 409) return onOver('used')
      if (isApiError(error) && error.status === 404) return onOver('over')
      refuse(isApiError(error) ? (error.data?.fields?.password ?? error.message) : NO_CONNECTION)
      setBusy(false)
    }
  }

  function refuse(text: string) {
    setFailure(text)
    password.current?.focus()
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <h1>{first ? `Olá, ${name.split(' ')[0]}.` : 'Escolha outra senha.'}</h1>
      <p className="soft">
        {first
          ? `A sua conta na bancada da ${company.name} está pronta. Falta a senha, que só você conhece.`
          : 'Com ela, as sessões que estavam abertas se encerram e você entra de novo aqui.'}
      </p>
      <fieldset>
        <label className={`stack gap-40 small strong ${styles.field}`}>
          E-mail
          <input type="email" name="email" value={email} readOnly autoComplete="username" />
        </label>
        <PasswordField ref={password} failure={failure} choosing={[name, email]} />
        <button type="submit" className={`button justify-center ${styles.enter}`} aria-disabled={isBusy}>
          {isBusy ? 'Entrando…' : 'Definir a senha e entrar'}
        </button>
      </fieldset>
    </form>
  )
}
