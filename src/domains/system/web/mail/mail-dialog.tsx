import { NativeSelect, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import type { z } from '#platform/contract/fields.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { MailServerFields, type MailServerState } from '../../mail-server-contract.ts'
import { OwnPasswordField } from '../parts/own-password-field.tsx'
import type { SettingDialog } from '../parts/setting.tsx'
import { SHOW } from '../parts/show.ts'
import { PROVIDERS } from './providers.ts'

const SECURITIES = [
  { value: 'tls', label: 'TLS desde o início (porta 465)' },
  { value: 'starttls', label: 'STARTTLS obrigatório (porta 587)' },
  { value: 'none', label: 'Sem (só nesta máquina ou na rede privada)' },
]
const OTHER = 'Outro'

/** The server as it is set, for the form; without its password. */
const toValues = ({ host, port, security, user, from_name, from_email }: MailServerState) => ({
  ...{ host, port: String(port ?? 587), security: security ?? ('starttls' as const), user },
  ...{ mail_password: '', from_name, from_email, password: '' },
})

interface MailDialogProps extends SettingDialog {
  server: MailServerState
}

/** Sets the mail server: it is saved once it has taken a test e-mail. Nothing of it is kept as a draft: it has passwords. */
export function MailDialog({ opened, server, onClose }: MailDialogProps) {
  const client = useQueryClient()
  return (
    <DialogForm<z.input<typeof MailServerFields>, { to: string }>
      opened={opened}
      onClose={onClose}
      title="Servidor de e-mail"
      size="36rem"
      label="Servidor de e-mail"
      text="Um e-mail de teste vai a você por ele. Só é salvo se o servidor o aceitar."
      schema={MailServerFields}
      first={{ values: toValues(server) }}
      confirm="Testar e salvar"
      closeOnClickOutside={false}
      save={async ({ values }) => (await api.system.mailServer.save(values)).data}
      successText="Servidor de e-mail salvo. O teste está na sua caixa de entrada."
      refusedAt="host"
      // Many screens say whether e-mails leave.
      onChanged={() => void client.invalidateQueries()}
    >
      {(form) => (
        <>
          <ProviderField form={form} />
          <TextInput
            key={form.key('host')}
            placeholder="smtp.exemplo.com.br"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('host')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput key={form.key('port')} inputMode="numeric" {...form.field('port')} />
            <NativeSelect key={form.key('security')} data={SECURITIES} {...form.field('security')} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              key={form.key('user')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              description="Vazio: sem usuário."
              {...form.field('user')}
            />
            <PasswordInput
              key={form.key('mail_password')}
              autoComplete="new-password"
              visibilityToggleButtonProps={SHOW}
              description={
                server.mail_password === 'stored' ? 'Guardada, deixe em branco para manter.' : 'A que o provedor deu.'
              }
              {...form.field('mail_password')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput key={form.key('from_name')} {...form.field('from_name')} />
            <TextInput key={form.key('from_email')} type="email" {...form.field('from_email')} />
          </SimpleGrid>
          <OwnPasswordField form={form} />
        </>
      )}
    </DialogForm>
  )
}

/** The provider whose server is typed: another one fills in its server. */
function ProviderField({ form }: { form: RecordFields<z.input<typeof MailServerFields>> }) {
  const host = form.useWatchValue('host')
  /** The server beside which 'Outro' was chosen, until another one is typed. */
  const [other, setOther] = useState<string>()
  const known = other === host ? undefined : PROVIDERS.find((one) => one.host === host.trim().toLowerCase())
  return (
    <>
      <NativeSelect
        label="Provedor"
        data-autofocus
        value={known?.name ?? OTHER}
        data={[...PROVIDERS.map(({ name }) => name), OTHER]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = PROVIDERS.find(({ name }) => name === value)
          setOther(chosen ? undefined : host)
          if (!chosen) return
          form.setFieldValue('host', chosen.host)
          form.setFieldValue('port', String(chosen.port))
          form.setFieldValue('security', chosen.security)
        }}
      />
      {known && (
        <Text size="sm" className="soft" role="status">
          {known.note}
        </Text>
      )}
    </>
  )
}
