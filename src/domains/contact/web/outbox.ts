import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import type { Sent } from '../message.ts'
import { keepDraft, readDraft } from './kept-draft.ts'
import { OUTBOX } from './kept-visit.ts'

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
export async function sendMessage(message: Sent): Promise<Refusal | undefined> {
  const isKept = keep(message)
  try {
    await api.contact.save(message, { signal: AbortSignal.timeout(SEND_TIMEOUT) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal && isKept) {
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
      if (!readDraft().message) keepDraft(message)
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

function keep(message: Sent): boolean {
  try {
    localStorage.setItem(OUTBOX + message.key, JSON.stringify(message))
    return true
  } catch {
    return false
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(OUTBOX + key)
  } catch {}
}

function readWaiting(): Sent[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX))
  return keys.flatMap((key) => {
    try {
      const message = JSON.parse(localStorage.getItem(key) ?? '') as Sent
      return [{ ...message, key: key.slice(OUTBOX.length) }]
    } catch {
      localStorage.removeItem(key)
      return []
    }
  })
}
