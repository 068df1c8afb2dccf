import { IconServer } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const system = {
  links: [
    {
      to: '/dashboard/system',
      label: 'Sistema',
      words: 'estado cópia de segurança backup e-mail',
      icon: IconServer,
      adminOnly: true,
    },
  ],
  kinds: {},
  creations: [],
  waiting: { backup: { label: 'Sistema', icon: IconServer, verb: 'Ver' } },
  tiles: [],
} satisfies WebDomain
