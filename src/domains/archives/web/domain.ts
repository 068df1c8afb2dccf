import { IconArchive, IconFileText } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { archiveWords } from '../words.ts'

export const archives = {
  links: [
    {
      to: '/dashboard/archive',
      label: archiveWords.archives,
      words: 'arquivos textos blog importar exportar zip markdown',
      icon: IconArchive,
      also: ['/dashboard/create-archive'],
      adminOnly: true,
    },
  ],
  kinds: { archive: { label: archiveWords.archives, icon: IconFileText } },
  creations: [
    {
      label: archiveWords.create,
      words: 'novo artigo arquivo texto',
      to: '/dashboard/create-archive',
      icon: IconFileText,
      adminOnly: true,
    },
  ],
  tiles: [],
} satisfies WebDomain
