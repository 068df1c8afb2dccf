import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { numberText } from '../budget.ts'
import type { QuoteDocument } from '../document.ts'
import { EVIDENCE_LINK } from './accepted.ts'

/** What an accepted PDF says of its acceptance, for checking. Throws 404 for a link that is not valid, 429 after too many of those. */
export async function readEvidence(context: Context, token: string) {
  const {
    budget_id,
    name,
    at,
    pdf_sha256,
    accepted_pdf_key: key,
    document,
    version,
    undone,
  } = await openSecretLink(context, {
    kind: EVIDENCE_LINK,
    token,
    find: (id) => findEvidence(context, id),
  })
  return {
    data: {
      number: numberText(budget_id),
      version,
      title: (document as unknown as QuoteDocument).title,
      name,
      at: at.toISOString(),
      sha256: pdf_sha256,
      registered_sha256: key && sha256Of(await context.storage.private.getBytes(key)),
      undone: Boolean(undone),
    },
  }
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function findEvidence({ db }: Context, id: number) {
  const row = await db
    .selectFrom('budget_events')
    .innerJoin('budget_versions', (join) =>
      join
        .onRef('budget_versions.budget_id', '=', 'budget_events.budget_id')
        .onRef('budget_versions.version', '=', 'budget_events.version'),
    )
    .select([
      'budget_events.budget_id',
      'name',
      'at',
      'accepted_pdf_key',
      'budget_versions.pdf_sha256',
      'document',
      'budget_versions.version',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('budget_events as later')
          .select('later.id')
          .whereRef('later.budget_id', '=', 'budget_events.budget_id')
          .where('later.kind', '=', 'undone')
          .whereRef('later.id', '>', 'budget_events.id'),
      ).as('undone'),
    )
    .where('budget_events.id', '=', id)
    .where('kind', '=', 'accepted')
    .executeTakeFirst()
  return row && { ...row, number: 0 }
}
