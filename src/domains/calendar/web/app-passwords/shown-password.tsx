import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { siteOrigin } from '#client/site-origin.ts'
import { copyText } from '#ui/prose/copy-text.ts'

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
