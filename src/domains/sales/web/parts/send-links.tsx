import { useState } from 'react'
import { api } from '#client/api.ts'
import { Field } from '#ui/public/field.tsx'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import styles from './send-links.module.css'

/** Sends the links of one's purchases again. What it answers does not say whether the address bought anything. */
export function SendLinks() {
  const [isSent, setSent] = useState(false)
  const { form, field, error, isBusy } = usePublicForm({
    returned: undefined,
    send: async ({ email = '' }) => {
      await api.sales.sendLinks({ email })
      setSent(true)
    },
  })
  if (isSent)
    return (
      <p className={styles.sent} role="status">
        Se houver compras com este e-mail, os links chegam nele em instantes.
      </p>
    )
  return (
    <details className={styles.links}>
      <summary>Comprei e não recebi o link</summary>
      <form {...form} className={styles.form}>
        <Field
          {...field('email')}
          type="email"
          label="O e-mail da compra"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        {error && <p role="alert">{error}</p>}
        <button type="submit" className="button quiet" aria-disabled={isBusy}>
          {isBusy ? 'Enviando...' : 'Enviar os links'}
        </button>
      </form>
    </details>
  )
}
