/** What the two interfaces of the workbench call differently. */
export const budgetWords = {
  budgets: ['Budgets', 'Orçamentos'],
  create: ['New Budget', 'Novo orçamento'],
  number: ['ID', 'Nº'],
  client: ['Client', 'Cliente'],
  project: ['Project', 'Projeto'],
  deadline: ['Deadline', 'Prazo'],
  amount: ['Amount', 'Valor'],
  status: ['Status', 'Situação'],
  created: ['Created', 'Criado'],
  validityHint: ['Please provide the budget validity. Sem ela, vale por 90 dias.', 'Sem ela, vale por 90 dias.'],
  beginsHere: ['O primeiro começa em New Budget.', 'O primeiro começa em Novo orçamento.'],
} as const
