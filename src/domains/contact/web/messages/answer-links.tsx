import { Button, Tooltip } from '@mantine/core'
import { IconBrandTelegram, IconBrandWhatsapp, IconCopy, IconMailForward } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { readContact, telegramLink } from '#contact-methods.ts'
import { dateTime } from '#time.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { mailLink, whatsappLink } from '../../answer-addresses.ts'
import type { StoredMessage } from '../../contract.ts'

const root = getRouteApi('__root__')

interface AnswerLinksProps {
  message: StoredMessage
  onAnswer: () => void
  /** The first way to answer: to copy the contact where no channel is found in it. */
  first: RefObject<HTMLElement | null>
}

/** Links to answer by the channels found in the contact. Opening one marks the message as answered. */
export function AnswerLinks({ message, onAnswer, first }: AnswerLinksProps) {
  const { company } = root.useLoaderData()
  const { email, phone, telegram } = readContact(message.contact)
  const answered = { ...message, when: dateTime(message.created_at), company: company.name }
  const links = [
    email && { label: 'Responder por e-mail', href: mailLink(email, answered), icon: IconMailForward },
    phone && { label: 'Abrir no WhatsApp', href: whatsappLink(phone, answered), icon: IconBrandWhatsapp },
    telegram && { label: 'Abrir no Telegram', href: telegramLink(telegram), icon: IconBrandTelegram },
  ].filter((link) => !!link)

  async function copy() {
    if (await copyText(message.contact)) notifySuccess(['copiado!', 'Copiado'])
    else notifyError('O navegador não deixou copiar. Selecione o contato e copie.')
  }
  return (
    <div className="row cluster gap-50">
      {links.map(({ label, href, icon: Icon }, at) => (
        <Tooltip key={label} label={`${label} (r)`} disabled={at > 0}>
          <Button
            component="a"
            href={href}
            ref={at === 0 ? (first as RefObject<HTMLAnchorElement | null>) : null}
            variant={at === 0 ? 'filled' : 'default'}
            leftSection={<Icon size={18} aria-hidden />}
            // mailto: opens the mail program; web pages open in a new tab, without the referrer.
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            onClick={onAnswer}
          >
            {label}
          </Button>
        </Tooltip>
      ))}
      <Button
        variant="default"
        ref={links.length === 0 ? (first as RefObject<HTMLButtonElement | null>) : null}
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        Copiar contato
      </Button>
      {links.length === 0 && (
        <p className="soft">Não deu para reconhecer um e-mail, um telefone com DDD ou um @nome neste contato.</p>
      )}
    </div>
  )
}
