import { isUnanswered } from '#client/calls/failures.ts'
import { OUTBOX } from '#client/calls/outbox.ts'
import { sendForm } from '#client/calls/send.ts'
import { writeStored } from '#client/storage/storage.ts'
import type { AskedPiece } from '../asked-piece.ts'

interface PieceRequest {
  name: string
  contact: string
  message: string
  /** Honeypot; people leave it empty. */
  site: string
  /** Sent again, it is kept once. */
  key: string
  piece: AskedPiece
}

/**
 * Sends a request for a piece, with its file where one is to go along. Rejects as `sendForm`; but where the server is not
 * reached a request without a file is kept in this browser, and sent by the next page that reaches it.
 * @returns whether it was only kept
 */
export async function sendRequest(
  request: PieceRequest,
  file: File | undefined,
  onProgress: (part: number) => void,
): Promise<boolean> {
  const form = new FormData()
  form.set('request', JSON.stringify(request))
  if (file) form.set('file', file, file.name)
  try {
    await sendForm({ path: '/api/v1/contact/piece', form, onProgress })
    return false
  } catch (error) {
    if (file || !isUnanswered(error) || !writeStored(OUTBOX + request.key, JSON.stringify(request))) throw error
    return true
  }
}
