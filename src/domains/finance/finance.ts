/** Rules of the book, for browser and server. */
import { addDays, addMonths, monthAndYear } from '#time.ts'

/** The direction of an entry. The interface calls them Entrada and Saída. */
export const TYPES = ['receita', 'despesa'] as const
export type ReportType = (typeof TYPES)[number]
export const TYPE_LABELS: Readonly<Record<ReportType, string>> = { receita: 'Entrada', despesa: 'Saída' }

export const ACCOUNT_KINDS = ['bank', 'card', 'cash'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
export const ACCOUNT_KIND_LABELS: Readonly<Record<AccountKind, string>> = {
  bank: 'Conta',
  card: 'Cartão',
  cash: 'Caixa',
}

export const FREQUENCIES = ['weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  weekly: 'Toda semana',
  monthly: 'Todo mês',
  yearly: 'Todo ano',
}

/** What a repeated entry makes on its day: a bill that waits for its payment, or an entry that is paid by itself. */
export const REPEAT_MAKES = ['bill', 'report'] as const
export type RepeatMakes = (typeof REPEAT_MAKES)[number]

/** Colours of categories: their index is stored. Both schemes have each. */
export const COLORS = ['blue', 'teal', 'orange', 'grape', 'green', 'red', 'yellow', 'gray'] as const

/** The largest amount of an entry, in cents: a hundred million reais. */
export const MAX_AMOUNT = 10_000_000_000
/** Characters. */
export const MAX_DESCRIPTION = 300
export const MAX_CATEGORY = 60
/** Receipts of an entry, and bytes of each. */
export const MAX_FILES = 10
export const MAX_FILE_SIZE = 20 * 1024 * 1024

/** Days for which what was deleted can be restored. */
export const RESTORE_DAYS = 30

/** Where the month of a day is shown. */
export const monthPath = (day: string) => `/dashboard/financial-report?month=${day.slice(0, 7)}`
/** Where an entry is shown: its month, with the entry open. */
export const reportPath = ({ id, date }: { id: number; date: string }) => `${monthPath(date)}&id=${id}`

/** 'novembro de 2026' of '2026-11'. */
export const monthLabel = (month: string) => monthAndYear(`${month}-01`)

/** The day of an occurrence of a repeated entry, from 0: the 31st is the month's last day where it has none. */
export function occurrence(first: string, frequency: Frequency, index: number): string {
  if (frequency === 'weekly') return addDays(first, 7 * index)
  return addMonths(first, frequency === 'monthly' ? index : 12 * index)
}

/** The days of a repeated entry that are after `after` (null: from the first) and not after `upTo`. */
export function occurrencesBetween(
  { first_day, last_day, frequency }: { first_day: string; last_day: string | null; frequency: Frequency },
  after: string | null,
  upTo: string,
): string[] {
  const end = last_day !== null && last_day < upTo ? last_day : upTo
  const days: string[] = []
  for (let index = 0; ; index += 1) {
    const day = occurrence(first_day, frequency, index)
    if (day > end) return days
    if (after === null || day > after) days.push(day)
  }
}
