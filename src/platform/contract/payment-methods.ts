/** Ways in which money is received. */
export const PAYMENT_METHODS = ['pix', 'transfer', 'card', 'cash', 'boleto', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PAYMENT_LABELS: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  transfer: 'Transferência',
  card: 'Cartão',
  cash: 'Dinheiro',
  boleto: 'Boleto',
  other: 'Outro',
}
