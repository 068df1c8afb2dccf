import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconFilePlus, IconMail } from '@tabler/icons-react'
import { useIsOn } from '#client/session/modules.ts'
import { chatLink, mailAddress, readContact } from '#contact-methods.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import type { ClientFields } from '../../contract.ts'

/** What begins with a client: a quote, an e-mail, a chat. `client` is what is stored of them. */
export function ContactLinks({ id, client }: { id: number; client: ClientFields }) {
  const { email } = readContact(client.email)
  const { phone } = readContact(client.phone)
  const isOn = useIsOn()
  return (
    <div className="cluster gap-50">
      {isOn({ module: 'budgets' }) && (
        <LinkButton
          to="/dashboard/budget-create"
          search={{ cliente: id }}
          variant="default"
          leftSection={<IconFilePlus size={18} aria-hidden />}
        >
          Novo orçamento
        </LinkButton>
      )}
      {email && (
        <Button
          component="a"
          href={mailAddress(email)}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          Escrever e-mail
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={chatLink(phone)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          Abrir no WhatsApp
        </Button>
      )}
    </div>
  )
}
