import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Proposal } from '../../proposal-contract.ts'
import { findTargets, makeAccounts } from './accounts.ts'
import { type Classified, classify } from './classify.ts'
import { keepDoubtful } from './doubtful.ts'
import { type KeptFile, keepFile } from './keep-file.ts'
import { readImport } from './list.ts'
import { lockLedger } from './lock-ledger.ts'
import { propose } from './propose.ts'
import { type ReceivedStatement, receiveStatement, refuse, requireSeen, showLeftOut } from './receive.ts'
import { learnRules } from './rules.ts'
import { addEntries, type Choice, type Decided, matchLines, PLAIN } from './write-lines.ts'

/**
 * Imports a statement in one transaction, one import of a ledger at a time: what another tab imported since the preview is
 * known by then. Throws as `previewImport`, and 409 and 422 with the line for a choice that cannot be followed.
 */
export function commitImport(context: Context) {
  return receiveStatement(context, 'save', async (statement) => {
    const { ledger, options } = statement
    requireSeen(statement)
    const id = await keepFile(context, statement, async (db, kept) => {
      await lockLedger(db, ledger)
      const targets = await findTargets(db, statement)
      const { lines, taken } = await classify(db, statement, targets)
      const unknown = lines.filter((line) => !line.known)
      const proposalOf = await propose(context, db, { ledger, lines: unknown, targets, taken })
      const accounts = await makeAccounts(db, { statement, targets, lines, now: context.clock.now() })
      const choices = withMates(options.choices ?? [], lines)
      const decided = decide(lines, choices, proposalOf)
      const added = decided.filter((one) => one.do === 'add')
      const matched = decided.filter((one) => one.do === 'match')
      const id = await insertImport(context, db, statement, {
        ...kept,
        added: added.length,
        known: lines.filter((line) => line.known).length,
        matched: matched.length,
      })
      await rememberMapping(db, statement, accounts[0])
      await storeBalances(db, { statement, accounts, id })
      await addEntries(context, db, { ledger, id, accounts, added })
      await learnRules(db, ledger, added)
      await matchLines(context, db, { ledger, id, accounts, matched })
      await keepDoubtful(context, db, { ledger, id, accounts, lines, choices, proposalOf })
      return id
    })
    return { result: true as const, data: { ...(await readImport(context, id)), ...showLeftOut(statement) } }
  })
}

/**
 * What becomes of the lines, as it was chosen, else as it is proposed and certain. What is asked and was not answered waits;
 * a known line is left out, unless the person says that it is another one.
 */
function decide(
  lines: readonly Classified[],
  choices: readonly Choice[],
  proposalOf: (line: Classified) => Proposal,
): Decided[] {
  const chosen = new Map(choices.map((choice) => [choice.line, choice]))
  const numbers = new Set(lines.map(({ line }) => line))
  const stray = choices.find(({ line }) => !numbers.has(line))
  if (stray) throw refuse(`O arquivo não tem a linha ${stray.line}: não é o da prévia. Comece de novo.`)
  return lines.flatMap((line): Decided[] => {
    const choice = chosen.get(line.line)
    if (line.known) return choice?.do === 'add' ? [{ ...withChoice(choice), line: asAnother(line) }] : []
    const { certain, like: _like, reason: _reason, other, mate, ...proposed } = proposalOf(line)
    const sides = { other: other?.id ?? null, mate: mate?.line ?? null }
    if (!choice) return certain ? [{ ...PLAIN, ...proposed, ...sides, line }] : []
    return choice.do === 'skip' ? [] : [{ ...withChoice(choice, proposed), line }]
  })
}

/** The choices, and those that they make of the other sides of transfers of which nothing was chosen. */
function withMates(choices: readonly Choice[], lines: readonly Classified[]): Choice[] {
  const settled = new Set(choices.map(({ line }) => line))
  for (const { line, known } of lines) if (known) settled.add(line)
  const mates = choices.flatMap(({ line, do: what, mate }): Choice[] =>
    what === 'add' && mate !== undefined && !settled.has(mate)
      ? [{ line: mate, do: 'add', transfer: true, mate: line }]
      : [],
  )
  return [...choices, ...mates]
}

const withChoice = (choice: Choice, proposed?: Pick<Proposal, 'category' | 'transfer'>) => ({
  do: choice.do === 'match' ? ('match' as const) : ('add' as const),
  match: choice.match ?? null,
  category: choice.category ?? proposed?.category ?? '',
  transfer: choice.other !== undefined || choice.mate !== undefined || (choice.transfer ?? proposed?.transfer ?? false),
  other: choice.other ?? null,
  mate: choice.mate ?? null,
  project_id: choice.project_id ?? null,
  parts: choice.parts ?? [],
  description: choice.description ?? '',
  rule: choice.rule ?? '',
})

/** A line that says the same as one that is there, and is another one for all that. */
const asAnother = (line: Classified): Classified => ({ ...line, key: `${line.key} ${randomUUID()}` })

async function insertImport(
  context: Context,
  db: Kysely<DB>,
  { ledger, name, format }: ReceivedStatement,
  counts: KeptFile & { added: number; known: number; matched: number },
): Promise<number> {
  const { id } = await db
    .insertInto('finance_imports')
    .values({
      ...counts,
      ...{ id_user: ledger, file_name: name, format },
      created_at: context.clock.now(),
      created_by: requireUser(context).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The next file with these columns is read in the same way, and goes to the same account. */
async function rememberMapping(db: Kysely<DB>, { ledger, headers, table }: ReceivedStatement, account_id?: number) {
  const [header] = headers
  if (!table || !header || account_id === undefined) return
  const row = { mapping: JSON.stringify({ ...table.mapping, former: table.former }), account_id }
  await db
    .insertInto('finance_csv_mappings')
    .values({ id_user: ledger, header, ...row })
    .onConflict((conflict) => conflict.columns(['id_user', 'header']).doUpdateSet(row))
    .execute()
}

/** Stores the balances that the statements give, unless the same one is stored already. */
async function storeBalances(
  db: Kysely<DB>,
  { statement, accounts, id }: { statement: ReceivedStatement; accounts: readonly number[]; id: number },
) {
  for (const [index, { balance }] of statement.statements.entries())
    if (balance)
      await sql`insert into finance_balances (account_id, day, balance, import_id)
        select ${accounts[index]}, ${balance.day}::date, ${balance.amount}::bigint, ${id}::integer
        where not exists (select from finance_balances where account_id = ${accounts[index]}
          and day = ${balance.day}::date and balance = ${balance.amount}::bigint)`.execute(db)
}
