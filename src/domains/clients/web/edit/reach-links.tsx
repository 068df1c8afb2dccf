import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconFilePlus, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { chatLink, mailAddress, readContact } from '#domains/contact/reach.ts'
import type { ClientFields } from '../../contract.ts'
import styles from './client.module.css'

/** What begins with a client: a quote, an e-mail, a chat. `client` is what is stored of them. */
export function ReachLinks({ id, client }: { id: number; client: ClientFields }) {
  const { email } = readContact(client.email)
  const { phone } = readContact(client.phone)
  return (
    <div className={styles.ways}>
      <Button
        variant="default"
        leftSection={<IconFilePlus size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/dashboard/budget-create" search={{ cliente: id }} {...props} />}
      >
        Novo orçamento
      </Button>
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
