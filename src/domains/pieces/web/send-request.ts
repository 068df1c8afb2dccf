import { sendForm } from '#client/send.ts'
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

/** Sends a request for a piece, with its file where one is to go along. Rejects as `sendForm`. */
export function sendRequest(request: PieceRequest, file: File | undefined, onProgress: (part: number) => void) {
  const form = new FormData()
  form.set('request', JSON.stringify(request))
  if (file) form.set('file', file, file.name)
  return sendForm({ path: '/api/v1/contact/piece', form, onProgress })
}
