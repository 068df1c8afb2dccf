import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { processPicture } from '#domains/uploads/server/save-picture.ts'
import { type Context, requireUser } from '#platform/context.ts'

/** Pixels a side, as the drawn initials. */
const SIDE = 256

/** Stores the centre square of a picture as the caller's profile picture. Throws as `processPicture` does. */
export async function savePicture(context: Context, file: File) {
  const bytes = await processPicture(context, file, cutSquare)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const key = `faces/${requireUser(context).id}-${hash}.png`
  await context.storage.private.put(key, bytes)
  return replacePicture(context, key)
}

/** Goes back to the initials. */
export const removePicture = (context: Context) => replacePicture(context, null)

async function replacePicture(context: Context, key: string | null) {
  const { id } = requireUser(context)
  const before = await context.db.transaction().execute(async (db) => {
    const row = await db.selectFrom('users').select('image').where('id', '=', id).forUpdate().executeTakeFirst()
    await db.updateTable('users').set({ image: key, updated_at: context.clock.now() }).where('id', '=', id).execute()
    return row?.image
  })
  // A file left behind does no harm: nothing refers to it any more.
  if (before && before !== key)
    await context.storage.private
      .delete(before)
      .catch((err) => context.log.warn({ err }, 'a replaced picture was not deleted'))
  return { result: true as const }
}

const cutSquare = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fbfbfa' })
    .png({ palette: true, colours: 256, effort: 8 })
    .toBuffer()
