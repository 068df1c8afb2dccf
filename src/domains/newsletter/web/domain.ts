import { IconMailForward } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const newsletter = {
  module: 'newsletter',
  links: [
    {
      to: '/dashboard/newsletter',
      label: 'Boletim',
      words: 'inscritos assinantes newsletter artigos por e-mail enviar',
      icon: IconMailForward,
      adminOnly: true,
    },
  ],
  kinds: {},
  creations: [],
  tiles: [],
} satisfies WebDomain
