import type { Root } from 'react-dom/client'
import type { getRouter } from '#app/router.tsx'
import { type Answers, type AnyAnswer, answerRequest } from './answers.ts'
import { FRAME_CALLS } from './frame.ts'
import { QuietRequest } from './quiet-request.ts'
import { QuietStream } from './quiet-stream.ts'

/** A screen while its test runs. */
export interface Opened {
  root: Root
  router: ReturnType<typeof getRouter>
  /** The test's own answers, the newest first. */
  answers: Answers[]
  calls: { name: string; input: unknown }[]
  complaints: string[]
  allowed: RegExp[]
  left: string[]
  isOnline: boolean
  isFilled: boolean
  otherwise: ((name: string) => AnyAnswer | undefined) | undefined
  /** Calls without an answer yet. */
  underWay: number
  /** Rejects what is under way when the test ends. */
  closed: PromiseWithResolvers<never>
  /** Before it no call is answered but the frame's own. */
  held: PromiseWithResolvers<void>
  undo: (() => void)[]
}

/** Stands between a screen and the browser. Returns what takes it away again, in the order in which it came. */
export const standIn = (screen: Opened) => [
  replaceNetwork(screen),
  keepHere(screen),
  hearConsole(screen),
  followListeners(),
  followTimers(),
]

/** Calls are answered by the contract here, and nothing else goes out. */
function replaceNetwork(screen: Opened) {
  const { fetch } = window
  const { EventSource, XMLHttpRequest } = window
  window.XMLHttpRequest = QuietRequest as unknown as typeof XMLHttpRequest
  window.EventSource = QuietStream as unknown as typeof EventSource
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/')) return fetch(request)
    screen.underWay++
    const answered = answerRequest(request, {
      isOnline: screen.isOnline,
      isFilled: screen.isFilled,
      otherwise: screen.otherwise,
      answers: screen.answers,
      onCall: async (name, input) => {
        screen.calls.push({ name, input })
        if (!FRAME_CALLS.includes(name)) await screen.held.promise
      },
      onWrong: (text) => screen.complaints.push(text),
    })
    return Promise.race([answered, screen.closed.promise]).finally(() => screen.underWay--)
  }
  return () => Object.assign(window, { fetch, EventSource, XMLHttpRequest })
}

/** The page stays where it is, and remembers where it wanted to go. */
function keepHere({ left }: Opened) {
  const stay = (event: NavigateEvent) => {
    const to = new URL(event.destination.url)
    if (event.destination.sameDocument || event.downloadRequest !== null) return
    event.preventDefault()
    left.push(to.pathname + to.search + to.hash)
  }
  navigation.addEventListener('navigate', stay)
  return () => navigation.removeEventListener('navigate', stay)
}

function hearConsole({ complaints }: Opened) {
  const { error } = console
  console.error = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '))
  return () => {
    console.error = error
  }
}

/** Notes who listens to window and document from now on, and removes those left. */
function followListeners() {
  const left: (() => void)[] = []
  const targets: EventTarget[] = [window, document]
  const own = targets.map((target) => {
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (...args: Parameters<typeof listen>) => {
      left.push(() => target.removeEventListener(...args))
      listen(...args)
    }
    return () => Reflect.deleteProperty(target, 'addEventListener')
  })
  return () => {
    for (const step of [...own, ...left]) step()
  }
}

/** Notes what is to happen later, and has it not happen. */
function followTimers() {
  const { setTimeout, setInterval } = window
  const left: number[] = []
  const noting =
    (set: (handler: TimerHandler, timeout?: number, ...rest: unknown[]) => number) =>
    (...args: Parameters<typeof set>) => {
      const timer = set(...args)
      left.push(timer)
      return timer
    }
  Object.assign(window, { setTimeout: noting(setTimeout.bind(window)), setInterval: noting(setInterval.bind(window)) })
  return () => {
    Object.assign(window, { setTimeout, setInterval })
    for (const timer of left) clearTimeout(timer)
  }
}
