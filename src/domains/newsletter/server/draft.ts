import { sql } from 'kysely'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mailWay } from '#platform/mail/mail-way.ts'
import { openingOf, READ_FOR_OPENING } from '#platform/markdown/opening.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { MAX_SUBJECT } from '../newsletter.ts'
import { articleLetter } from './letters.ts'
import { findSendingOf } from './sendings.ts'

/** An article by its id, private ones too, with what its letter says of it. Throws 404. */
export async function readArticle({ db }: Pick<Context, 'db'>, id: number) {
  const row = await db
    .selectFrom('archives')
    .select(['title', 'description', 'public', sql<string>`left(markdown, ${READ_FOR_OPENING})`.as('beginning')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este artigo não existe.'))
  return {
    title: row.title,
    summary: plainText(row.description) || openingOf(row.beginning),
    isPublic: row.public,
  }
}

/** An article as it would go out, or as it went. Throws 404. */
export async function readDraft(context: Context, id: number) {
  const { title, summary, isPublic } = await readArticle(context, id)
  const [firm, sending, counts] = await Promise.all([
    readLetterhead(context),
    findSendingOf(context, id),
    countReaders(context),
  ])
  const subject = title.slice(0, MAX_SUBJECT).toWellFormed()
  const { heading, paragraphs, button, notes } = articleLetter(firm, { subject, title, summary }, NO_LINKS)
  return {
    data: {
      ...counts,
      mail: mailWay(context),
      isPublic,
      subject,
      letter: {
        firm: firm.name,
        heading,
        paragraphs,
        button: button.label,
        notes: notes.map((note) => (typeof note === 'string' ? note : note.label)),
      },
      sending: sending ?? null,
    },
  }
}

const NO_LINKS = { article: '', leave: '' }

/** Whom an article goes to, and who gets nothing since they are of the demonstration. */
const countReaders = ({ db }: Context) =>
  db
    .selectFrom('newsletter_subscribers')
    .select([
      sql<number>`(count(*) filter (where not demo))::int`.as('subscribers'),
      sql<number>`(count(*) filter (where demo))::int`.as('examples'),
    ])
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
