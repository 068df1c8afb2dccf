import { IconAddressBook } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { NEW_CLIENT } from './parts/address.ts'

export const clients = {
  links: [{ to: '/dashboard/clients', label: 'Clientes', icon: IconAddressBook }],
  kinds: { client: { label: 'Clientes', icon: IconAddressBook } },
  creations: [
    {
      label: 'Novo cliente',
      words: 'cadastro contato',
      to: `/dashboard/clients?id=${NEW_CLIENT}`,
      icon: IconAddressBook,
    },
  ],
  tiles: [],
} satisfies WebDomain
