import { budgetWords } from '#domains/budgets/words.ts'

/** The list that a page of the catalogue belongs to, with its address and its name. */
export const BUDGETS = { to: '/dashboard/budget', label: budgetWords.budgets } as const
export const CATALOG = { to: '/dashboard/budget-catalog', label: 'Catálogo' } as const
