import { useEffect, useRef } from 'react'

/** Milliseconds after which a hidden tab lets its stream go. */
const HIDDEN = 60_000
/** Milliseconds before a refused stream is tried again. */
const RETRY = 10_000

/**
 * Told the counter of a topic: the first time, and whenever it was raised. Undefined where it cannot be watched (any
 * more): ask by the topic's own call, which says why.
 */
type Listener = (counter: number | undefined) => void

/** The one stream of this tab, for all that is being watched. */
const listeners = new Map<string, Set<Listener>>()
let stream: EventSource | undefined
let streamed = ''
let hiding: number | undefined
let retrying: number | undefined

/** The counters known, for who begins to watch what is watched already. */
const counters = new Map<string, number>()

function publish(topic: string, counter: number | undefined) {
  if (counter === undefined) counters.delete(topic)
  else counters.set(topic, counter)
  for (const listener of listeners.get(topic) ?? []) listener(counter)
}

/** Opens the stream anew where other topics are watched than it carries; the server begins with every counter. */
function adjust() {
  clearTimeout(retrying)
  const topics = [...listeners.keys()].sort()
  const address =
    topics.length && !isAsleep ? `/api/v1/events?${new URLSearchParams(topics.map((one) => ['topics[]', one]))}` : ''
  if (address === streamed && stream?.readyState !== EventSource.CLOSED) return
  stream?.close()
  streamed = address
  stream = address ? new EventSource(address) : undefined
  const watched = new Set(topics)
  stream?.addEventListener('message', ({ data }) => {
    const { topic, counter } = JSON.parse(data) as { topic: string; counter: number | null }
    publish(topic, counter ?? undefined)
    if (counter === null) watched.delete(topic)
    // The server ends a stream without topics, as after signing out: opened again at once it would only be refused.
    if (watched.size > 0) return
    stream?.close()
    retrying = window.setTimeout(adjust, RETRY)
  })
  stream?.addEventListener('error', () => {
    // A stream that was cut comes back by itself; one that was refused does not.
    if (stream?.readyState !== EventSource.CLOSED) return
    for (const topic of listeners.keys()) publish(topic, undefined)
    retrying = window.setTimeout(adjust, RETRY)
  })
}

let isAsleep = false

function setAsleep(next: boolean) {
  clearTimeout(hiding)
  if (isAsleep === next) return
  isAsleep = next
  adjust()
}

/**
 * The other tabs. Over HTTP/1.1 a browser opens six connections to a host, for all its tabs together: when one is seen,
 * those that are hidden let their streams go at once, or a few tabs opened in a row would leave none for calls.
 */
let tabs: BroadcastChannel | undefined

function followVisibility() {
  clearTimeout(hiding)
  if (document.visibilityState === 'hidden') {
    hiding = window.setTimeout(() => setAsleep(true), HIDDEN)
  } else {
    tabs?.postMessage('seen')
    setAsleep(false)
  }
}

/** Opens the stream anew where the network was gone: one that was cut by a sleep may never notice. */
function reopen() {
  stream?.close()
  streamed = ''
  adjust()
}

function follow() {
  document.addEventListener('visibilitychange', followVisibility)
  addEventListener('online', reopen)
  tabs = new BroadcastChannel('vitrine-events')
  tabs.onmessage = () => {
    if (document.visibilityState === 'hidden') setAsleep(true)
  }
  // A tab opened in the background waits until it is seen.
  isAsleep = document.visibilityState === 'hidden'
  if (!isAsleep) tabs.postMessage('seen')
}

function unfollow() {
  document.removeEventListener('visibilitychange', followVisibility)
  removeEventListener('online', reopen)
  tabs?.close()
}

/** Adds a listener until the returned function is called. Changes of one moment are one stream. */
function watch(topic: string, listener: Listener): () => void {
  if (listeners.size === 0) follow()
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
  const known = counters.get(topic)
  if (known !== undefined) queueMicrotask(() => listener(known))
  queueMicrotask(adjust)
  return () => {
    const left = listeners.get(topic)
    left?.delete(listener)
    if (left?.size === 0) {
      listeners.delete(topic)
      counters.delete(topic)
    }
    if (listeners.size === 0) unfollow()
    queueMicrotask(adjust)
  }
}

/** Calls `onCounter` with a topic's counter, e.g. that of `line:12`: at once, and whenever it was raised. */
export function useTopic(topic: string | undefined, onCounter: Listener) {
  const latest = useRef(onCounter)
  useEffect(() => {
    latest.current = onCounter
  })
  useEffect(() => {
    if (topic === undefined) return
    return watch(topic, (counter) => latest.current(counter))
  }, [topic])
}
