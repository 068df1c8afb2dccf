import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '#ui/prose/copy-text.ts'
import { INVITED_DAYS, RESET_HOURS } from '../../password.ts'

/** A password link for the admin to pass on. */
export interface NewLink {
  /** Name of the link's account. */
  name: string
  link: string
  /** Whether it sets the first password. */
  first: boolean
}

/** Shows a password link, once; open while `link` is set. A click outside does not close it, or the link would be lost. */
export function LinkDialog({ link, onClose }: { link: NewLink | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      closeOnClickOutside={false}
      title={link && `Link para ${link.name}`}
    >
      {link && <LinkContent key={link.link} {...link} onClose={onClose} />}
    </Modal>
  )
}

function LinkContent({ link, first, onClose }: NewLink & { onClose: () => void }) {
  const [copied, setCopied] = useState<boolean>()
  return (
    <Stack>
      <Text>
        Esta instalação não envia e-mails: entregue você mesmo este link, com que a pessoa escolhe a senha. Ele vale por{' '}
        {first ? `${INVITED_DAYS} dias` : `${RESET_HOURS} horas`}, serve uma vez e aparece só agora.
      </Text>
      <TextInput
        label="Link"
        value={link}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={copied === false && 'O navegador não deixou copiar. Selecione o link e copie.'}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => void copyText(link).then(setCopied)}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
        <Button onClick={onClose}>Pronto</Button>
      </Group>
    </Stack>
  )
}
