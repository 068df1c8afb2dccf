import { usePdfHint } from '#client/page/use-pdf-hint.ts'
import { type ChosenClient, ClientField } from '#domains/clients/web/parts/client-field.tsx'
import type { BudgetFormProps, Sender } from './form-values.ts'

/** Who the quote is for: a name, as it is printed, and the client's record where there is one. */
export function BudgetClientField({ form, sender }: BudgetFormProps & { sender: Sender | undefined }) {
  const { client, client_id } = form.getValues()
  const name = form.useWatchValue('client')
  const isNew = form.useWatchValue('client_id') === null && name.trim() !== ''
  const hintOf = usePdfHint([name])
  const { label, required, maxLength, error, 'data-path': path } = form.field('client')

  function change({ name, id }: ChosenClient) {
    form.setFieldValue('client', name, { forceUpdate: false })
    form.setFieldValue('client_id', id, { forceUpdate: false })
  }
  return (
    <ClientField
      key={`${form.key('client')} ${form.key('client_id')}`}
      label={label}
      required={required}
      maxLength={maxLength}
      error={error ?? form.errors.client_id}
      data-path={path}
      hint={hintOf(name) ?? (sender?.id === null && isNew ? becomesText(sender) : undefined)}
      first={{ name: client, id: client_id }}
      onChange={change}
    />
  )
}

/** What the save makes of who wrote a message. */
function becomesText({ email, phone }: Sender) {
  const reach = [email, phone].filter(Boolean).join(' e ')
  return `Entra no cadastro de clientes ao salvar${reach && `, com ${reach}`}.`
}
