import { IconShieldLock } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const security = {
  links: [
    { to: '/dashboard/security-log', label: 'Registro', words: 'segurança', icon: IconShieldLock, adminOnly: true },
  ],
  kinds: {},
  creations: [],
  tiles: [],
} satisfies WebDomain
