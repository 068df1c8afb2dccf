import { addDays } from '#time.ts'
import { inPanel, type Words } from '#words.ts'

/** The specification's states of the work, any of which can be chosen freely. */
export const STATUSES = ['PENDING', 'APPROVED', 'DEV', 'FINALIZED'] as const
export type Status = (typeof STATUSES)[number]

/** What list and form call them, in both interfaces, and their badge. The client's document has the Portuguese words. */
export const STATUS = {
  PENDING: { label: ['Pending', 'Pendente'], color: 'red' },
  APPROVED: { label: ['Approved', 'Aprovado'], color: 'blue' },
  DEV: { label: ['In Development', 'Em desenvolvimento'], color: 'yellow' },
  FINALIZED: { label: ['Completed', 'Concluído'], color: 'green' },
} as const satisfies Record<Status, { label: Words; color: string }>

/** What the Portuguese document calls a status, an unknown one too. */
export const translateStatus = (status: string) =>
  Object.hasOwn(STATUS, status) ? inPanel(STATUS[status as Status].label, 'portuguese') : 'Desconhecido'

/** Where a quote stands with its client. `expired` is never stored: it follows from the validity. */
export const STATES = ['draft', 'sent', 'seen', 'accepted', 'refused', 'change_requested', 'expired'] as const
export type State = (typeof STATES)[number]

export const STATE_LABELS: Readonly<Record<State, string>> = {
  draft: 'Rascunho',
  sent: 'Enviado',
  seen: 'Visto',
  accepted: 'Aceito',
  refused: 'Recusado',
  change_requested: 'Mudança pedida',
  expired: 'Vencido',
}

/** The states in which the client may still decide, and in which a quote can expire. */
export const OPEN_STATES: readonly string[] = ['sent', 'seen', 'change_requested']

/** Where a quote stands today: an open one whose validity has passed is expired. The last day of the validity still counts. */
export const stateOn = (today: string, quote: { state: string; budget_validity: string }): State =>
  OPEN_STATES.includes(quote.state) && quote.budget_validity < today ? 'expired' : (quote.state as State)

/** Days a quote is valid for unless it says otherwise, from the day it is made. */
export const VALIDITY_DAYS = 90
export const defaultValidity = (today: string) => addDays(today, VALIDITY_DAYS)

/** Limits of the form, in characters or pieces. */
export const MAX_ITEMS = 500
export const MAX_PAYMENTS = 60
/** Days after the acceptance on which a parcela may be due: ten years. */
export const MAX_DUE_DAYS = 3650
/** So many days before its quote was written may it have been accepted: some are written after the word was given. */
export const MAX_DAYS_ACCEPTED_BEFORE = 90
export const MAX_DESCRIPTION = 10_000
export const MAX_TEXT = 20_000
export const MAX_UNIT = 12

/** Days for which each opening of a quote's page is kept. */
export const OPENINGS_DAYS = 90

/** How a quote is written: '0042'. */
export const numberText = (id: number) => String(id).padStart(4, '0')
/** What parcelas are known by: their number, and from 2 which rest of one that was paid in part. */
interface Numbered {
  number: number
  part: number
}
/** What follows the name of what a payment in part left open: ', resto', of that in turn ', resto 2'. '' for a parcela itself. */
export const restText = (part: number) => (part === 1 ? '' : `, resto${part === 2 ? '' : ` ${part - 1}`}`)
/** What a parcela is called among those of its quote: 'Parcela 2', 'Parcela 2, resto'. */
export const parcelaName = ({ number, part }: Numbered) => `Parcela ${number}${restText(part)}`
/** In a sentence: 'parcela 2'. */
export const parcelaInText = (parcela: Numbered) => parcelaName(parcela).toLowerCase()
/** What it is called elsewhere: 'Orçamento 0042, parcela 2'. */
export const installmentLabel = (budget_id: number, { number, part }: Numbered) =>
  `Orçamento ${numberText(budget_id)}, parcela ${number}${restText(part)}`

interface PaidParcela extends Numbered {
  id: number
  paid_with: number | null
}

/** The parcelas of the payment that paid this one: first the one that it was said of, then those that its excess paid. */
export function paidTogether<Parcela extends PaidParcela>(one: PaidParcela, all: readonly Parcela[]): Parcela[] {
  const first = one.paid_with ?? one.id
  const others = all.filter(({ paid_with }) => paid_with === first)
  return [...all.filter(({ id }) => id === first), ...others]
}

/** Where a quote's form and its document open in the workbench. */
export const formPath = (id: number) => `/dashboard/budget-create?id=${id}`
/** Where a new quote begins with a template. */
export const templatePath = (id: number) => `/dashboard/budget-create?id=-1&modelo=${id}`
export const printerPath = (id: number) => `/dashboard/budget-printer?id=${id}`

/** One of the payment terms: the entrada or a parcela. Either `percent` or `amount` is set, the other is null. */
export interface PaymentTerm {
  /** YYYY-MM-DD; null for 'na aprovação', and where it counts from the acceptance. */
  due: string | null
  /** Days after the acceptance, 0 for that day; absent in a plan of fixed days. */
  days?: number | undefined
  /** Of the total, with at most two decimals. */
  percent: number | null
  /** Cents. */
  amount: number | null
}

/**
 * What each of the payment terms comes to, in cents. Their sum is the total to the cent: what rounding leaves goes to
 * the first. Undefined where they do not come to the total, or one would be nothing.
 */
export function paymentAmounts(total: number, terms: readonly PaymentTerm[]): number[] | undefined {
  const exact = terms.map(({ percent, amount }) => amount ?? (total * (percent ?? 0)) / 100)
  if (Math.abs(total - sum(exact)) > 0.5 || !isWhole(terms)) return undefined
  const amounts = exact.map(Math.round)
  const rest = total - sum(amounts)
  const [first = 0, ...others] = amounts
  const whole = [first + rest, ...others]
  return terms.length > 0 && whole.every((amount) => amount > 0) ? whole : undefined
}

/** Percents alone come to 100, however little what they miss is of a small total. Amounts beside them take up the rest. */
const isWhole = (terms: readonly PaymentTerm[]) =>
  terms.some(({ amount }) => amount !== null) ||
  sum(terms.map(({ percent }) => Math.round((percent ?? 0) * 100))) === 10_000

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** How an acceptance came: by the client's page, or as staff record it. */
export const MEANS = ['page', 'signed', 'email', 'phone', 'other'] as const
export type Means = (typeof MEANS)[number]
export const MEANS_LABELS: Readonly<Record<Means, string>> = {
  page: 'pela página do orçamento',
  signed: 'por pedido assinado',
  email: 'por e-mail',
  phone: 'por telefone',
  other: 'por outro caminho',
}

/** How an e-mail went of an installation that sends none, which made it a file. */
export const FILED = 'file'
export const FILED_REASON = 'esta instalação não envia e-mails'
export const FILED_TEXT = `gravado em arquivo: ${FILED_REASON}`

/** Files attached to one quote, and the largest of them in bytes. */
export const MAX_ATTACHED = 20
export const MAX_ATTACHED_SIZE = 20 * 1024 * 1024

/** The largest file that proves an acceptance, in bytes. */
export const MAX_PROOF_SIZE = 20 * 1024 * 1024

/** The id of the line that says where the quote stands, on the client's page. */
export const STATE_LINE = 'situacao'

/** How a person is called: the first name, with a title before it, e.g. 'Dra. Márcia'. */
export const calledName = (name: string) => /^(?:\S+\. +)*\S+/.exec(name.trim())?.[0] ?? name
