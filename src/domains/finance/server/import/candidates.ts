import { fold } from '#fold.ts'
import { dayMonth, daysBetween } from '#time.ts'
import type { Classified } from './classify.ts'
import { fits, type Open } from './matches.ts'
import type { NearEntries, NearEntry } from './near-entries.ts'
import { hasAll, initialsIn, isFee, isReversal, nameMatch, namesIn } from './words.ts'

/** Days around the due day within which a name and the value are enough, and a value without any name is worth a question. */
const NAMED_DAYS = 60
const UNNAMED_DAYS = 15
/** Days around the due day of a bill within which its name is enough for a question, where its value is another one. */
const OTHER_AMOUNT_DAYS = 20
/** Days around the due day of a bill within which its value is enough where the bank names nobody. */
const SILENT_DAYS = 3

/** Something that a line may be: an entry that is there, or something open that it pays. */
export interface Candidate {
  kind: 'report' | Open['kind']
  id: number
  /** Both, as a key. */
  target: string
  /** 4 by the Pix's id, 3 by value and name, 2 by value and day where nothing speaks against it, 1 by value alone. */
  level: 1 | 2 | 3 | 4
  /** Days between. */
  distance: number
  /** Of the entry, or on which it is due. */
  day: string
  label: string
  /** Why it is certain, where it is. */
  reason: string
  /** What speaks against it, as a question; '' where nothing does. */
  doubt: string
  entry?: NearEntry
}

/**
 * Finds what lines may be among what is open and what is in the ledger already.
 * @param today what is open is not paid on a later day
 * @param sentBack the line by which a line's money went back, if it did
 */
export function makeCandidates(
  open: readonly Open[],
  near: Pick<NearEntries, 'free'>,
  { today, sentBack }: { today: string; sentBack: (line: Classified) => Classified | undefined },
) {
  const named = new Map<string, string[]>()
  const namesOf = (text: string) => {
    const known = named.get(text) ?? namesIn(text)
    named.set(text, known)
    return known
  }
  const byAmount = Map.groupBy(open, ({ type, amount }) => `${type} ${amount}`)
  const late = open.filter(({ sumOn }) => sumOn)
  const byTxid = new Map(open.flatMap((one) => (one.txid ? [[fold(one.txid), one]] : [])))
  const byWord = new Map<string, Open[]>()
  for (const one of open)
    if (one.payer) for (const word of namesOf(one.payer)) byWord.set(word, [...(byWord.get(word) ?? []), one])

  const byCode = ({ description, fitid }: Classified) =>
    byTxid.size === 0
      ? undefined
      : fold(`${description} ${fitid}`)
          .split(/[^a-z\d]+/)
          .map((word) => (word.length > 7 ? byTxid.get(word) : undefined))
          .find(Boolean)

  const bills = open.filter(({ kind, type }) => kind === 'bill' && type === 'despesa')
  /** A bill that the line names and that is due about its day, with more or less of interest or a discount. */
  function billOfAnotherAmount(line: Classified): Open[] | undefined {
    const names = namesOf(line.description)
    const found = bills.find(({ description, amount, due }) => {
      const part = Math.abs(line.amount) / amount
      const isNear = Math.abs(daysBetween(line.day, due)) <= OTHER_AMOUNT_DAYS
      const record = namesOf(description)
      return isNear && part > 0.8 && part < 1.3 && nameMatch(names, record) === 'sure' && hasAll(names, record)
    })
    return found && [found]
  }

  return {
    /** Of the line's value, the most likely first. */
    of(line: Classified): Candidate[] {
      const names = namesOf(line.description)
      const coded = byCode(line)
      const same = new Set(byAmount.get(`${line.type} ${Math.abs(line.amount)}`))
      if (line.type === 'receita') for (const one of late) if (fits(one, line)) same.add(one)
      const back = sentBack(line)
      const paid = [...same]
        .flatMap((one) => toCandidate(line, one, { names, coded, namesOf }) ?? [])
        .map((candidate) => withDoubt(candidate, line, { back, today }))
      const entries = near.free(line).map((entry) => ofEntry(line, entry, names))
      return [...paid, ...entries].sort((a, b) => b.level - a.level || a.distance - b.distance)
    },
    /** What is open of whom the line names, where nothing has its value; undefined where it names nobody. */
    namedWithOtherAmount(line: Classified): Open[] | undefined {
      if (isReversal(line.description) || isFee(line.description)) return undefined
      if (line.type !== 'receita') return billOfAnotherAmount(line)
      const coded = byCode(line)
      if (coded) return [coded]
      const names = namesOf(line.description)
      const [first] = [...new Set(names.flatMap((word) => byWord.get(word) ?? []))].filter(
        ({ payer }) => nameMatch(names, namesOf(payer)) === 'sure',
      )
      return first && open.filter(({ payer }) => payer === first.payer)
    },
  }
}

interface Named {
  names: readonly string[]
  /** What the line names by its Pix's id. */
  coded: Open | undefined
  namesOf: (text: string) => readonly string[]
}

function toCandidate(line: Classified, one: Open, { names, coded, namesOf }: Named): Candidate | undefined {
  const { kind, id, due, description, payer } = one
  const away = daysBetween(line.day, due)
  const distance = Math.abs(away)
  // A bill is called what it is for, something owed by who owes it.
  const match = nameMatch(names, namesOf(payer || description), initialsIn(line.description))
  const isLate = away < 0
  const candidate = { kind, id, target: `${kind} ${id}`, distance, day: due, label: description, doubt: '' }
  if (coded)
    return coded === one ? { ...candidate, level: 4, reason: `o código do Pix é o de “${description}”` } : undefined
  // The same bill of last month may be open still.
  const days = kind === 'bill' && !isLate ? UNNAMED_DAYS : NAMED_DAYS
  if (match === 'sure' && (distance <= days || (isLate && kind !== 'bill')))
    return { ...candidate, level: 3, reason: `mesmo valor e nome de “${description}”` }
  if (kind === 'bill' && names.length === 0 && distance <= SILENT_DAYS)
    return { ...candidate, level: 2, reason: `mesmo valor e vencimento de “${description}”` }
  if (kind === 'bill' && match === 'none' && distance > UNNAMED_DAYS) return undefined
  return { ...candidate, level: 1, reason: '' }
}

/** One that is no more than a question where something speaks against it. */
function withDoubt(
  candidate: Candidate,
  { day, description }: Classified,
  { back, today }: { back: Classified | undefined; today: string },
): Candidate {
  const { label } = candidate
  const doubt = back
    ? `O mesmo valor voltou em ${dayMonth(back.day)}: “${back.description}”. É o pagamento de “${label}” mesmo assim?`
    : isReversal(description)
      ? `Parece um dinheiro que volta, e o valor é o de “${label}”. É o pagamento?`
      : isFee(description) && !fold(label).includes(fold(description).slice(0, 3))
        ? `Parece uma tarifa, e o valor é o de “${label}”. É o pagamento?`
        : day > today
          ? `O dia ainda vem, e o valor é o de “${label}”. É o pagamento?`
          : ''
  return doubt ? { ...candidate, level: 1, doubt } : candidate
}

function ofEntry(line: Classified, entry: NearEntry, names: readonly string[]): Candidate {
  const distance = Math.abs(daysBetween(line.day, entry.date))
  const match = nameMatch(names, entry.names, initialsIn(line.description))
  const isSameText = fold(line.description) === fold(entry.description)
  const isHere = entry.account_id !== null
  // A transfer is typed in both of its accounts: either statement may come first.
  const isMeant = distance === 0 || match === 'hint' || entry.transfer
  const level = match === 'sure' || isSameText ? 3 : isHere && isMeant ? 2 : 1
  const { id, date, description } = entry
  return {
    ...{ kind: 'report', id, target: `report ${id}`, level, distance, day: date, label: description, entry, doubt: '' },
    reason: `já lançado em ${date.slice(8)}/${date.slice(5, 7)}: “${description}”`,
  }
}
