import { type AnyContractRouter, enhanceContractRouter } from '@orpc/contract'
import { accountsContract } from '#domains/accounts/contract.ts'
import { analyticsContract } from '#domains/analytics/contract.ts'
import { archivesContract } from '#domains/archives/contract.ts'
import { bookingsContract } from '#domains/bookings/contract.ts'
import { budgetsContract } from '#domains/budgets/contract.ts'
import { calendarContract } from '#domains/calendar/contract.ts'
import { catalogContract } from '#domains/catalog/contract.ts'
import { clientsContract } from '#domains/clients/contract.ts'
import { coffeeContract } from '#domains/coffee/contract.ts'
import { commandPaletteContract } from '#domains/command-palette/contract.ts'
import { contactContract } from '#domains/contact/contract.ts'
import { demoContract } from '#domains/demo/contract.ts'
import { financeContract } from '#domains/finance/contract.ts'
import { hoursContract } from '#domains/hours/contract.ts'
import { marginsContract } from '#domains/margins/contract.ts'
import { newsletterContract } from '#domains/newsletter/contract.ts'
import { noticesContract } from '#domains/notices/contract.ts'
import { piecesContract } from '#domains/pieces/contract.ts'
import { productionContract } from '#domains/production/contract.ts'
import { projectsContract } from '#domains/projects/contract.ts'
import { projectsStaffContract } from '#domains/projects/staff-contract.ts'
import { salesContract } from '#domains/sales/contract.ts'
import { screenTimeContract } from '#domains/screen-time/contract.ts'
import { searchContract } from '#domains/search/contract.ts'
import { securityContract } from '#domains/security/contract.ts'
import { siteContract } from '#domains/site/contract.ts'
import { systemContract } from '#domains/system/contract.ts'
import { todayContract } from '#domains/today/contract.ts'
import { uploadsContract } from '#domains/uploads/contract.ts'
import { eventsContract } from '#platform/contract/events.ts'

/** Puts calls under a heading of their description at `/api`. */
const under = <Router extends AnyContractRouter>(heading: string, calls: Router) =>
  enhanceContractRouter(calls, { errorMap: {}, tags: [heading] }) as unknown as Router

/** All calls between the browser and the server. */
export const contract = {
  accounts: under('Contas', accountsContract),
  analytics: under('Análises', analyticsContract),
  archives: under('Arquivos', archivesContract),
  budgets: under('Orçamentos', budgetsContract),
  calendar: under('Calendário', calendarContract),
  catalog: under('Orçamentos', catalogContract),
  bookings: under('Páginas de agendamento', bookingsContract),
  clients: under('Clientes', clientsContract),
  coffee: under('Site', coffeeContract),
  contact: under('Contato', contactContract),
  pieces: under('Sua peça', piecesContract),
  production: under('Linha de produção', productionContract),
  projects: under('Projetos', { ...projectsContract, ...projectsStaffContract }),
  sales: under('Vendas', salesContract),
  screenTime: under('Tempo de tela', screenTimeContract),
  search: under('Busca', searchContract),
  security: under('Registro', securityContract),
  demo: under('Demonstração', demoContract),
  events: under('Avisos ao vivo', eventsContract),
  finance: under('Financeiro', financeContract),
  hours: under('Horas', hoursContract),
  margins: under('Financeiro', marginsContract),
  commandPalette: under('Busca da equipe', commandPaletteContract),
  newsletter: under('Boletim', newsletterContract),
  notices: under('Avisos', noticesContract),
  site: under('Site', siteContract),
  system: under('Sistema', systemContract),
  today: under('Hoje', todayContract),
  uploads: under('Envios', uploadsContract),
}
