import { type Ref, useId, useState } from 'react'
import styles from './login-form.module.css'
import { OWN_MESSAGES } from './own-messages.ts'
import { StrengthHint } from './strength-hint.tsx'

interface Props {
  ref: Ref<HTMLInputElement>
  /** Error text below the field; '' for none. */
  failure: string
  /** For a new password: words related to the person, which weaken it. Absent for an existing password. */
  choosing?: readonly string[]
}

/** A password field that can show what is typed. */
export function PasswordField({ ref, failure, choosing }: Props) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const id = useId()
  const label = choosing ? 'Nova senha' : 'Senha'
  return (
    <div className={`stack gap-40 small strong ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={`relative ${styles.password}`}>
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
          name="password"
          required
          maxLength={128}
          autoComplete={choosing ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure !== ''}
          aria-describedby={choosing ? `${id}-hint ${id}-failure` : `${id}-failure`}
          {...OWN_MESSAGES}
          {...(choosing && { onChange: ({ currentTarget }) => setTyped(currentTarget.value) })}
        />
        <button
          className="soft no-background no-border pointer rounded"
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
          <span className="hidden"> senha</span>
        </button>
      </div>
      {choosing && <StrengthHint id={`${id}-hint`} password={typed} own={choosing} />}
      <p id={`${id}-failure`} className={`medium failure ${styles.failure}`} role="alert">
        {failure}
      </p>
    </div>
  )
}
