import { IconShoppingBag } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const sales = {
  links: [{ to: '/dashboard/orders', label: ['Pedidos', 'Vendas'], icon: IconShoppingBag, adminOnly: true }],
  kinds: { order: { label: 'Pedidos', icon: IconShoppingBag } },
  creations: [],
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
