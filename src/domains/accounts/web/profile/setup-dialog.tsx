import { Text, TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { z } from '#platform/contract/fields.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { SecondFactorSetup } from '../../second-factor-contract.ts'
import styles from './second-factor.module.css'

const schema = z.object({
  code: z
    .string()
    .regex(/^\s*\d{3}\s*\d{3}\s*$/, 'São seis dígitos.')
    .meta({ label: 'Código do aplicativo' }),
})

interface SetupDialogProps {
  setup: SecondFactorSetup
  onClose: () => void
  /** The second factor is on. */
  onDone: () => void
}

/** What the authenticator app reads, and the field for its first code. */
export const SetupDialog = ({ setup, onClose, onDone }: SetupDialogProps) => (
  <DialogForm
    opened
    onClose={onClose}
    closeOnClickOutside={false}
    title="Ligar o segundo fator"
    text="Leia este código com um aplicativo autenticador e digite os seis dígitos que ele mostrar."
    schema={schema}
    confirm="Ligar"
    save={({ values }) => api.accounts.profile.secondFactor.confirm(values)}
    successText="O segundo fator está ligado"
    onSaved={onDone}
  >
    {(form) => (
      <>
        <img
          className={`rounded ${styles.qr}`}
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          width={192}
          height={192}
          alt="Código QR do segundo fator; ao lado está o mesmo segredo em letras"
        />
        <Text size="sm">
          Sem câmera, digite no aplicativo:{' '}
          <code className="mono break-anywhere">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Text>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          key={form.key('code')}
          {...form.field('code')}
        />
      </>
    )}
  </DialogForm>
)
