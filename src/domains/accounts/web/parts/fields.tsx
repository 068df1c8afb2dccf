import { type ComponentProps, type InputEvent, type Ref, type SyntheticEvent, useId, useState } from 'react'
import styles from './login-form.module.css'
import { StrengthHint } from './strength-hint.tsx'

/** The code of a second factor, once the server has asked for it. */
export function CodeField({ ref, failure }: { ref: Ref<HTMLInputElement>; failure: string }) {
  const id = useId()
  return (
    <div className={`stack gap-40 small strong ${styles.field}`}>
      <label htmlFor={id}>Código do aplicativo</label>
      <input
        ref={ref}
        id={id}
        name="code"
        required
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={failure !== ''}
        aria-describedby={`${id}-hint ${id}-failure`}
        {...OWN_MESSAGES}
      />
      <p id={`${id}-hint`} className="soft regular">
        Os seis dígitos que ele mostra agora, ou um código de recuperação.
      </p>
      <p id={`${id}-failure`} className={`medium failure ${styles.failure}`} role="alert">
        {failure}
      </p>
    </div>
  )
}

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  ref: Ref<HTMLInputElement>
}

/** The e-mail of an account. */
export const EmailField = (props: EmailFieldProps) => (
  <label className={`stack gap-40 small strong ${styles.field}`}>
    E-mail
    <input
      type="email"
      name="email"
      required
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...OWN_MESSAGES}
      {...props}
    />
  </label>
)

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

/** Handlers for a field whose missing or malformed value the browser complains about: in Portuguese, whatever its language. */
const OWN_MESSAGES = {
  onInvalid({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
    const { valueMissing, typeMismatch } = field.validity
    if (valueMissing) field.setCustomValidity('Preencha este campo.')
    else if (typeMismatch) field.setCustomValidity('Escreva um e-mail inteiro, como ana@exemplo.com.br.')
  },
  /** A message that was set makes the field invalid until it is taken away. */
  onInput: ({ currentTarget: field }: InputEvent<HTMLInputElement>) => field.setCustomValidity(''),
}
