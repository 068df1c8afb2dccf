import { useEffect, useEffectEvent } from 'react'

/** Milliseconds after which a hidden tab closes its stream. */
const HIDDEN = 60_000
/** Milliseconds before a refused stream is opened again. */
const RETRY = 10_000

/**
 * Receives the counter of a topic, at first and whenever it was raised. Undefined if the topic cannot be watched (any
 * more): the topic's own call says why.
 */
type Listener = (counter: number | undefined) => void

/** The listeners of each topic. The tab has one stream for all topics. */
const listeners = new Map<string, Set<Listener>>()
let stream: EventSource | undefined
let streamed = ''
let hiding: number | undefined
let retrying: number | undefined

/** The last counters, for new listeners of topics that are watched already. */
const counters = new Map<string, number>()

function publish(topic: string, counter: number | undefined) {
  if (counter === undefined) counters.delete(topic)
  else counters.set(topic, counter)
  for (const listener of listeners.get(topic) ?? []) listener(counter)
}

/** Opens a new stream if its topics have changed; the server first sends every counter. */
function updateStream() {
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
    // Without topics, e.g. after signing out, the server ends the stream, and would refuse a new one at once.
    if (watched.size > 0) return
    stream?.close()
    retrying = window.setTimeout(updateStream, RETRY)
  })
  stream?.addEventListener('error', () => {
    // EventSource reconnects after a lost connection, but not after a refusal.
    if (stream?.readyState !== EventSource.CLOSED) return
    for (const topic of listeners.keys()) publish(topic, undefined)
    retrying = window.setTimeout(updateStream, RETRY)
  })
}

let isAsleep = false

/** Closes the stream, or opens it again. */
function setAsleep(next: boolean) {
  clearTimeout(hiding)
  if (isAsleep === next) return
  isAsleep = next
  updateStream()
}

/**
 * Messages between tabs. Over HTTP/1.1 a browser opens six connections to a host for all tabs together: when a tab
 * becomes visible the hidden ones close their streams, so that connections remain for calls.
 */
let tabs: BroadcastChannel | undefined

/** Closes the stream until it is resumed or the tab becomes visible. */
export const pauseStream = () => setAsleep(true)

/** Opens the stream of a visible tab; a hidden one closes its own after a while. */
export function resumeStream() {
  clearTimeout(hiding)
  if (document.visibilityState === 'hidden') {
    hiding = window.setTimeout(() => setAsleep(true), HIDDEN)
  } else {
    tabs?.postMessage('seen')
    setAsleep(false)
  }
}

/** Opens a new stream when the network is back: the old one may not notice that its connection was lost. */
function reopen() {
  stream?.close()
  streamed = ''
  updateStream()
}

function follow() {
  document.addEventListener('visibilitychange', resumeStream)
  addEventListener('online', reopen)
  tabs = new BroadcastChannel('vitrine-events')
  tabs.onmessage = () => {
    if (document.visibilityState === 'hidden') setAsleep(true)
  }
  // A tab opened in the background waits until it becomes visible.
  isAsleep = document.visibilityState === 'hidden'
  if (!isAsleep) tabs.postMessage('seen')
}

function unfollow() {
  document.removeEventListener('visibilitychange', resumeStream)
  removeEventListener('online', reopen)
  tabs?.close()
}

/** Adds a listener; the returned function removes it. Simultaneous changes open one stream. */
function watch(topic: string, listener: Listener): () => void {
  if (listeners.size === 0) follow()
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
  const known = counters.get(topic)
  if (known !== undefined) queueMicrotask(() => listener(known))
  queueMicrotask(updateStream)
  return () => {
    const left = listeners.get(topic)
    left?.delete(listener)
    if (left?.size === 0) {
      listeners.delete(topic)
      counters.delete(topic)
    }
    if (listeners.size === 0) unfollow()
    queueMicrotask(updateStream)
  }
}

/** Calls `onCounter` with the counter of a topic, e.g. `line:12`, at first and whenever it was raised. */
export function useTopic(topic: string | undefined, onCounter: Listener) {
  const receive = useEffectEvent(onCounter)
  useEffect(() => {
    if (topic === undefined) return
    return watch(topic, (counter) => receive(counter))
  }, [topic])
}
