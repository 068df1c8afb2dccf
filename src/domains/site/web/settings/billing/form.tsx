import { NumberInput, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsOn } from '#client/session/modules.ts'
import { findLost, plain } from '#pix/br-code.ts'
import { PIX_KEY_LABELS, parsePixKey } from '#pix/pix-key.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { MAX_LATE_REMINDERS } from '../../../billing.ts'
import { FieldGroup } from '../field-group.tsx'
import texts from '../texts-fields.module.css'
import styles from './form.module.css'
import { NextReminders } from './next-reminders.tsx'
import { type BillingValues, useBillingForm } from './use-billing-form.ts'

interface BillingFormProps {
  /** As it is on the server. */
  first: Stored<BillingValues>
  nav: ReactNode
}

interface NameFieldProps {
  form: ReturnType<typeof useBillingForm>['form']
  name: 'value.receiver' | 'value.city'
  /** Letters that the code has room for. */
  length: number
}

/** A name that a BR Code shows without accents: where that changes it, how it stands there, and what it loses. */
function NameField({ form, name, length }: NameFieldProps) {
  const text = form.useWatchValue(name)
  const [shown, lost] = [plain(text, length), findLost(text)]
  const change = shown === text.trim() ? `Até ${length} letras.` : `No código do Pix fica “${shown}”.`
  return (
    <TextInput
      description={lost.length > 0 ? `${change} Ele não mostra ${lost.join(' ')}.` : change}
      key={form.key(name)}
      {...form.field(name)}
    />
  )
}

interface RateFieldProps {
  form: ReturnType<typeof useBillingForm>['form']
  name: 'lateFine' | 'lateInterest' | 'earlyDiscount' | 'earlyDays' | 'remindBefore' | 'remindLate'
  description: string
}

const RateField = ({ form, name, description }: RateFieldProps) => (
  <NumberInput
    description={description}
    decimalSeparator=","
    hideControls
    key={form.key(`value.${name}`)}
    {...form.field(`value.${name}`)}
  />
)

export function BillingForm({ first, nav }: BillingFormProps) {
  const record = useBillingForm(first)
  const { form, saving, dirty, isNewKey, password } = record
  const isOn = useIsOn()
  const kind = parsePixKey(form.getValues().value.pixKey)?.kind

  return (
    <WorkbenchPage
      title="Site"
      documentTitle="Cobrança · Site"
      saveState={<SaveState saving={saving} dirty={dirty} />}
      main={<SaveButton form="billing-form" saving={saving} />}
    >
      {nav}
      <RecordForm
        record={record}
        id="billing-form"
        className={`stack content-start ${styles.form}`}
        label="Cobrança"
        savedText="A cobrança foi salva"
      >
        <p className="narrow soft">
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
          <NameField form={form} name="value.receiver" length={25} />
          <NameField form={form} name="value.city" length={15} />
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
        <FieldGroup legend="Parcelas">
          <p className="soft whole-row">
            Valem para as parcelas em aberto de todos os orçamentos: escreva aqui o que dizem as suas condições. Em cada
            pagamento a multa e os juros podem ficar de fora.
          </p>
          <RateField form={form} name="lateFine" description="Uma vez. A lei permite até 2%." />
          <RateField form={form} name="lateInterest" description="Simples, por dia de atraso." />
          <RateField form={form} name="earlyDiscount" description="De quem paga tudo. 0: nenhum." />
          <RateField form={form} name="earlyDays" description="0: até o dia do vencimento." />
        </FieldGroup>
        <FieldGroup legend="Lembretes por e-mail">
          <p className="soft whole-row">
            O cliente de um orçamento aceito recebe, às 9h, um e-mail com a parcela e o link da página dele. Em cada
            orçamento isso se desliga; quem prometeu um dia, ou foi cobrado por você há menos de dois, não recebe.
          </p>
          <RateField form={form} name="remindBefore" description="0: não lembra." />
          <RateField form={form} name="remindLate" description={`Até ${MAX_LATE_REMINDERS} vezes. 0: não lembra.`} />
          <Switch
            description="De segunda a sexta, sem feriados nacionais. O que cairia em outro dia vai no próximo."
            data-wide
            key={form.key('value.remindWorkdays')}
            {...form.field('value.remindWorkdays')}
          />
          {isOn({ module: 'budgets' }) && <NextReminders />}
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
