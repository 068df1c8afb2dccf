import { Button, Textarea, TextInput } from '@mantine/core'
import type { FocusEvent, ReactNode } from 'react'
import { formatTaxId, parseTaxId } from '#tax-ids.ts'
import { MeantEmail } from '#ui/workbench/form/meant-email.tsx'
import { PrintedArea, PrintedInput } from '#ui/workbench/form/printed-text.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { AlikeBy, ClientFields } from '../../contract.ts'
import { WithAlike } from '../parts/alike.tsx'
import { useLeftPhone } from '../parts/use-left-phone.ts'
import { useOrdersOf } from '../use-orders-of.ts'
import styles from './client.module.css'
import { isMasked, WRONG_TAX_ID } from './form-values.ts'

interface ClientFormFieldsProps {
  form: RecordFields<ClientFields>
  admin: boolean
  /** Undefined for a new client. */
  id: number | undefined
}

/** The explanation below the field, so that fields side by side line up. */

export const ClientFormFields = ({ form, admin, id }: ClientFormFieldsProps) => (
  <>
    <div className={`stack align-start gap-100 ${styles.fields}`}>
      <Alike form={form} id={id} by="name">
        <PrintedInput
          data-autofocus={id === undefined || undefined}
          autoFocus={id === undefined}
          form={form}
          path="name"
        />
      </Alike>
      <PrintedInput description="Com quem falar, quando o cliente é uma empresa." form={form} path="contact" />
      <div className="stack gap-25">
        <Alike form={form} id={id} by="email">
          <TextInput type="email" key={form.key('email')} {...form.field('email')} />
        </Alike>
        <MeantEmail form={form} />
      </div>
      <div className="stack gap-25">
        <Alike form={form} id={id} by="phone">
          <PhoneField form={form} />
        </Alike>
        <PhoneOffer form={form} id={id} />
      </div>
      <Alike form={form} id={id} by="document">
        <TaxIdField form={form} admin={admin} />
      </Alike>
    </div>
    <PrintedArea autosize minRows={2} maxRows={6} form={form} path="address" />
    <Textarea
      description="Só a equipe lê."
      autosize
      minRows={4}
      maxRows={20}
      key={form.key('notes')}
      {...form.field('notes')}
    />
  </>
)

/** Which other client has what is typed into the field. */
const Alike = ({
  form,
  id,
  by,
  children,
}: Pick<ClientFormFieldsProps, 'form' | 'id'> & { by: AlikeBy; children: ReactNode }) => (
  <WithAlike by={by} typed={form.useWatchValue(by)} id={id} isNew={form.isDirty(by)}>
    {children}
  </WithAlike>
)

const PhoneField = ({ form }: Pick<ClientFormFieldsProps, 'form'>) => (
  <PrintedInput placeholder="+55 48 90000-0000" inputMode="tel" {...useLeftPhone(form)} form={form} path="phone" />
)

/** The telephone that the client gave with an order, where the record has none yet: one click writes it into the field. */
function PhoneOffer({ form, id }: Pick<ClientFormFieldsProps, 'form' | 'id'>) {
  const offered = useOrdersOf(id).data?.data.phone
  const phone = form.useWatchValue('phone')
  if (!offered || phone.trim() !== '') return null
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('phone', offered.phone)}>
        Usar {offered.phone}, do pedido {offered.order}
      </Button>
    </div>
  )
}

/** A CPF or CNPJ, checked when the field is left. Who may not read the client's CPF sees it masked and cannot change it. */
function TaxIdField({ form, admin }: Omit<ClientFormFieldsProps, 'id'>) {
  const document = form.useWatchValue('document')
  if (isMasked(document))
    return (
      <TextInput
        label="CPF"
        description="Só a administração vê e muda um CPF."
        value={document}
        disabled
        error={form.errors.document}
      />
    )

  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.value = formatTaxId(currentTarget.value.trim())
    const { value } = currentTarget
    form.setFieldValue('document', value, { forceUpdate: false })
    if (value !== '' && parseTaxId(value) === undefined) form.setFieldError('document', WRONG_TAX_ID)
  }
  return (
    <TextInput
      description={admin ? 'Um CPF só a administração vê.' : 'Um CPF só a administração guarda.'}
      spellCheck={false}
      autoComplete="off"
      key={form.key('document')}
      {...form.field('document')}
      onBlur={leave}
    />
  )
}
