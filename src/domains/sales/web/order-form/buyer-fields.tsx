import { useRef } from 'react'
import { Field, type FieldBase } from '#ui/public/field.tsx'
import styles from './order-form.module.css'

interface BuyerFieldsProps {
  /** What a field of the form gets, by its name. */
  field: (name: string) => Pick<FieldBase, 'name' | 'typed' | 'failure' | 'isFirstWrong'>
  /** The e-mail that was probably meant instead of the one typed; undefined while there is nothing to ask. */
  meant: string | undefined
  /** Whether e-mails are delivered. */
  hasMail: boolean
}

/** Who buys. */
export const BuyerFields = ({ field, meant, hasMail }: BuyerFieldsProps) => (
  <div className={`stack parts-may-shrink ${styles.buyer}`}>
    <Field {...field('name')} label="Nome completo" autoComplete="name" maxLength={200} />
    <Field
      {...field('email')}
      type="email"
      label="E-mail"
      help={hasMail ? 'Para cá vão o recibo e o link' : undefined}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
    {meant && <UseMeant meant={meant} />}
    <Field {...field('phone')} type="tel" label="Telefone" autoComplete="tel" inputMode="tel" maxLength={40} />
    <Field
      {...field('document')}
      label="CPF ou CNPJ"
      help="Opcional, para o recibo"
      isOptional
      autoComplete="off"
      maxLength={20}
    />
  </div>
)

/** Puts the e-mail that was probably meant into the field. */
function UseMeant({ meant }: { meant: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const use = () => {
    const field = button.current?.form?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    field.value = meant
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <button
      ref={button}
      type="button"
      className={`button quiet self-start may-shrink break-anywhere text-start ${styles.meant}`}
      onClick={use}
    >
      Usar {meant}
    </button>
  )
}
