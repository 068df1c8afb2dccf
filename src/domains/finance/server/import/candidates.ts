import { fold } from '#fold.ts'
import { daysBetween } from '#time.ts'
import type { Classified } from './classify.ts'
import { fits, type Open } from './matches.ts'
import type { NearEntries, NearEntry } from './near-entries.ts'
import { nameMatch, namesIn } from './words.ts'

/** Days around the due day within which a name and the value are enough, and a value without any name is worth a question. */
const NAMED_DAYS = 60
const UNNAMED_DAYS = 15
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
  entry?: NearEntry
}

/** Finds what lines may be among what is open and what is in the ledger already. */
export function makeCandidates(open: readonly Open[], near: NearEntries) {
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

  return {
    /** Of the line's value, the most likely first. */
    of(line: Classified): Candidate[] {
      const names = namesOf(line.description)
      const coded = byCode(line)
      const same = new Set(byAmount.get(`${line.type} ${Math.abs(line.amount)}`))
      if (line.type === 'receita') for (const one of late) if (fits(one, line)) same.add(one)
      const paid = [...same].flatMap((one) => toCandidate(line, one, { names, coded, namesOf }) ?? [])
      const entries = near.free(line).map((entry) => ofEntry(line, entry, names))
      return [...paid, ...entries].sort((a, b) => b.level - a.level || a.distance - b.distance)
    },
    /** What is open of whom the line names, where nothing has its value; undefined where it names nobody. */
    namedWithOtherAmount(line: Classified): Open[] | undefined {
      if (line.type !== 'receita') return undefined
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
  const match = nameMatch(names, namesOf(payer || description))
  const isLate = away < 0
  const candidate = { kind, id, target: `${kind} ${id}`, distance, day: due, label: description }
  if (coded)
    return coded === one ? { ...candidate, level: 4, reason: `o código do Pix é o de “${description}”` } : undefined
  const days = kind === 'bill' ? UNNAMED_DAYS : NAMED_DAYS
  if (match === 'sure' && (distance <= days || (isLate && kind !== 'bill')))
    return { ...candidate, level: 3, reason: `mesmo valor e nome de “${description}”` }
  if (kind === 'bill' && names.length === 0 && distance <= SILENT_DAYS)
    return { ...candidate, level: 2, reason: `mesmo valor e vencimento de “${description}”` }
  if (kind === 'bill' && match === 'none' && distance > UNNAMED_DAYS) return undefined
  return { ...candidate, level: 1, reason: '' }
}

function ofEntry(line: Classified, entry: NearEntry, names: readonly string[]): Candidate {
  const distance = Math.abs(daysBetween(line.day, entry.date))
  const match = nameMatch(names, entry.names)
  const isSameText = fold(line.description) === fold(entry.description)
  const isHere = entry.account_id !== null
  // A transfer is typed in both of its accounts: either statement may come first.
  const isMeant = distance === 0 || match === 'hint' || entry.transfer
  const level = match === 'sure' || isSameText ? 3 : isHere && isMeant ? 2 : 1
  const { id, date, description } = entry
  return {
    ...{ kind: 'report', id, target: `report ${id}`, level, distance, day: date, label: description, entry },
    reason: `já lançado em ${date.slice(8)}/${date.slice(5, 7)}: “${description}”`,
  }
}
