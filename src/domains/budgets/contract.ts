import { isCents } from '#money.ts'
import { staffCall } from '#platform/contract/call.ts'
import { id, listInput, longText, optionalText, ownerId, text, z } from '#platform/contract/fields.ts'
import { describeFile, fileAnswer } from '#platform/contract/files.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import {
  MAX_DESCRIPTION,
  MAX_ITEMS,
  MAX_PAYMENTS,
  MAX_TEXT,
  paymentAmounts,
  STATES,
  STATUSES,
  totalOf,
} from './budget.ts'
import type { QuoteDocument } from './document.ts'

export const tags = ['Orçamentos']

/** Reais with at most two decimals, not negative, at most a billion. */
const reais = z
  .number('Use reais e centavos: 49,99.')
  .min(0)
  .max(1_000_000_000)
  .refine(isCents, 'Use reais e centavos: 49,99.')

/** A calendar day, YYYY-MM-DD. */
const day = z.iso
  .date('Use uma data como 2026-11-30.')
  .refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'Use uma data entre 1900 e 2199.')

export const Item = z.object({
  description: longText(MAX_DESCRIPTION),
  quantity: z.int('Use um número inteiro.').min(1).max(1_000_000).default(1),
  /** Reais, of the line: not multiplied by the quantity. */
  total: reais,
})
export type Item = z.infer<typeof Item>

/** The entrada or a parcela: a percent of the total or an amount, the other null. */
export const Payment = z
  .object({
    /** YYYY-MM-DD; null for 'na aprovação'. */
    due: day.nullable(),
    /** Of the total, at most two decimals. */
    percent: z.number().min(0).max(100).multipleOf(0.01).nullable(),
    /** Reais. */
    amount: reais.nullable(),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'Use um percentual ou um valor.')
export type Payment = z.infer<typeof Payment>

/** What the form edits. */
export const BudgetFields = z.object({
  client: text(200).min(1, 'Please provide the client name.'),
  /** The client's record; null where there is none. */
  client_id: id.nullable(),
  project_name: text(300).min(1, 'Please provide the project name.'),
  /** Markdown, for the document. */
  extra_text: longText(MAX_TEXT),
  /** Markdown: the terms. Those of Site where a new quote leaves them out. */
  terms: longText(MAX_TEXT),
  /** Reais. */
  additional_value: reais,
  deadline: day,
  budget_validity: day,
  status: z.enum(STATUSES),
  /** Also as a JSON text. */
  items: z.array(Item).max(MAX_ITEMS),
  /** Empty where no payment terms were agreed. Their sum is the total. */
  payments: z.array(Payment).max(MAX_PAYMENTS),
})
export type BudgetFields = z.infer<typeof BudgetFields>

/** A quote as its form and the specification's call read it. */
export const Budget = BudgetFields.extend({
  id,
  id_user: id,
  /** Reais. */
  total_budget: z.number(),
  /** When it was made, ISO 8601 in UTC. */
  date: z.string(),
  state: z.enum(STATES),
  /** The version the client sees; 0 before the first sending. */
  version: z.int().nonnegative(),
  /** The production line it began; null while there is none that the caller may see. */
  project_id: id.nullable(),
  revision,
})
export type Budget = z.infer<typeof Budget>

/** A row of the list. */
export const BudgetRow = z.object({
  id,
  client: z.string(),
  project_name: z.string(),
  /** YYYY-MM-DD. */
  deadline: z.string(),
  /** Reais. */
  total_budget: z.number(),
  status: z.enum(STATUSES),
  /** ISO 8601 in UTC. */
  date: z.string(),
  state: z.enum(STATES),
  /** Name of its owner. */
  owner: z.string(),
})
export type BudgetRow = z.infer<typeof BudgetRow>

/** What the list of the screen is narrowed to. */
export const ListFilter = z.object({
  id_user: ownerId,
  /** Any part of id, client, project, amount, status or date, in both ways of writing. */
  q: optionalText(200).optional(),
  status: z.enum(STATUSES).optional(),
  state: z.enum(STATES).optional(),
  /** The month it was made in, YYYY-MM. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
})
export type ListFilter = z.infer<typeof ListFilter>
