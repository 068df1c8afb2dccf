import { Button, Modal, Stack, Text } from '@mantine/core'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { INVITED_DAYS, RESET_HOURS } from '../../password.ts'

/** A password link for the admin to pass on. */
export interface NewLink {
  /** Name of the link's account. */
  name: string
  link: string
  /** Whether it sets the first password. */
  first: boolean
}

/** Shows a password link, once; open while `link` is set. Neither a click outside nor Escape closes it, or the link would be lost. */
export function LinkDialog({ link, onClose }: { link: NewLink | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={link !== undefined}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={link && `Link para ${link.name}`}
    >
      {link && <LinkContent key={link.link} {...link} onClose={onClose} />}
    </Modal>
  )
}

const LinkContent = ({ link, first, onClose }: NewLink & { onClose: () => void }) => (
  <Stack>
    <Text>
      Esta instalação não envia e-mails: entregue você mesmo este link, com que a pessoa escolhe a senha. Ele vale por{' '}
      {first ? `${INVITED_DAYS} dias` : `${RESET_HOURS} horas`}, serve uma vez e aparece só agora.
    </Text>
    <CopyLink link={link} justify="flex-end" autoFocus>
      <Button onClick={onClose}>Pronto</Button>
    </CopyLink>
  </Stack>
)
