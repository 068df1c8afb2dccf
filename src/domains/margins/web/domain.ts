import { IconChartDots } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const margins = {
  module: 'finance',
  links: [],
  places: [
    {
      to: '/dashboard/financial-report/margin',
      label: 'Margem',
      words: 'lucro projeto cliente ganhou custo horas',
      icon: IconChartDots,
      needsCosts: true,
    },
  ],
  kinds: {},
  creations: [],
  tiles: [],
} satisfies WebDomain
