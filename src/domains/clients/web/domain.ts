import { IconAddressBook } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const clients = {
  links: [{ to: '/dashboard/clients', label: 'Clientes', icon: IconAddressBook }],
  kinds: { client: { label: 'Clientes', icon: IconAddressBook } },
  tiles: [],
} satisfies WebDomain
