import type { ComponentProps, Ref } from 'react'
import styles from './login-form.module.css'
import { OWN_MESSAGES } from './own-messages.ts'

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
