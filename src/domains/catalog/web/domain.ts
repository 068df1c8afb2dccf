import { IconTag } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const catalog = {
  module: 'budgets',
  links: [],
  places: [
    { to: '/dashboard/budget-catalog', label: 'Catálogo', words: 'serviços peças tabela de preços', icon: IconTag },
  ],
  kinds: { catalog: { label: 'Catálogo', icon: IconTag } },
  creations: [],
  tiles: [],
} satisfies WebDomain
