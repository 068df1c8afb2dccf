import { type Ref, useId, useState } from 'react'
import css from './login-form.module.css'

interface Props {
  ref: Ref<HTMLInputElement>
  /** What went wrong, shown right below; '' for nothing. */
  failure: string
}

/** The password, which can be shown while it is typed. */
export function PasswordField({ ref, failure }: Props) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>Senha</label>
      <div className={css.password}>
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
          name="password"
          required
          maxLength={128}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure !== ''}
          aria-describedby={`${id}-failure`}
        />
        <button type="button" aria-pressed={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? 'Ocultar' : 'Mostrar'}
          <span className="hidden"> senha</span>
        </button>
      </div>
      <p id={`${id}-failure`} className={css.failure} role="alert">
        {failure}
      </p>
    </div>
  )
}
