import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { PIX_KEY_LABELS, parsePixKey } from '#pix/pix-key.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import type { Stored } from '#ui/workbench/form/use-record-form.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { FieldGroup } from '../field-group.tsx'
import texts from '../texts-fields.module.css'
import styles from './form.module.css'
import { type BillingValues, useBillingForm } from './use-billing-form.ts'

interface BillingFormProps {
  /** As it is on the server. */
  first: Stored<BillingValues>
  nav: ReactNode
}

export function BillingForm({ first, nav }: BillingFormProps) {
  const record = useBillingForm(first)
  const { form, saving, dirty, isNewKey, password } = record
  const kind = parsePixKey(form.getValues().value.pixKey)?.kind

  return (
    <WorkbenchPage
      title="Site"
      documentTitle="Cobrança · Site"
      tools={<SaveState saving={saving} dirty={dirty} />}
      main={<SaveButton form="billing-form" saving={saving} />}
    >
      {nav}
      <RecordForm
        record={record}
        id="billing-form"
        className={styles.form}
        label="Cobrança"
        savedText="A cobrança foi salva"
      >
        <p className={styles.hint}>
          Não aparece no site. Com uma chave, cada parcela de um orçamento aceito mostra o seu Pix na página do cliente.
        </p>
        <FieldGroup legend="Pix">
          <TextInput
            description={kind ? PIX_KEY_LABELS[kind] : 'CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória.'}
            spellCheck={false}
            autoComplete="off"
            data-wide
            key={form.key('value.pixKey')}
            {...form.field('value.pixKey')}
          />
          <TextInput
            description="Sem acentos no código, até 25 letras."
            key={form.key('value.receiver')}
            {...form.field('value.receiver')}
          />
          <TextInput description="Até 15 letras." key={form.key('value.city')} {...form.field('value.city')} />
          {isNewKey && (
            <PasswordInput
              ref={password}
              label="Sua senha"
              description="Confirma que é você quem muda a chave."
              autoComplete="current-password"
              error={form.errors.password}
              onChange={() => form.clearFieldError('password')}
              visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
              data-wide
            />
          )}
        </FieldGroup>
        <FieldGroup legend="Orçamentos">
          <Textarea
            description="Em Markdown. Cada orçamento novo começa com elas; os que já existem ficam como estão."
            autosize
            minRows={8}
            maxRows={30}
            data-wide
            classNames={{ input: texts.markdown }}
            key={form.key('value.terms')}
            {...form.field('value.terms')}
          />
        </FieldGroup>
      </RecordForm>
    </WorkbenchPage>
  )
}
