import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type RecordKind, recordImport, servePastImports } from '#platform/record-import/imports.ts'
import { dateTime } from '#time.ts'
import { sumOf } from '../../production.ts'
import type { TrelloPreview } from '../../trello-contract.ts'
import { raiseCounter, visibleLines } from '../lines.ts'
import { readLine } from '../open-line.ts'
import { renderComments } from './comments.ts'
import { findLabels, makeLabels } from './labels.ts'
import { guessPerson, guessStatus, planCards, planPeople, toTask } from './plan.ts'
import { type ReceivedBoard, receiveBoard, refuseBoard } from './receive.ts'
import { lockLabels, undoTasks } from './undo.ts'
import { writeTasks } from './write.ts'

/** Tasks of a board. What was worked on since is not taken back: a task that was changed, or has hours. */
const tasksKind: RecordKind = {
  name: 'tasks',
  table: 'tasks',
  nameColumn: 'nome',
  isWhole: true,
  isUsed: sql<boolean>`stored.deleted_at is null and (
    exists (select from task_history where task_id = stored.id and field <> 'created')
    or exists (select from task_hours where task_id = stored.id))`,
  scope: (context) => sql<boolean>`record_imports.id in (
    select import_id from task_imports where project_id in (${visibleLines(context).select('projects.id')}))`,
  lock: async (context, id) => {
    await lockLabels(context.db)
    await sql`select from production_lines where project_id in (
      select project_id from task_imports where import_id = ${id}) for update`.execute(context.db)
  },
  undo: undoTasks,
}

export const trelloImport = {
  preview: (context: Context) =>
    receiveBoard(context, 'preview', async (received) => ({ data: await preview(context, received) })),
  commit: (context: Context) =>
    receiveBoard(context, 'save', async (received) => ({
      result: true as const,
      data: await commit(context, received),
    })),
  ...servePastImports(tasksKind),
}

async function preview(context: Context, { board, source, choices }: ReceivedBoard): Promise<TrelloPreview> {
  const { line } = await readLine(context, choices.line)
  const labels = await findLabels(context.db, board, board.cards)
  const cardsOf = countBy(board.cards, ({ list, archived }) => [`${archived} ${list}`])
  const cardsWith = countBy(board.cards, ({ members }) => members)
  const comments = board.cards.flatMap((card) => card.comments)
  const commentsOf = countBy(comments, ({ member }) => [member])
  return {
    name: board.name,
    lists: board.lists.map((list) => ({
      ...list,
      cards: cardsOf.get(`false ${list.id}`) ?? 0,
      archivedCards: cardsOf.get(`true ${list.id}`) ?? 0,
      status: guessStatus(list.name),
    })),
    labels: labels.map(({ name, hue, id }) => ({ name, hue, there: id !== null })),
    members: board.members.flatMap((member) => {
      const counts = { cards: cardsWith.get(member.id) ?? 0, comments: commentsOf.get(member.id) ?? 0 }
      if (counts.cards + counts.comments === 0) return []
      return [{ id: member.id, name: member.name, ...counts, person: guessPerson(member, line.people) }]
    }),
    people: line.people.map(({ id, name }) => ({ id, name })),
    counts: {
      done: board.cards.filter(({ done }) => done).length,
      steps: sumOf(board.cards, ({ steps }) => steps.length),
      comments: comments.length,
      links: sumOf(board.cards, ({ links }) => links.length),
    },
    left: board.left,
    before: await findBefore(context, source),
  }
}

function countBy<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const item of items) for (const key of keysOf(item)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The last import of the same board into a line that the caller sees, if it was not undone. */
async function findBefore(context: Context, source: string): Promise<TrelloPreview['before']> {
  const row = await context.db
    .selectFrom('task_imports')
    .innerJoin('record_imports', 'record_imports.id', 'import_id')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['created_at', 'title'])
    .where('source', '=', source)
    .where('undone_at', 'is', null)
    .where('project_id', 'in', visibleLines(context).select('projects.id'))
    .orderBy('import_id', 'desc')
    .executeTakeFirst()
  return row ? { at: row.created_at.toISOString(), line: row.title } : null
}

/** Makes the tasks, all in one transaction that nothing slow is in. */
async function commit(context: Context, { board, name, source, choices }: ReceivedBoard) {
  const { line } = await readLine(context, choices.line)
  const { cards, out } = planCards(board, choices)
  if (cards.length === 0) throw refuseBoard('Nenhum cartão entra: escolha ao menos uma lista com cartões.')
  const people = planPeople(board, line.people, choices)
  const comments = await renderComments(context, cards, people)
  const members = new Map(board.members.map((member) => [member.id, member.name]))

  return recordImport(context, tasksKind, async (context) => {
    const { db } = context
    // Before the line, as whoever merges labels does.
    await lockLabels(db)
    await refuseTwice(context, source, choices.again)
    const { counter } = await raiseCounter(context, db, choices.line)
    const labels = await makeLabels(
      context,
      await findLabels(
        db,
        board,
        cards.map(({ card }) => card),
      ),
    )
    const change = { line: choices.line, counter, user: requireUser(context), now: context.clock.now() }
    const rows = await writeTasks(
      db,
      change,
      cards.map((planned, place) => ({
        status: planned.status,
        task: {
          ...toTask(planned, members, people),
          label_ids: labels.of(planned.card),
          finished_at: finishOf(planned.card.touched, change.now),
        },
        steps: planned.card.steps,
        comments: comments[place]!,
      })),
    )
    return {
      ...{ file_name: name, made: rows.length, changed: 0, refused: out },
      rows,
      keep: (id) =>
        db
          .insertInto('task_imports')
          .values({ import_id: id, project_id: choices.line, source, label_ids: labels.made })
          .execute(),
    }
  })
}

/** When a task that is Completed became so: not later than now. */
const finishOf = (touched: string | null, now: Date) =>
  touched === null || Date.parse(touched) > now.getTime() ? now : new Date(touched)

/** Throws 409 where the same board came in before, and nobody has said that it shall again. */
async function refuseTwice(context: Context, source: string, again: boolean) {
  const before = again ? null : await findBefore(context, source)
  if (!before) return
  throw new AppError(
    'board-known',
    `Este quadro já entrou em “${before.line}”, em ${dateTime(before.at)}. Para trazer outra vez, marque “Importar de novo”.`,
  )
}
