import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { NewAppPassword } from '../../sharing-contract.ts'

interface NewPasswordDialogProps {
  onClose: () => void
  onMade: (made: MadePassword) => void
}

/** Asks what the password is for, and for the caller's own. */
export const NewPasswordDialog = ({ onClose, onMade }: NewPasswordDialogProps) => (
  <DialogForm
    opened
    onClose={onClose}
    title="Nova senha de app"
    text="Uma para cada aparelho ou programa: assim se revoga só a dele. Ela abre o calendário, e nada mais."
    schema={NewAppPassword}
    confirm="Fazer a senha"
    save={async ({ values }) => {
      onMade((await api.calendar.appPasswords.add(values)).data)
      return {}
    }}
    successText={null}
  >
    {(form) => (
      <>
        <TextInput data-autofocus placeholder="iPhone" key={form.key('label')} {...form.field('label')} />
        <PasswordInput
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
          key={form.key('password')}
          {...form.field('password')}
        />
      </>
    )}
  </DialogForm>
)

/** A password of an app that was just made. */
export interface MadePassword {
  password: string
  /** The user's name that goes with it. */
  user: string
}

interface ShownPasswordProps {
  made: MadePassword
  onClose: () => void
}

/** Shows what the phone or program asks for, once. Neither a click outside nor Escape closes it: it would be lost. */
export function ShownPassword({ made: { password, user }, onClose }: ShownPasswordProps) {
  const [copied, setCopied] = useState<boolean>()
  const fields = { Servidor: siteOrigin(), Usuário: user, 'Senha de app': password }
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} closeOnEscape={false} title="Senha de app">
      <Stack>
        <Text>
          Digite no aparelho, em uma conta CalDAV. A senha aparece só agora; se a perder, faça outra e revogue esta.
        </Text>
        {Object.entries(fields).map(([label, value]) => (
          <TextInput
            key={label}
            label={label}
            value={value}
            readOnly
            classNames={{ input: 'mono' }}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
        {copied === false && <Text>O navegador não deixou copiar. Selecione a senha e copie.</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copyText(password).then(setCopied)}>
            {copied ? 'Copiada' : 'Copiar a senha'}
          </Button>
          <Button onClick={onClose}>Já digitei</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
