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
  tiles: [],
} satisfies WebDomain
