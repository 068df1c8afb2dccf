import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '#ui/prose/copy-text.ts'
import { INVITED_DAYS, RESET_HOURS } from '../../password.ts'

/** A link to set a password, to be handed over by the admin. */
export interface HandedLink {
  /** Whose it is. */
  name: string
  link: string
  /** Whether it is for a first password. */
  first: boolean
}

/** Shows a link this once; open while there is one. A click beside it closes nothing: it would be lost. */
export function LinkDialog({ link, onClose }: { link: HandedLink | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      closeOnClickOutside={false}
      title={link && `Link para ${link.name}`}
    >
      {link && <Handed key={link.link} {...link} onClose={onClose} />}
    </Modal>
  )
}

function Handed({ link, first, onClose }: HandedLink & { onClose: () => void }) {
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
