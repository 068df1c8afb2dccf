import { type Ref, useId } from 'react'
import styles from './login-form.module.css'
import { OWN_MESSAGES } from './own-messages.ts'

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
