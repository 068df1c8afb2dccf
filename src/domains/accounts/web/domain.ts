import { IconUser, IconUsers } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const accounts = {
  links: [
    { to: '/dashboard/people', label: 'Pessoas', words: 'convidar equipe contas', icon: IconUsers, adminOnly: true },
  ],
  kinds: { person: { label: 'Pessoas', icon: IconUser } },
  creations: [],
  tiles: [],
} satisfies WebDomain
