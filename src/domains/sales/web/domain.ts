import { IconShoppingBag } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { saleWords } from '../words.ts'

export const sales = {
  module: 'sales',
  links: [
    { to: '/dashboard/orders', label: saleWords.orders, words: 'compras', icon: IconShoppingBag, adminOnly: true },
  ],
  kinds: { order: { label: saleWords.orders, icon: IconShoppingBag } },
  creations: [],
  waiting: {
    pix: { label: 'Pedido', icon: IconShoppingBag, verb: 'Conferir o Pix' },
    refund: { label: 'Desistência', icon: IconShoppingBag, verb: 'Devolver' },
  },
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
