import { IconArchive, IconFileText } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const archives = {
  links: [
    {
      to: '/dashboard/archive',
      label: 'Archives',
      icon: IconArchive,
      also: ['/dashboard/create-archive'],
      adminOnly: true,
    },
  ],
  kinds: { archive: { label: 'Archives', icon: IconFileText } },
  creations: [
    {
      label: 'New Archive',
      words: 'novo artigo arquivo texto',
      to: '/dashboard/create-archive',
      icon: IconFileText,
      adminOnly: true,
    },
  ],
  tiles: [],
} satisfies WebDomain
