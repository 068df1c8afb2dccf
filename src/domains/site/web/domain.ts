import { IconToggleRight, IconWorld } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const site = {
  links: [
    {
      to: '/dashboard/site',
      label: 'Site',
      words: 'textos pessoas números provados endereços redirecionamentos planos preços logotipo pix materiais peça',
      icon: IconWorld,
      adminOnly: true,
    },
    {
      to: '/dashboard/modules',
      label: 'Módulos',
      words: 'ligar desligar vendas quadros calendário financeiro orçamentos tempo de tela café peça',
      icon: IconToggleRight,
      adminOnly: true,
    },
  ],
  kinds: {},
  creations: [],
  tiles: [],
} satisfies WebDomain
