/** Every address of the staff's table, with its heading. */
export const SCREENS = [
  ['/dashboard', /^Dashboard(, .+)?$/],
  ['/dashboard/projects', 'Projects'],
  ['/dashboard/create-edit-projects', 'New Project'],
  ['/dashboard/budget', 'Budgets'],
  ['/dashboard/budget-create', 'New Budget'],
  ['/dashboard/budget-printer', 'Orçamento para imprimir'],
  ['/dashboard/budget-catalog', 'Catálogo'],
  ['/dashboard/budget-templates', 'Modelos'],
  ['/dashboard/clients', 'Clientes'],
  ['/dashboard/production-line', '[PL] Production Line'],
  ['/dashboard/production-line/backlog/11', 'Estação da horta: sonda e caixa'],
  ['/coffe', /^(Estação da horta: sonda e caixa|Vitrine: o programa da casa)$/],
  ['/dashboard/hours', 'Horas'],
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
  ['/dashboard/modules', 'Módulos'],
  ['/dashboard/system', 'Sistema'],
] as const

/** Every screen of the workbench, with a record where it shows one. */
export const SCREENS_AND_RECORDS = [
  ...['/dashboard', '/dashboard/projects', '/dashboard/create-edit-projects', '/dashboard/create-edit-projects?id=2'],
  ...['/dashboard/archive', '/dashboard/create-archive', '/dashboard/create-archive?id=7'],
  ...[
    '/dashboard/budget',
    '/dashboard/budget-create',
    '/dashboard/budget-create?id=7',
    '/dashboard/budget-printer?id=7',
    '/dashboard/budget-templates',
  ],
  ...['/dashboard/clients', '/dashboard/clients?id=1', '/dashboard/messages', '/dashboard/messages?id=8'],
  ...['/dashboard/production-line', '/dashboard/production-line/backlog/11', '/coffe'],
  ...['/dashboard/production-line/backlog/11?tab=backlog', '/dashboard/production-line/backlog/11?task=11-006'],
  ...['/dashboard/hours', '/dashboard/calendar', '/dashboard/calendar?view=week', '/dashboard/calendar?view=month'],
  ...['/dashboard/orders', '/dashboard/orders?id=3', '/dashboard/financial-report'],
  ...['bills', 'import', 'accounts', 'ahead', 'year'].map((part) => `/dashboard/financial-report/${part}`),
  ...['/dashboard/screen-time', '/dashboard/people', '/dashboard/security-log', '/dashboard/site'],
  ...['/dashboard/modules', '/dashboard/system', '/dashboard/profile'],
]
