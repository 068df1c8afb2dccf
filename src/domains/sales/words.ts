/** What the two interfaces of the workbench call differently. */
export const saleWords = { orders: ['Pedidos', 'Vendas'] } as const
