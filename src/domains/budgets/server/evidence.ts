import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { numberText } from '../budget.ts'
import { EVIDENCE_LINK } from './accepted.ts'
import { documentOf } from './columns.ts'
import { chooseAccepted, UNDONE } from './events.ts'

/** What an accepted PDF says of its acceptance, for checking. Throws 404 for a link that is not valid, 429 after too many of those. */
export async function readEvidence(context: Context, token: string) {
  const found = await openSecretLink(context, {
    kind: EVIDENCE_LINK,
    token,
    find: (id) => findEvidence(context, id),
  })
  const { budget_id, name, at, pdf_sha256, accepted_pdf_key: key, version, undone } = found
  return {
    data: {
      ...{ name, version, undone },
      number: numberText(budget_id),
      title: documentOf(found).title,
      at: at.toISOString(),
      sha256: pdf_sha256,
      registered_sha256: key && sha256Of(await context.storage.private.getBytes(key)),
    },
  }
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function findEvidence({ db }: Context, id: number) {
  const row = await chooseAccepted(db, id)
    .select(['budget_versions.version', UNDONE.as('undone')])
    .where('kind', '=', 'accepted')
    .executeTakeFirst()
  return row && { ...row, number: 0 }
}
