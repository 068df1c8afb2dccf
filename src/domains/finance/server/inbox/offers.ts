import { sql } from 'kysely'
import type { ReadReceipt } from '#fiscal/receipt.ts'
import { fold } from '#fold.ts'
import { toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { daysBetween } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import { type Match, NEAR_DAYS, type Offer } from '../../inbox-contract.ts'

/** How often a pair of names must have been confirmed before it is one. */
const CONFIRMED = 2
/** Offers of one receipt. */
const MAX_OFFERS = 3
/** Entries and bills that are weighed for one receipt: of its amount, the nearest in time. */
const WEIGHED = 20

interface Candidate extends Match {
  attachment_id: number
  description: string
  date: string
  amount: number
  type: ReportType
  /** How often the supplier's receipts were given to entries so described. */
  times: number
}

/** A receipt as it is matched. */
interface Matched {
  id: number
  reading: ReadReceipt
  /** When it came, YYYY-MM-DD. */
  received: string
}

/** What a supplier is remembered by: its tax number, else its name; '' where neither is known. */
export const supplierKey = ({ supplierTaxId, supplier }: ReadReceipt) => supplierTaxId || fold(supplier).trim()

/** How an entry is remembered: 'servidores 11/2026' and 'Servidores 12/2026' are the same. */
export const describedAs = (description: string) =>
  fold(description)
    .replaceAll(/[\d/.,:;#-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What each receipt may belong to, by its id: the likeliest first. */
export async function findOffers(context: Context, receipts: readonly Matched[]): Promise<Map<number, Offer[]>> {
  const readings = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  const offers = new Map<number, Offer[]>()
  for (const candidate of await findCandidates(context, receipts)) {
    const receipt = readings.get(candidate.attachment_id)!
    const list = offers.get(receipt.id) ?? []
    list.push(weigh(candidate, receipt))
    offers.set(receipt.id, list)
  }
  for (const [id, list] of offers) {
    const ranked = (list as Weighed[]).sort((one, other) => other.weight - one.weight).slice(0, MAX_OFFERS)
    offers.set(
      id,
      ranked.map(({ weight, ...offer }) => offer),
    )
  }
  return offers
}

/**
 * Entries and open bills of the receipts' amounts, near in time, that have no receipt and were not refused; one statement
 * for all.
 */
async function findCandidates({ db }: Context, receipts: readonly Matched[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select file.id as attachment_id, found.*, coalesce(names.times, 0) as times
    from unnest(${receipts.map(({ id }) => id)}::integer[], ${receipts.map(({ reading }) => supplierKey(reading))}::text[])
      as given (id, supplier)
    join finance_attachments as file on file.id = given.id
    cross join lateral (
      select coalesce(file.day, (file.created_at at time zone 'America/Sao_Paulo')::date) as day
    ) as near
    cross join lateral (
      (select 'report' as kind, report.id, report.description, report.date, report.amount, report.type
      from finance_reports as report
      where report.id_user = file.id_user and report.deleted_at is null and not report.transfer
        and report.amount = any (file.amounts)
        and report.date between near.day - ${NEAR_DAYS.before}::integer and near.day + ${NEAR_DAYS.after}::integer
        and not report.has_receipt
      order by abs(report.date - near.day), report.id limit ${WEIGHED})
      union all
      (select 'bill', bill.id, bill.description, bill.due, bill.amount, bill.type
      from finance_bills as bill
      where bill.id_user = file.id_user and bill.paid_on is null and bill.deleted_at is null
        and bill.amount = any (file.amounts)
        and not exists (select from finance_attachments as other where other.bill_id = bill.id)
      order by abs(bill.due - near.day), bill.id limit ${WEIGHED})
    ) as found
    left join lateral (
      select max(names.times) as times from finance_supplier_names as names
      where names.id_user = file.id_user and names.supplier = given.supplier and given.supplier <> ''
        and names.described = trim(regexp_replace(lower(unaccent(found.description)), '[0-9/.,:;#[:space:]-]+', ' ', 'g'))
    ) as names on true
    where not exists (
      select from finance_refused_pairs as refused
      where refused.attachment_id = file.id and refused.kind = found.kind and refused.match_id = found.id
    )`.execute(db)
  return rows
}

type Weighed = Offer & { weight: number }

/** A supplier's known name counts most, a word in common next, then nearness in time. */
function weigh({ attachment_id, times, ...found }: Candidate, { reading, received }: Matched): Weighed {
  const days = daysBetween(reading.day ?? received, found.date)
  const isKnown = times >= CONFIRMED
  const word = isKnown ? undefined : sharedWord(reading.supplier, found.description)
  const isDue = found.kind === 'bill' && reading.due.some((part) => part.day === found.date)
  const name = isKnown ? `como das outras ${times} vezes` : word && `“${word}” nos dois`
  return {
    ...found,
    amount: toDecimal(found.amount),
    reason: ['mesmo valor', name, isDue ? 'mesmo vencimento' : apart(days)].filter(Boolean).join(', '),
    weight: (isKnown ? 1000 : 0) + (word ? 500 : 0) + (isDue ? 300 : 0) + times * 20 - Math.abs(days),
  }
}

/** 'mesmo dia', '1 dia antes', '12 dias depois'. */
function apart(days: number): string {
  if (days === 0) return 'mesmo dia'
  const count = Math.abs(days)
  return `${count} ${count === 1 ? 'dia' : 'dias'} ${days < 0 ? 'antes' : 'depois'}`
}

/** Words that say nothing of who it is. */
const COMMON = new Set([
  'ltda',
  'eireli',
  'comercio',
  'servicos',
  'industria',
  'para',
  'com',
  'dos',
  'das',
  'epp',
  'mei',
])

/** A word of four letters or more that both texts have. */
function sharedWord(supplier: string, description: string): string | undefined {
  const described = new Set(wordsOf(description).map(fold))
  return wordsOf(supplier).find((word) => described.has(fold(word)) && !COMMON.has(fold(word)))
}

const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? []
