import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { tooLong } from '#too-long.ts'
import styles from './field.module.css'

/** What every field of a public form has. */
export interface FieldBase {
  /** Absent for what the browser must not send by itself, e.g. a card's number; such a field has an `id`. */
  name?: string
  id?: string
  label: string
  help?: ReactNode
  /** Initial value, as returned by the server. */
  typed: string | undefined
  /** Error text; '' or undefined for none. */
  failure: string | undefined
  /** What may be amiss with a value that is accepted all the same, '' for nothing; its place is that of the error. */
  hint?: string
  /** Whether it may be left empty. */
  isOptional?: boolean
  /** Whether it is the first field with an error from the server, which gets the focus. */
  isFirstWrong: boolean
  /** Called with the value after each change by hand. */
  onTyped?: (value: string) => void
}

interface FieldProps
  extends FieldBase,
    Pick<
      InputHTMLAttributes<unknown>,
      'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'placeholder' | 'onBlur'
    > {
  maxLength: number
  type?: 'text' | 'email' | 'tel'
  /** Rows of a textarea; absent for a one-line input. */
  rows?: number
}

/** A field of a public form, with label, help and error. */
export const Field = ({ rows, type = 'text', ...props }: FieldProps) =>
  rows ? (
    <LongField {...props} rows={rows} />
  ) : (
    <LabelledField {...props}>{(attributes) => <input {...attributes} type={type} />}</LabelledField>
  )

/** A text of several lines. A longer one than it takes, as one that was pasted, stays whole and is not sent. */
function LongField({ rows, maxLength, failure, onTyped, ...props }: Omit<FieldProps, 'type'> & { rows: number }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [excess, setExcess] = useState(() => tooLong(props.typed ?? '', maxLength))
  useEffect(() => area.current?.setCustomValidity(excess), [excess])
  return (
    <LabelledField
      hint=""
      {...props}
      failure={failure || excess}
      onTyped={(text) => {
        setExcess(tooLong(text, maxLength))
        onTyped?.(text)
      }}
    >
      {(attributes) => <textarea {...attributes} ref={area} rows={rows} />}
    </LabelledField>
  )
}

interface ChoiceProps extends FieldBase {
  children: ReactNode
}

/** A select of a public form, with label, help and error. `children` are its options. */
export const ChoiceField = ({ children, ...props }: ChoiceProps) => (
  <LabelledField {...props}>{(attributes) => <select {...attributes}>{children}</select>}</LabelledField>
)

interface LabelledProps extends FieldBase {
  children: (attributes: HTMLAttributes<HTMLElement> & { id: string; required: boolean }) => ReactNode
}

/** Label, help and error of a control, which gets the other attributes. */
function LabelledField({
  id: ownId,
  label,
  help,
  typed,
  failure,
  hint,
  isFirstWrong,
  onTyped,
  isOptional = false,
  children,
  ...rest
}: LabelledProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const attributes: HTMLAttributes<HTMLElement> & { id: string; required: boolean } = {
    ...rest,
    id,
    required: !isOptional,
    defaultValue: typed,
    'aria-invalid': failure ? true : undefined,
    'aria-describedby':
      [help && `${id}-help`, (failure || hint) && `${id}-failure`].filter(Boolean).join(' ') || undefined,
    autoFocus: isFirstWrong,
    onInput: onTyped && (({ currentTarget }) => onTyped((currentTarget as HTMLElement & { value: string }).value)),
  }
  return (
    <div className={`stack align-baseline content-start ${styles.field}`}>
      <label className="small strong" htmlFor={id}>
        {label}
      </label>
      {help && (
        <span id={`${id}-help`} className="soft small">
          {help}
        </span>
      )}
      {children(attributes)}
      <p
        id={`${id}-failure`}
        className={`small whole-row medium ${hint && !failure ? 'soft' : 'failure'} ${styles.message}`}
        aria-live={hint === undefined ? undefined : 'polite'}
      >
        {failure || hint}
      </p>
    </div>
  )
}
