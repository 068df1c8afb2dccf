import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { dateTime } from '#time.ts'
import type { BoardComment } from '#trello/board.ts'
import { MAX_COMMENT } from '../../production.ts'
import type { CommentText } from '../comments.ts'
import { cut, type PlannedCard } from './plan.ts'

/** Texts of one job of the pool: so many take a second at most, and others come between. */
const AT_ONCE = 200

export interface PlannedComment extends CommentText {
  user_id: number
  at: Date
}

/**
 * The comments of each card as they are stored, rendered. One of somebody of the line is theirs, and says who brought it,
 * so that nobody puts words into another's mouth unseen; any other is the caller's, and begins with its author and date.
 */
export async function renderComments(
  context: Context,
  cards: readonly PlannedCard[],
  people: ReadonlyMap<string, number | null>,
): Promise<PlannedComment[][]> {
  const caller = requireUser(context)
  const stored = cards.map(({ card }) =>
    card.comments.map((comment) => {
      const author = people.get(comment.member) ?? null
      return { user_id: author ?? caller.id, at: new Date(comment.date), comment: textOf(comment, author, caller) }
    }),
  )
  const texts = stored.flat().map(({ comment }) => comment)
  const html: string[] = []
  for (let from = 0; from < texts.length; from += AT_ONCE)
    html.push(...(await render(context, texts.slice(from, from + AT_ONCE))))
  let place = 0
  return stored.map((of) => of.map((comment) => ({ ...comment, html: html[place++]! })))
}

function textOf({ author, date, text }: BoardComment, person: number | null, caller: { id: number; name: string }) {
  if (person === caller.id) return cut(text, MAX_COMMENT)
  const [head, foot] =
    person === null
      ? [`${plain(author) || 'Alguém'}, ${dateTime(date)}, no Trello:\n\n`, '']
      : ['', `\n\n(Do Trello, importado por ${plain(caller.name)}.)`]
  return `${head}${cut(text, MAX_COMMENT - head.length - foot.length)}${foot}`
}

/** A name without what Markdown would read as more than text. */
const plain = (name: string) =>
  name
    .replace(/[\\`*_[\]<>#|~!@\s]+/g, ' ')
    .trim()
    .slice(0, 200)

async function render({ worker, actor, signal }: Context, texts: readonly string[]) {
  const order = { lane: 'save', person: actor?.id ?? null, signal } as const
  try {
    return await worker.runInThread('renderTexts', { texts, colourMs: worker.limits.colourMs }, order)
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('too-large', 'Os comentários deste quadro são pesados demais para mostrar.')
  }
}
