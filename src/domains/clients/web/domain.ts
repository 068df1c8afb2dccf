import { IconAddressBook } from '@tabler/icons-react'
import { NEW_RECORD } from '#client/page/search-params.ts'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const clients = {
  links: [{ to: '/dashboard/clients', label: 'Clientes', words: 'cadastro contatos', icon: IconAddressBook }],
  kinds: { client: { label: 'Clientes', icon: IconAddressBook } },
  creations: [
    {
      label: 'Novo cliente',
      words: 'cadastro contato',
      to: `/dashboard/clients?id=${NEW_RECORD}`,
      icon: IconAddressBook,
    },
  ],
  tiles: [],
} satisfies WebDomain
