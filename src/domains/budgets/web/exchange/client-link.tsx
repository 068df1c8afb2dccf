import { Anchor, Button, Group } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { readContact } from '#contact-methods.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { numberText } from '../../budget.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import { CopyClientLink } from './copy-client-link.tsx'
import { useExchange } from './use-exchange.ts'

/** The link that the client has: to copy it, send it by WhatsApp, look at it, end it. */
export function ClientLink({ id, exchange: { path, phone, state } }: { id: number; exchange: Exchange }) {
  const link = `${siteOrigin()}${path}`
  const { mutate, isPending } = useExchange(id)

  async function revoke() {
    const sure = await confirmAction({
      title: 'Encerrar o link?',
      text: 'Ele deixa de valer na hora, e quem o tem não vê mais o orçamento. Se você enviar de novo, será por outro link.',
      confirm: 'Encerrar',
      danger: true,
    })
    if (sure) mutate({ work: () => api.budgets.exchange.revoke({ id }), done: 'O link não vale mais' })
  }
  return (
    <Group gap="sm">
      <CopyClientLink path={path} />
      {state !== 'accepted' && (
        <Button
          component="a"
          href={whatsapp(id, link, phone)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="compact-md"
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        >
          WhatsApp
        </Button>
      )}
      <Anchor href={path} target="_blank" rel="noreferrer">
        Ver como o cliente
      </Anchor>
      <Button variant="subtle" color="red" size="compact-md" disabled={isPending} onClick={() => void revoke()}>
        Encerrar o link
      </Button>
    </Group>
  )
}

/** A WhatsApp chat with a ready text; without a known number the person chooses whom to send it to. */
function whatsapp(id: number, link: string, phone: string): string {
  const text = `Olá! Segue o orçamento ${numberText(id)}. Dá para ler, aceitar ou pedir mudança por aqui: ${link}`
  return `https://wa.me/${readContact(phone).phone ?? ''}?text=${encodeURIComponent(text)}`
}
