import { isApiError } from './failures.ts'
import { randomId } from './random-id.ts'

/**
 * What a form is about to make. Its key goes with each try (`Idempotency-Key`), so that a try whose answer was lost is
 * not done again; once it is made, or was made with other content, the next try is for another one.
 */
export interface Creation {
  key: string
}

/** What a call may be given beside its input. */
export interface CallContext {
  /** What the form that calls is about to make. */
  creation?: Creation
}

export const newCreation = (): Creation => ({ key: randomId() })

/** What is being made outside forms, by what was sent, until it is made: the same sent again is the same. */
const pending = new Map<string, Creation>()

export function pendingCreation(sent: string): Creation {
  const creation = pending.get(sent) ?? newCreation()
  pending.set(sent, creation)
  return creation
}

/** Sends a call that makes something with the headers that `send` gets. */
export async function sendOnce<Answer>(
  creation: Creation,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send({ 'idempotency-key': creation.key })
    renew(creation)
    return answer
  } catch (error) {
    if (isApiError(error) && error.data?.used_key) renew(creation)
    throw error
  }
}

function renew(creation: Creation) {
  creation.key = randomId()
  for (const [sent, one] of pending) if (one === creation) pending.delete(sent)
}
