import type { InputHTMLAttributes } from 'react'
import styles from './contact-form.module.css'

interface Props
  extends Pick<InputHTMLAttributes<unknown>, 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'minLength'> {
  name: string
  label: string
  help?: string
  maxLength: number
  /** Lines shown; one line where not given. */
  rows?: number
  /** What came back from the server. */
  typed: string | undefined
  /** What is wrong with it; '' or undefined where nothing is. */
  failure: string | undefined
  /** Whether the page comes with something wrong here first: that is where to go on typing. */
  isFirstWrong: boolean
  onTyped: () => void
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function Field({ label, help, rows, typed, failure, isFirstWrong, onTyped, ...rest }: Props) {
  const id = `contact-${rest.name}`
  const attributes = {
    ...rest,
    id,
    required: true,
    defaultValue: typed,
    'aria-invalid': failure ? true : undefined,
    'aria-describedby': [help && `${id}-help`, failure && `${id}-failure`].filter(Boolean).join(' ') || undefined,
    // What was refused without scripts can be put right at once
    autoFocus: isFirstWrong,
    onInput: onTyped,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type="text" />}
      <p id={`${id}-failure`} className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
