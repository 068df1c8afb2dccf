import { STRENGTHS, strengthOf } from '../../password.ts'
import styles from './strength-hint.module.css'

interface Props {
  id: string
  password: string
  /** Words others know of the person, e.g. name and e-mail. */
  own: readonly string[]
}

/** How hard the password is to guess, in words and in three strokes. Its line is always there. */
export function StrengthHint({ id, password, own }: Props) {
  const { step, text } = STRENGTHS[strengthOf(password, own)]
  return (
    <div className={styles.hint} data-step={step}>
      <span className={styles.strokes} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p id={id} aria-live="polite">
        {text}
      </p>
    </div>
  )
}
