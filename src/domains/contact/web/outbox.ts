import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#client/storage.ts'
import type { SubmittedMessage } from '../message.ts'
import { readDraft, storeDraft } from './draft.ts'
import { OUTBOX } from './visit-storage.ts'

/** Milliseconds a server may take to answer, and between two tries while a page stays open. */
const SEND_TIMEOUT = 15_000
const PAUSE = 60_000

/** Why a message was not taken: in words, and by field. */
export interface Refusal {
  error: string
  fields: Readonly<Record<string, string>>
}

/**
 * Sends a message. It is in this browser before it leaves, and stays there until the server has it or refuses it for
 * what it says: a broken line, a failing server or a full hour lose none. Answers with the refusal, if there is one.
 */
export async function sendMessage(message: SubmittedMessage): Promise<Refusal | undefined> {
  const isStored = store(message)
  try {
    await api.contact.save(message, { signal: AbortSignal.timeout(SEND_TIMEOUT) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal && isStored) {
      sendLater()
      return undefined
    }
    forget(message.key)
    return refusal ?? { error: 'A conexão caiu antes de a mensagem sair. Tente de novo em instantes.', fields: {} }
  }
  forget(message.key)
  return undefined
}

/** Sends what waits, one after the other, until one finds no way through. */
export async function sendWaiting() {
  for (const message of readWaiting()) {
    try {
      await api.contact.save(message, { signal: AbortSignal.timeout(SEND_TIMEOUT) })
    } catch (error) {
      if (!refusalOf(error)) return sendLater()
      // It can never be sent as it is: its writer finds it in the form.
      if (!readDraft().message) storeDraft(message)
    }
    forget(message.key)
  }
}

let timer: number | undefined
function sendLater() {
  clearTimeout(timer)
  timer = window.setTimeout(sendWaiting, PAUSE)
}

/** What the server says against the message itself. Undefined where another try may do. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.status >= 500 || error.status === 408 || error.status === 429) return undefined
  return { error: error.message, fields: error.data?.fields ?? {} }
}

const store = (message: SubmittedMessage) => writeStored(OUTBOX + message.key, JSON.stringify(message))

const forget = (key: string) => removeStored(OUTBOX + key)

function readWaiting(): SubmittedMessage[] {
  return storedKeys(OUTBOX).flatMap((key) => {
    try {
      const message = JSON.parse(readStored(key) ?? '') as SubmittedMessage
      return [{ ...message, key: key.slice(OUTBOX.length) }]
    } catch {
      removeStored(key)
      return []
    }
  })
}
