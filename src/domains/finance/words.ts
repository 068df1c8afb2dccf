/** What the two interfaces of the workbench call differently. */
export const financeWords = {
  create: ['Nova Transação', 'Nova transação'],
  save: ['Salvar Transação', 'Salvar transação'],
  positive: ['Saldo Positivo', 'Saldo positivo'],
} as const
