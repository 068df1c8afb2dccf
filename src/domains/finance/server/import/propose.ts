import type { Kysely } from 'kysely'
import { fold } from '#fold.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayMonth, dayOf } from '#time.ts'
import type { Proposal } from '../../proposal-contract.ts'
import { ask, byRuleOrHistory } from './by-history.ts'
import { type Candidate, makeCandidates } from './candidates.ts'
import { hasCards, isCardPayment, paysCard } from './card-payments.ts'
import type { Classified, Target } from './classify.ts'
import { readHistory } from './history.ts'
import { listElsewhere, listOpen, type Open } from './matches.ts'
import { type NearEntry, type OtherEntry, readNearEntries } from './near-entries.ts'
import { pairSides, TRANSFER } from './pair-sides.ts'
import { findSentBack } from './sent-back.ts'
import { readRules, ruleFor } from './suggest.ts'
import { nameMatch, namesIn, textKey } from './words.ts'

/** Days by which another line may be further from a record and still be its payment as well as this one. */
const RIVAL_DAYS = 5

interface Proposing {
  ledger: number
  /** Those that are not known yet. */
  lines: readonly Classified[]
  targets: readonly Target[]
  /** Entries that the file's known lines became. */
  taken: ReadonlySet<number>
}

/**
 * What is proposed for each line, with why, in this order: the entry that it is; what it pays, by the Pix's id, else by value
 * with name or day; rule; what was done before; a new entry. What is not certain is asked.
 */
export async function propose(
  context: Context,
  db: Kysely<DB>,
  { ledger, lines, targets, taken }: Proposing,
): Promise<(line: Classified) => Proposal> {
  const [open, near, rules, earlierOf, hasCard] = [
    await listOpen(context, ledger, db),
    await readNearEntries(db, ledger, { lines, targets, taken }),
    await readRules(db, ledger),
    await readHistory(db, ledger),
    await hasCards(db, ledger),
  ]
  const elsewhere = await listElsewhere(context, ledger, db)
  const facts = { today: dayOf(context.clock.now()), sentBack: findSentBack(lines) }
  const candidates = makeCandidates(open, near, facts)
  const others = makeCandidates(elsewhere, { free: () => [] }, facts)
  const found = new Map(lines.map((line) => [line, candidates.of(line)]))
  const claims = Map.groupBy(
    [...found].flatMap(([line, list]) => list.map((candidate) => ({ line, candidate }))),
    ({ candidate }) => candidate.target,
  )
  const chosen = new Map<Classified, Candidate>()
  const takers = new Map<string, Classified>()
  const asked = new Map<string, Classified>()
  const takenSides = new Set<number>()
  for (const [line, list] of found) {
    const best = bestOf(list)
    if (!best || best.level < 2) continue
    // Somebody may have received it already, into another account: paid once more it would count twice.
    if (!best.entry && best.level < 4 && isNamed(line, near.elsewhere(line))) continue
    // Of two that say the same either may be it: the first is.
    const isRival = (claim: { line: Classified; candidate: Candidate }) =>
      claim.line !== line &&
      !(isEqualLine(claim.line, line) && claim.line.day === line.day && claim.line.line > line.line) &&
      claim.candidate.level >= best.level &&
      claim.candidate.distance <= best.distance + RIVAL_DAYS
    if (claims.get(best.target)!.some(isRival)) continue
    chosen.set(line, best)
    takers.set(best.target, line)
  }

  const fallbacks = new Map<string, Proposal>()
  function earlierCategory(line: Classified): Proposal {
    const text = `${line.type} ${line.description}`
    const known = fallbacks.get(text) ?? byRuleOrHistory(line, ruleFor(rules, line.description), earlierOf(line))
    fallbacks.set(text, known)
    return known
  }
  const proposals = new Map<Classified, Proposal>()
  /** Lines that nothing in the ledger is. */
  const alone = new Set<Classified>()
  for (const line of lines) {
    const best = chosen.get(line)
    proposals.set(line, best ? matched(best) : unmatched(line))
  }
  pairSides(proposals, { alone, targets })
  return (line) => proposals.get(line)!

  function transfer(reason: string, side: OtherEntry | undefined): Proposal {
    const proposal: Proposal = {
      ...{ certain: true, do: 'add', match: null, like: null, other: null, reason },
      ...{ category: TRANSFER, transfer: true },
    }
    return side ? withSide(proposal, side) : proposal
  }
  function unmatched(line: Classified): Proposal {
    const all = found.get(line)!
    const isFree = ({ target, entry }: Candidate) =>
      !takers.has(target) && !(entry && isEqualLine(asked.get(target), line) && asked.get(target)!.day === line.day)
    const left = all.filter(isFree)
    const fallback = earlierCategory(line)
    const placed = left.some(({ entry, level }) => entry || level === 4) ? undefined : placedOf(line)
    if (placed && left.length > 0) return askPlaced(line, fallback, placed)
    if (left.length > 0) {
      // One entry is asked about once among lines that say the same.
      asked.set(left[0]!.target, line)
      return { ...ask(fallback, questionOf(line, left)), like: likeOf(left) }
    }
    const twice = all.some(({ target, entry }) => !entry && isEqualLine(takers.get(target), line))
    if (twice)
      return ask(
        fallback,
        'Outra linha igual já é o pagamento do que estava em aberto. É outra venda, ou foi pago duas vezes?',
      )
    const twin = near.twin(line)
    if (twin) {
      const reason = `Parece a linha de ${dayMonth(twin.date)} de outro extrato: “${twin.description}”. É outra?`
      return { ...ask(fallback, reason), like: toLike(twin) }
    }
    if (placed) return askPlaced(line, fallback, placed)
    // It is paid in its own ledger alone: as income here it would count twice.
    const owed = elsewhere.length > 0 && others.of(line).find(({ level }) => level >= 3)
    if (owed)
      return ask(
        fallback,
        `Parece o pagamento de “${owed.label}”, que é do livro de outra pessoa. Se é, receba-a em A pagar e a receber e lance esta linha como transferência: assim não conta duas vezes.`,
      )
    const side = sideOf(line)
    const named = candidates.namedWithOtherAmount(line)
    if (!side && !named) alone.add(line)
    if (hasCard && line.kind === 'account' && fallback.category === '' && paysCard(line))
      return side && !side.transfer
        ? ask(
            transfer('', side),
            `“${side.description}”, de ${dayMonth(side.date)} em ${side.account}, é o outro lado desta fatura?`,
          )
        : transfer(`paga a fatura de ${side?.account ?? 'um cartão seu'}`, side)
    if (line.kind === 'card' && isCardPayment(line))
      return side && !side.transfer
        ? ask(
            transfer('', side),
            `“${side.description}”, de ${dayMonth(side.date)} em ${side.account}, é o pagamento desta fatura?`,
          )
        : transfer(`o pagamento da fatura sai de ${side?.account ?? 'outra conta'}`, side)
    if (named) return ask(fallback, otherAmount(named, line))
    if (side && fallback.transfer)
      return side.transfer
        ? {
            ...withSide(fallback, side),
            reason: `${fallback.reason}; o outro lado é “${side.description}”, em ${side.account}`,
          }
        : ask(
            { ...fallback, other: toSide(side) },
            `O outro lado é “${side.description}”, de ${dayMonth(side.date)} em ${side.account}?`,
          )
    if (side) {
      const reason = `${side.account} tem o mesmo valor em ${dayMonth(side.date)}, do outro lado: “${side.description}”. É uma transferência?`
      return ask({ ...fallback, category: TRANSFER, transfer: true, other: toSide(side) }, reason)
    }
    return fallback
  }

  /** The entry of another account that a line may be, and no other line is or is asked about. */
  function placedOf(line: Classified): OtherEntry | undefined {
    const placed = near.elsewhere(line)
    const target = `report ${placed?.id}`
    return asked.has(target) || takers.has(target) ? undefined : placed
  }
  function askPlaced(line: Classified, fallback: Proposal, placed: OtherEntry): Proposal {
    const { id, date, description, account } = placed
    asked.set(`report ${id}`, line)
    const reason = `Uma transação de ${dayMonth(date)} com este valor já está em ${account}: “${description}”. É a mesma? Então ela passa para esta conta, e nada conta duas vezes.`
    return { ...ask(fallback, reason), like: { ...toLike(placed), counted: false, account } }
  }

  /** The other side of a line, which no line before it is the other side of. */
  function sideOf(line: Classified): OtherEntry | undefined {
    const side = near.otherSide(line)
    return side && !takenSides.has(side.id) ? side : undefined
  }
  function withSide(proposal: Proposal, side: OtherEntry): Proposal {
    takenSides.add(side.id)
    return { ...proposal, other: toSide(side) }
  }
}

/** Whether a line has the name of an entry, or says the same. */
const isNamed = ({ description }: Classified, entry: NearEntry | undefined) =>
  entry !== undefined &&
  (nameMatch(namesIn(description), entry.names) === 'sure' || fold(description) === fold(entry.description))

const toSide = ({ id, date, description, account }: OtherEntry) => ({ id, date, description, account })

const matched = ({ kind, id, reason, entry }: Candidate): Proposal => ({
  ...{ certain: true, do: 'match', match: { kind, id }, reason },
  ...{ category: '', transfer: false, other: null, like: entry ? toLike(entry) : null },
})

/** The strongest; of several as strong, the earliest where all others are ten days further. None where that is not so. */
function bestOf(list: readonly Candidate[]): Candidate | undefined {
  const level = Math.max(...list.map((candidate) => candidate.level))
  const [first, second] = list.filter((candidate) => candidate.level === level).sort((a, b) => a.distance - b.distance)
  if (!second) return first
  const isApart = level === 3 && second.distance - first!.distance >= 10 && first!.day < second.day
  return isApart ? first : undefined
}

const likeOf = (list: readonly Candidate[]) => {
  const entry = list.find((candidate) => candidate.entry)?.entry
  return entry ? toLike(entry) : null
}
const toLike = ({ id, date, description, account_id }: NearEntry) => ({
  ...{ id, date, description },
  counted: account_id !== null,
})

const isEqualLine = (one: Classified | undefined, other: Classified) =>
  one !== undefined && one.amount === other.amount && textKey(one.description) === textKey(other.description)

/** What is asked of a line that may be several things, or one of which only the value is right. */
function questionOf(line: Classified, list: readonly Candidate[]): string {
  if (list.length > 1) return `Há ${list.length} com este valor. Qual é?`
  const [{ entry, label, level, day, doubt }] = list as [Candidate]
  if (doubt) return doubt
  if (level >= 2) return `Há outra linha que também pode ser “${label}”. É esta?`
  if (entry) return `Há uma transação sua de ${dayMonth(day)} com este valor: “${label}”. É a mesma?`
  const what = line.type === 'receita' ? 'o pagador não tem o nome de' : 'nada no texto lembra'
  return `O valor é o de “${label}”, que vence ${dayMonth(day)}, mas ${what} quem o espera. É o pagamento?`
}

function otherAmount(open: readonly Open[], line: Classified): string {
  const came = Math.abs(line.amount)
  const pair = open.some((one, at) => open.slice(at + 1).some((other) => one.amount + other.amount === came))
  const all = open.length > 1 && open.reduce((sum, { amount }) => sum + amount, 0) === came
  if (pair || all)
    return `O que ${open[0]!.payer} deve em aberto soma este valor. São as ${pair && !all ? 'duas' : open.length}?`
  const [{ description, type }] = open as [Open]
  return type === 'despesa'
    ? `O nome é o de “${description}”, em aberto com outro valor. É ela, com juros ou desconto?`
    : `O nome é o de “${description}”, em aberto com outro valor. É parte dela?`
}
