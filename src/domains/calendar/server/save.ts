import { requireStaff } from '#domains/projects/server/members.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { calendarContract } from '../contract.ts'
import { changeEvent } from './change.ts'
import { createEvent } from './create.ts'
import { calendarOf } from './read.ts'
import { removeEvent } from './remove.ts'

/**
 * Makes, changes, finishes or removes an event. Throws 403 for another's `id_user`, and for who may only see the event, 404,
 * 409 with the conflict for a form, 422.
 */
export async function saveEvent(context: Context, { id_user, event }: InputOf<typeof calendarContract.save>) {
  const { id, isRemove, scope } = event
  const occurrence = event.occurrence ?? ''
  if (!id || id === -1) {
    const owner = calendarOf(context, id_user)
    await requireStaff(context.db, [owner], 'id_user')
    return answer(await createEvent(context, owner, event))
  }
  ownerOf(context, id_user)
  if (!isRemove) return answer(await changeEvent(context, { ...event, id }))
  await removeEvent(context, { id, occurrence, scope }, { keeps: true })
  return answer({ id, occurrence, revision: event.revision ?? 0, merged: false })
}

const answer = (data: { id: number; occurrence: string; revision: number; merged: boolean }) => ({
  success: true as const,
  result: true as const,
  id: data.id,
  data,
})
