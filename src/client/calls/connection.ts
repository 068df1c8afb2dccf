import { useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { isUnreached, UNREACHED } from './unreached.ts'

/** Milliseconds between two attempts to reach the server. */
const RETRY = 3000

let isLost = false
let isTrying = false
/** Whether the network came or went since the last attempt began, whose result may be of before. */
let isStale = false
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
  let hasFailed: boolean
  do {
    isStale = false
    hasFailed = await api.accounts.session().then(() => false, isUnreached)
  } while (isStale)
  isTrying = false
  setLost(hasFailed)
  if (hasFailed && listeners.size > 0) retrying = window.setTimeout(tryConnection, RETRY)
}

function followNetwork() {
  isStale = true
  void tryConnection()
}

function listen(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener(UNREACHED, tryConnection)
    for (const event of ['online', 'offline']) addEventListener(event, followNetwork)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(retrying)
    // Not known while nobody asks.
    isLost = false
    removeEventListener(UNREACHED, tryConnection)
    for (const event of ['online', 'offline']) removeEventListener(event, followNetwork)
  }
}

/** Whether the server cannot be reached: from a call that did not reach it until another one does. */
export const useLostConnection = () => useSyncExternalStore(listen, () => isLost)
