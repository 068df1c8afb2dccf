import { api } from '#client/calls/api.ts'
import { isApiError, isUnanswered } from '#client/calls/failures.ts'
import { OUTBOX, SETTLED, type Settled } from '#client/calls/outbox.ts'
import { randomId } from '#client/calls/random-id.ts'
import { sendForm } from '#client/calls/send.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#client/storage/storage.ts'
import type { SubmittedMessage, Typed } from '../message.ts'
import { readDraft, storeDraft } from './draft.ts'
import { firstPage } from './visit-storage.ts'

/** Timeout of one send, and delay between retries while a page is open, in milliseconds. */
const SEND_TIMEOUT = 15_000
const RETRY_DELAY = 60_000

/** Why a message was refused: a text, and errors by field. */
export interface Refusal {
  error: string
  fields: Readonly<Record<string, string>>
}

/** A message that waits in this browser. */
export interface Waiting {
  key: string
  /** Whether the program was not reached; it may also have refused for now, as where too many were sent. */
  isCutOff: boolean
}

/**
 * Sends a message. It is stored in this browser until the server accepts it or refuses its content, so that network
 * errors, server errors and rate limits lose none. Returns the refusal, or that it waits; nothing where it has arrived.
 */
export async function sendMessage(
  typed: Typed & Pick<SubmittedMessage, 'site'>,
): Promise<{ refusal?: Refusal; waiting?: Waiting }> {
  const message = { ...typed, key: randomId(), first_page: firstPage() }
  const isStored = store(message)
  try {
    await api.contact.save(message, { signal: AbortSignal.timeout(SEND_TIMEOUT) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal && isStored) {
      sendLater()
      return { waiting: { key: message.key, isCutOff: isUnanswered(error) } }
    }
    forget(message.key)
    return {
      refusal: refusal ?? { error: 'A conexão caiu antes de a mensagem sair. Tente de novo em instantes.', fields: {} },
    }
  }
  forget(message.key)
  return {}
}

/** Sends the stored messages one by one; stops and retries later when one cannot be delivered. */
export async function sendWaiting() {
  for (const message of readWaiting()) {
    let isRefused = false
    try {
      await sendKept(message)
    } catch (error) {
      if (!refusalOf(error)) return sendLater()
      isRefused = true
      // The server refuses its content: put it back into the form.
      if (!readDraft().message) storeDraft(message)
    }
    forget(message.key)
    dispatchEvent(new CustomEvent<Settled>(SETTLED, { detail: { key: message.key, isRefused } }))
  }
}

/** Sends a stored message, or a stored request for a piece. */
function sendKept(message: Kept) {
  const signal = AbortSignal.timeout(SEND_TIMEOUT)
  if (!message.piece) return api.contact.save(message, { signal })
  const form = new FormData()
  form.set('request', JSON.stringify(message))
  return sendForm({ path: '/api/v1/contact/piece', form, signal })
}

let timer: number | undefined
function sendLater() {
  clearTimeout(timer)
  timer = window.setTimeout(sendWaiting, RETRY_DELAY)
}

/** The server's refusal of the message's content; undefined for errors that a retry may solve. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.status >= 500 || error.status === 408 || error.status === 429) return undefined
  return { error: error.message, fields: error.data?.fields ?? {} }
}

const store = (message: SubmittedMessage) => writeStored(OUTBOX + message.key, JSON.stringify(message))

const forget = (key: string) => removeStored(OUTBOX + key)

/** What is stored: a message, or with `piece` a request that `pieces/web/send-request.ts` could not send. */
type Kept = SubmittedMessage & { piece?: object }

function readWaiting(): Kept[] {
  return storedKeys(OUTBOX).flatMap((key) => {
    try {
      const message = JSON.parse(readStored(key) ?? '') as Kept
      return [{ ...message, key: key.slice(OUTBOX.length) }]
    } catch {
      removeStored(key)
      return []
    }
  })
}
