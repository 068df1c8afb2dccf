import { IconMail } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { useWaitingMessages } from './messages/unread.ts'

export const contact = {
  links: [
    {
      to: '/dashboard/messages',
      label: 'Mensagens',
      words: 'contato recados caixa de entrada',
      icon: IconMail,
      adminOnly: true,
      useWaiting: useWaitingMessages,
    },
  ],
  kinds: { message: { label: 'Mensagens', icon: IconMail } },
  creations: [],
  waiting: { message: { label: 'Mensagem', icon: IconMail, verb: 'Responder' } },
  tiles: [],
} satisfies WebDomain
