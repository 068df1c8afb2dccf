import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { api } from '#client/api.ts'
import { z } from '#platform/contract/fields.ts'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import type { SecondFactorSetup } from '../../second-factor-contract.ts'
import styles from './second-factor.module.css'

const schema = z.object({ code: z.string().regex(/^\s*\d{3}\s*\d{3}\s*$/, 'São seis dígitos.') })

interface SetupDialogProps {
  setup: SecondFactorSetup
  onClose: () => void
  /** The second factor is on. */
  onDone: () => void
}

/** What the authenticator app reads, and the field for its first code. */
export function SetupDialog({ setup, onClose, onDone }: SetupDialogProps) {
  const record = useRecordForm({
    schema,
    labels: { code: 'Código do aplicativo' },
    first: { values: { code: '' } },
    minor: true,
    save: ({ values }) => api.accounts.profile.secondFactor.confirm(values),
    successText: 'O segundo fator está ligado',
    onSaved: onDone,
  })
  const { form, saving } = record
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title="Ligar o segundo fator">
      <RecordForm record={record}>
        <Stack>
          <Text>Leia este código com um aplicativo autenticador e digite os seis dígitos que ele mostrar.</Text>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
            width={192}
            height={192}
            alt="Código QR do segundo fator; ao lado está o mesmo segredo em letras"
          />
          <Text size="sm">
            Sem câmera, digite no aplicativo:{' '}
            <code className={styles.secret}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Text>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            key={form.key('code')}
            {...form.field('code')}
          />
          <DialogButtons confirm="Ligar" saving={saving} onCancel={onClose} />
        </Stack>
      </RecordForm>
    </Modal>
  )
}
