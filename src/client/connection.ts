import { useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { isUnreached, UNREACHED } from './unreached.ts'

/** Milliseconds between two attempts to reach the server. */
const RETRY = 3000

let isLost = false
let isTrying = false
let retrying: number | undefined
const listeners = new Set<() => void>()

function setLost(next: boolean) {
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

/** Tries to reach the server, and until it succeeds again every few seconds. Every answer counts, a refusal too. */
export async function tryConnection() {
  if (isTrying) return
  isTrying = true
  clearTimeout(retrying)
  const hasFailed = await api.accounts.session().then(() => false, isUnreached)
  isTrying = false
  setLost(hasFailed)
  if (hasFailed && listeners.size > 0) retrying = window.setTimeout(tryConnection, RETRY)
}

function listen(listener: () => void) {
  if (listeners.size === 0) for (const event of [UNREACHED, 'online', 'offline']) addEventListener(event, tryConnection)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(retrying)
    // Not known while nobody asks.
    isLost = false
    for (const event of [UNREACHED, 'online', 'offline']) removeEventListener(event, tryConnection)
  }
}

/** Whether the server cannot be reached: from a call that did not reach it until another one does. */
export const useLostConnection = () => useSyncExternalStore(listen, () => isLost)
