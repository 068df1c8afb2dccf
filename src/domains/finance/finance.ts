/** Rules of the ledger, for browser and server. */
import { addDays, addMonths, monthAndYear } from '#time.ts'

/** The direction of an entry. The interface calls them Entrada and Saída. */
export const TYPES = ['receita', 'despesa'] as const
export type ReportType = (typeof TYPES)[number]
export const TYPE_LABELS: Readonly<Record<ReportType, string>> = { receita: 'Entrada', despesa: 'Saída' }
/** Both as a form offers them. */
export const TYPE_CHOICES = TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))

export const ACCOUNT_KINDS = ['bank', 'card', 'cash'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
export const ACCOUNT_KIND_LABELS: Readonly<Record<AccountKind, string>> = {
  bank: 'Conta',
  card: 'Cartão',
  cash: 'Caixa',
}

export const FREQUENCIES = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  weekly: 'Toda semana',
  fortnightly: 'A cada 2 semanas',
  monthly: 'Todo mês',
  quarterly: 'A cada 3 meses',
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
/** The category of imported entries for which none is known. */
export const NO_CATEGORY = 'Sem categoria'
/** Categories without a limit that a month names, at most. */
export const MAX_UNLIMITED = 20
/** Months before one whose mean is offered as the limit of a category. */
export const MEAN_MONTHS = 3
/** Parts of an entry. */
export const MAX_PARTS = 20
/** Projects that an entry's form offers, and those that a year names. */
export const MAX_PROJECTS = 1000
export const MAX_YEAR_PROJECTS = 100
/** Receipts of an entry, and bytes of each. */
export const MAX_FILES = 10
export const MAX_FILE_SIZE = 20 * 1024 * 1024

/** What is due within so many days is due soon; a repeated bill is made so many days before it is due. */
export const SOON_DAYS = 7
/** Days for which what was deleted can be restored. */
export const RESTORE_DAYS = 30

/** Where the month of a day is shown. */
export const monthPath = (day: string) => `/dashboard/financial-report?month=${day.slice(0, 7)}`
/** Where an entry is shown: its month, with the entry open. */
export const reportPath = ({ id, date }: { id: number; date: string }) => `${monthPath(date)}&id=${id}`

/** Where the entries of an account are shown, of all months. */
export const accountPath = (id: number) => `/dashboard/financial-report?account=${id}`

/** What is offered as the limit of a category, in cents: its mean, rounded up to whole ten reais; 0 where it spent nothing. */
export const offeredLimit = (mean: number) => Math.ceil(mean / 1000) * 1000

/** Where the entries of a category are shown: its month, 'YYYY-MM', in the ledger of that user. */
export const categoryPath = ({ month, category, id_user }: { month: string; category: string; id_user: number }) =>
  `${monthPath(month)}&category=${encodeURIComponent(category)}&ledger=${id_user}`

/** 'novembro de 2026' of '2026-11'. */
export const monthLabel = (month: string) => monthAndYear(`${month}-01`)

/** The day of an occurrence of a repeated entry, from 0: the 31st is the month's last day where it has none. */
export function occurrence(first: string, frequency: Frequency, index: number): string {
  const { days, months } = STEPS[frequency]
  return days > 0 ? addDays(first, days * index) : addMonths(first, months * index)
}

const STEPS: Readonly<Record<Frequency, { days: number; months: number }>> = {
  weekly: { days: 7, months: 0 },
  fortnightly: { days: 14, months: 0 },
  monthly: { days: 0, months: 1 },
  quarterly: { days: 0, months: 3 },
  yearly: { days: 0, months: 12 },
}

interface Rule {
  frequency: Frequency
  first_day: string
  /** Null: it goes on. */
  last_day: string | null
}

/** The days of a repeated entry that are after `after` (null: from the first) and not after `upTo`. */
export function occurrencesBetween(rule: Rule, after: string | null, upTo: string): string[] {
  const days: string[] = []
  for (let day = nextOccurrence(rule, after); day !== null && day <= upTo; day = nextOccurrence(rule, day))
    days.push(day)
  return days
}

/** The first day of a repeated entry after `after` (null: its first); null where it has ended. */
export function nextOccurrence({ frequency, first_day, last_day }: Rule, after: string | null): string | null {
  let index = 0
  while (after !== null && occurrence(first_day, frequency, index) <= after) index += 1
  const day = occurrence(first_day, frequency, index)
  return last_day !== null && day > last_day ? null : day
}
