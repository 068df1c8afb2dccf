import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '#ui/prose/copy-text.ts'
import styles from './second-factor.module.css'

/** Shows recovery codes, once. Neither a click outside nor Escape closes it, or they would be lost. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} closeOnEscape={false} title="Códigos de recuperação">
      <Stack>
        <Text>
          Cada um vale uma vez no lugar do código do aplicativo, se você perder o telefone. Eles aparecem só agora:
          guarde-os fora deste computador.
        </Text>
        <ul className={`stack outlined ${styles.codes}`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(codes.join('\n')).then(setCopied)}
          >
            {copied ? 'Copiados' : 'Copiar'}
          </Button>
          <Button onClick={onClose}>Já guardei</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
