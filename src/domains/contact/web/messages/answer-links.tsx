import { Button } from '@mantine/core'
import { IconBrandTelegram, IconBrandWhatsapp, IconCopy, IconMailForward } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { readContact, telegramLink } from '#contact-methods.ts'
import { dateTime } from '#time.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { mailLink, whatsappLink } from '../../answer-addresses.ts'
import type { StoredMessage } from '../../contract.ts'

const root = getRouteApi('__root__')

/** Links to answer by the channels found in the contact. Opening one marks the message as answered. */
export function AnswerLinks({ message, onAnswer }: { message: StoredMessage; onAnswer: () => void }) {
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
        <Button
          key={label}
          component="a"
          href={href}
          variant={at === 0 ? 'filled' : 'default'}
          leftSection={<Icon size={18} aria-hidden />}
          // mailto: opens the mail program; web pages open in a new tab, without the referrer.
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onAnswer}
        >
          {label}
        </Button>
      ))}
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        Copiar contato
      </Button>
      {links.length === 0 && (
        <p className="soft">Não deu para reconhecer um e-mail, um telefone com DDD ou um @nome neste contato.</p>
      )}
    </div>
  )
}
