import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import type { Returned } from '#platform/rendering.ts'
import { Field } from '#ui/public/field.tsx'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import { LINKS_PATH } from '../../order.ts'
import styles from './send-links.module.css'

interface SendLinksProps {
  /** Whether a request was posted without JavaScript. */
  wasSent?: boolean
  /** One that was posted without JavaScript and refused. */
  returned?: Returned | undefined
  /** Whether sending is the page's main action. */
  isMain?: boolean
}

/**
 * Requests the links of one's purchases again. What it answers does not say whether the address bought anything. Without
 * JavaScript it leads to a page of its own.
 */
export function SendLinks({ wasSent = false, returned, isMain = false }: SendLinksProps) {
  const [isSent, setSent] = useState(wasSent)
  const { form, field, error, isBusy } = usePublicForm({
    returned,
    send: async ({ email = '' }) => {
      await api.sales.sendLinks({ email })
      setSent(true)
    },
  })
  if (isSent)
    return (
      <p className={`above-150 ink ${styles.sent}`} role="status">
        Se houver compras com este e-mail, os links chegam nele em instantes.
      </p>
    )
  return (
    <form {...form} action={LINKS_PATH} className={`stack items-start gap-50 ${styles.form}`}>
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
      <button type="submit" className={isMain ? 'button' : 'button quiet'} aria-disabled={isBusy}>
        {isBusy ? 'Enviando…' : 'Enviar os links'}
      </button>
    </form>
  )
}

/** The same, folded away. */
export const FoldedSendLinks = () => (
  <details className={`above-150 ink ${styles.links}`}>
    <summary className="pad-75 strong pointer">Comprei e não recebi o link</summary>
    <SendLinks />
  </details>
)
