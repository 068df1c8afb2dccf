import { STRENGTHS, strengthOf } from '../../password.ts'
import styles from './strength-hint.module.css'

interface Props {
  id: string
  password: string
  /** Words related to the person, e.g. name and e-mail, which weaken the password. */
  own: readonly string[]
}

/** Estimated strength of a password, as text and as a meter of three steps. */
export function StrengthHint({ id, password, own }: Props) {
  const { step, text } = STRENGTHS[strengthOf(password, own)]
  return (
    <div className={`soft small flex align-start gap-75 regular lines-140 ${styles.hint}`} data-step={step}>
      <span className={`flex flex-none ${styles.strokes}`} aria-hidden="true">
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
