import { type InputHTMLAttributes, useId } from 'react'
import styles from './field.module.css'

interface Props
  extends Pick<
    InputHTMLAttributes<unknown>,
    'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'minLength' | 'inputMode'
  > {
  name: string
  label: string
  help?: string
  maxLength: number
  /** Rows of a textarea; absent for a one-line input. */
  rows?: number
  /** Initial value, as returned by the server. */
  typed: string | undefined
  /** Error text; '' or undefined for none. */
  failure: string | undefined
  /** Whether it may be left empty. */
  isOptional?: boolean
  /** Whether it is the first field with an error from the server, which gets the focus. */
  isFirstWrong: boolean
  onTyped?: () => void
}

/** A field of a public form, with label, help and error. */
export function Field({
  label,
  help,
  rows,
  typed,
  failure,
  isFirstWrong,
  onTyped,
  isOptional = false,
  ...rest
}: Props) {
  const id = useId()
  const attributes = {
    ...rest,
    id,
    required: !isOptional,
    defaultValue: typed,
    'aria-invalid': failure ? true : undefined,
    'aria-describedby': [help && `${id}-help`, failure && `${id}-failure`].filter(Boolean).join(' ') || undefined,
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
