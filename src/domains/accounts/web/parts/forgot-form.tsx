import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { EmailField } from './fields.tsx'
import styles from './login-form.module.css'
import { NO_CONNECTION } from './login-form.tsx'

interface ForgotFormProps {
  /** Whether this installation sends e-mails. */
  mailed: boolean
  onBack: () => void
}

/** Requests a password link, by e-mail where there are any. What it says is the same for every address. */
export function ForgotForm({ mailed, onBack }: ForgotFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [answer, setAnswer] = useState<{ email: string; mailed: boolean }>()

  // This form replaces the login form, and the answer replaces this form: move the focus to announce it.
  useEffect(() => (answer ? heading : email).current?.focus(), [answer])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !email.current) return
    const typed = email.current.value.trim()
    setBusy(true)
    setFailure('')
    try {
      const { data } = await api.accounts.password.forgot({ email: typed })
      setAnswer({ email: typed, ...data })
    } catch (error) {
      setFailure(isApiError(error) ? (error.data?.fields?.email ?? error.message) : NO_CONNECTION)
      email.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  if (answer)
    return (
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={-1}>
          {answer.mailed ? 'Olhe o seu e-mail.' : 'O pedido foi anotado.'}
        </h1>
        <p className="soft">
          {answer.mailed
            ? `Se ${answer.email} for de alguém da equipe, um e-mail com um link chega em instantes. Ele vale por 24 horas e serve uma vez.`
            : `Esta instalação ainda não envia e-mails. Se ${answer.email} for de alguém da equipe, peça à administração um link novo.`}
        </p>
        <div className="cluster gap-75 above-200">
          <button type="button" className="button" onClick={onBack}>
            Voltar à entrada
          </button>
        </div>
      </div>
    )
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <h1>Esqueci a senha</h1>
      <p className="soft">
        {mailed
          ? 'Diga o e-mail com que você entra. Para lá vai um link com que se escolhe outra senha.'
          : 'Esta instalação ainda não envia e-mails: o link com que se escolhe outra senha, peça à administração. O pedido daqui fica anotado para ela.'}
      </p>
      <fieldset>
        <EmailField ref={email} aria-invalid={failure !== ''} aria-describedby="forgot-failure" />
        <p id="forgot-failure" className={`medium failure ${styles.failure}`} role="alert">
          {failure}
        </p>
        <button type="submit" className={`button justify-center ${styles.enter}`} aria-disabled={isBusy}>
          {isBusy ? 'Pedindo…' : mailed ? 'Pedir o link' : 'Anotar o pedido'}
        </button>
        <button
          type="button"
          className={`self-start ink no-background no-border pointer ${styles.aside}`}
          onClick={onBack}
        >
          Voltar à entrada
        </button>
      </fieldset>
    </form>
  )
}
