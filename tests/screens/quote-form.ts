import { page } from 'vitest/browser'
import { Budget } from '#domains/budgets/budget-schemas.ts'
import { Exchange } from '#domains/budgets/exchange-schemas.ts'
import type { Panel } from '#panel.ts'
import type { Answers } from './answers.ts'
import { sessionIn } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen, type Screen } from './screen.tsx'

/** The quote 7 of one item of R$ 100,00, which its client has. */
export const QUOTE = sampleOf(Budget, {
  ...{ id: 7, client: 'Colégio Horizonte', client_id: null, project_name: 'Catraca', status: 'PENDING', state: 'sent' },
  ...{ version: 1, draft: false, deadline: '2055-01-31', budget_validity: '2055-02-28', revision: 3, project_id: null },
  ...{ discount: null, additional_value: 0, payments: [], extra_text: '', terms: '', total_budget: 100 },
  items: [{ description: 'Placa', quantity: 1, total: 100 }],
})
/** Where it stands with its client: sent, without a draft. */
export const EXCHANGE = sampleOf(Exchange, {
  ...{
    state: 'sent',
    version: 1,
    draft: false,
    changed: false,
    differences: [],
    path: '/orcamento/7-abc',
    openings: [],
  },
  ...{ client_id: null, addresses: [], unkept: [], events: [], installments: [], requests: [], contact_changes: [] },
})
/** The client's page, which says that text. */
export const pageWith = (text: string) => ({
  data: {
    html: `<!DOCTYPE html><html lang="pt-BR"><head><title>Orçamento</title></head><body><p>${text}</p></body></html>`,
  },
})
/** What a save of it answers. */
export const saved = (revision: number, merged = false) => ({
  id: 7,
  result: true as const,
  data: { id: 7, revision, merged },
})

/** A quote of other fields, which its client does not have. */
export const quoteWith = (fields: Partial<Budget> = {}): Budgets => ({
  byId: () => ({ data: [{ ...QUOTE, version: 0, state: 'draft', ...fields }] }),
  exchange: { read: () => ({ data: { ...EXCHANGE, version: 0, state: 'draft', path: '' } }) },
})

type Budgets = NonNullable<Answers['budgets']>

/** Opens its form, in a panel of those words. */
export const openQuote = (
  panel: Panel,
  budgets: Budgets = {},
  address = '/dashboard/budget-create?id=7',
  viewport?: { width: number; height: number },
) =>
  openScreen(address, {
    ...(viewport && { viewport }),
    answers: {
      accounts: { session: sessionIn(panel) },
      budgets: {
        byId: () => ({ data: [QUOTE] }),
        clientPage: ({ budget }) => pageWith(budget.project_name),
        newId: () => ({ id: 41 }),
        save: () => saved(4),
        ...budgets,
        exchange: { read: () => ({ data: EXCHANGE }), ...budgets.exchange },
      },
    },
  })

export const field = (name: string | RegExp) => page.getByRole('textbox', { name })
export const saveButton = () => page.getByRole('button', { name: 'Salvar', exact: true })
/** What the form says it all comes to. */
export const total = () => page.getByRole('definition').last()

type Column = 'Descrição' | 'Quantidade' | 'Unidade' | 'Preço da unidade' | 'Desconto' | 'Total'

/** The field of an item, by its column and its place from 1. */
export const itemField = (column: Column, place: number) =>
  page.getByLabelText(new RegExp(`^${column} do item ${place}(,|$)`))

/** The descriptions of all items, in their order. */
export const descriptions = () =>
  field(/^Descrição do item/)
    .elements()
    .map((one) => (one as HTMLTextAreaElement).value)

export const saves = (screen: Screen) => screen.calls('budgets.save')
/** What the client's page beside the form was last made of. */
export const previewed = (screen: Screen) => (screen.calls('budgets.clientPage').at(-1) as { budget: object }).budget

/** What the client's page beside the form says. */
export const clientPage = () =>
  (page.getByTitle(/^A página do cliente/).element() as HTMLIFrameElement).contentDocument?.body.textContent
