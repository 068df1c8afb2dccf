/** Every address of the staff's table, with its heading. */
export const SCREENS = [
  ['/dashboard', /^Dashboard(, .+)?$/],
  ['/dashboard/projects', 'Projects'],
  ['/dashboard/create-edit-projects', 'New Project'],
  ['/dashboard/budget', 'Budgets'],
  ['/dashboard/budget-create', 'New Budget'],
  ['/dashboard/budget-printer', 'Orçamento para imprimir'],
  ['/dashboard/clients', 'Clientes'],
  ['/dashboard/production-line', '[PL] Production Line'],
  ['/dashboard/production-line/backlog/11', 'Estação da horta: sonda e caixa'],
  ['/coffe', /^(Estação da horta: sonda e caixa|Vitrine: o programa da casa)$/],
  ['/dashboard/calendar', /^[A-Z].+, \d{1,2} de .+ de \d{4}$/],
  ['/dashboard/financial-report', 'Financeiro'],
  ['/dashboard/financial-report/bills', 'A pagar e a receber'],
  ['/dashboard/financial-report/import', 'Importar'],
  ['/dashboard/financial-report/accounts', 'Contas'],
  ['/dashboard/financial-report/year', 'Ano'],
  ['/dashboard/financial-report/ahead', 'Próximos meses'],
  ['/dashboard/screen-time', 'Tempo de tela'],
  ['/dashboard/profile', 'Meu perfil'],
  ['/dashboard/help', 'Ajuda'],
] as const
/** Those of the admin alone. */
export const ADMIN_SCREENS = [
  ['/dashboard/archive', 'My Archives'],
  ['/dashboard/create-archive', 'New Archive Create'],
  ['/dashboard/messages', 'Mensagens'],
  ['/dashboard/orders', 'Pedidos'],
  ['/dashboard/people', 'Pessoas'],
  ['/dashboard/security-log', 'Registro'],
  ['/dashboard/site', 'Site'],
] as const
