import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { getRouter } from '#app/router.tsx'
import { USER } from '#client/session/stored-user.ts'
import type { Answers, AnyAnswer } from './answers.ts'
import { frameAnswers, PEOPLE, type Who } from './frame.ts'
import { QuietStream } from './quiet-stream.ts'
import { type Opened, standIn } from './stand-ins.ts'

/** The window of a test that does not say another. */
const VIEWPORT = { width: 1280, height: 800 }

interface Options {
  /** Who is signed in; by default the admin. */
  as?: Who
  /** What calls are answered with. All others are answered as by an installation without content. */
  answers?: Answers
  /** Before all answers: one for the call of that name, or undefined. */
  otherwise?: (name: string) => AnyAnswer | undefined
  /** Whether all other calls are answered with one of everything. */
  filled?: boolean
  /** Whether all answers but the frame's own wait for `letGo`. */
  held?: boolean
  viewport?: { width: number; height: number }
  /** What the browser has stored. */
  stored?: Record<string, string>
}

/** A screen that a test has opened. What is on it is found by `page` of `vitest/browser`. */
export interface Screen {
  /** Answers those calls so from now on. */
  answer(answers: Answers): void
  /** Lets go what was held. */
  letGo(): void
  /** The inputs of a call so far, by its name in the contract, e.g. `clients.update`. */
  calls(name: string): unknown[]
  /** Resolves once no call has been under way for a while longer than a failed one waits to be repeated. */
  quiet(): Promise<void>
  /** Goes to another screen as a link does. */
  go(address: string): Promise<void>
  /** Loads the page anew, as its reader does: what the browser has stored stays, what a module remembers as well. */
  reload(): Promise<void>
  /** Lets errors in the console pass that this describes. To be called before they come or after. */
  allow(...expected: RegExp[]): void
  /** Without a network, and with one again. */
  setOnline(isOnline: boolean): void
  /** Tells the screen that a topic has changed, e.g. `line:12`. */
  publish(topic: string, counter: number | null): void
  /** The addresses that the page wanted to leave for, in place of which it stays. */
  readonly left: readonly string[]
}

let opened: Opened | undefined
/** Whether the browser was told to prefer anything but what it does by default. */
let isChanged = false

/** Opens a screen with the real router, by its address. Resolves once the router has come to rest. */
export async function openScreen(address: string, options: Options = {}): Promise<Screen> {
  if (opened) throw new Error('A test opens one screen, and goes on by `go`')
  const { as = 'admin', answers = {}, otherwise, filled = false, held = false, viewport, stored = {} } = options
  if (viewport) await page.viewport(viewport.width, viewport.height)
  if (as !== 'visitor') localStorage.setItem(USER, JSON.stringify(PEOPLE[as]))
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  history.replaceState({}, '', address)
  // React listens on the document once and for all; what is added later goes with the test.
  const root = createRoot(document)
  const screen: Opened = {
    ...{ root, router: getRouter(), answers: [answers, frameAnswers(as)], otherwise, isFilled: filled, isOnline: true },
    ...{ calls: [], underWay: 0, complaints: [], allowed: [], left: [], undo: [] },
    ...{ held: Promise.withResolvers<void>(), closed: Promise.withResolvers<never>() },
  }
  if (!held) screen.held.resolve()
  opened = screen
  screen.undo = standIn(screen)
  root.render(<RouterProvider router={screen.router} />)
  await resting(screen)
  return {
    letGo: screen.held.resolve,
    answer: (more) => screen.answers.unshift(more),
    calls: (name) => screen.calls.filter((call) => call.name === name).map(({ input }) => input),
    quiet: () => quiet(screen),
    go: async (to) => {
      await screen.router.navigate({ href: to })
      await resting(screen)
    },
    reload: async () => {
      dispatchEvent(new PageTransitionEvent('pagehide'))
      close(screen)
      Object.assign(screen, { root: createRoot(document), router: getRouter() })
      screen.root.render(<RouterProvider router={screen.router} />)
      await resting(screen)
    },
    allow: (...expected) => screen.allowed.push(...expected),
    setOnline: (isOnline) => {
      screen.isOnline = isOnline
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    publish: QuietStream.publish,
    left: screen.left,
  }
}

/** Until the router shows what the address says, or the page wanted to leave. */
const resting = ({ router, left }: Opened) =>
  vi.waitUntil(
    () => {
      const { status, resolvedLocation } = router.state
      return left.length > 0 || (status === 'idle' && resolvedLocation?.href === router.history.location.href)
    },
    { timeout: 60_000, interval: 10 },
  )

/** Milliseconds, longer than `retryDelay` of the queries. */
const CALM = 600

async function quiet(screen: Opened) {
  let since = performance.now()
  let known = -1
  await vi.waitUntil(
    () => {
      if (screen.underWay > 0 || screen.calls.length !== known) since = performance.now()
      known = screen.calls.length
      return performance.now() - since > CALM
    },
    { timeout: 30_000, interval: 20 },
  )
}

/** Takes what a screen shows out of the page. */
function close({ root, router }: Opened) {
  root.unmount()
  router.history.destroy()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
}

/** Takes all back that a test has left: the screen, what it listens to, storage, cookies, time, the window. Fails it where something went wrong. */
export async function reset() {
  vi.useRealTimers()
  vi.restoreAllMocks()
  const screen = opened
  opened = undefined
  screen?.closed.promise.catch(() => undefined)
  screen?.closed.reject(new DOMException('The test has ended', 'AbortError'))
  // What waits for an answer hears of it while it is still there.
  await new Promise((resolve) => setTimeout(resolve))
  if (screen) close(screen)
  for (const step of screen?.undo.toReversed() ?? []) step()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await cookieStore.getAll()) await cookieStore.delete(name!)
  history.replaceState({}, '', '/__screens__')
  scrollTo(0, 0)
  const isResized = innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height
  if (isChanged || isResized) await Promise.all([page.viewport(VIEWPORT.width, VIEWPORT.height), commands.emulate({})])
  isChanged = false
  const complaints = screen?.complaints.filter((one) => !screen.allowed.some((expected) => expected.test(one))) ?? []
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

/** Lets the browser have another colour scheme, forced colours or motion, until the test ends. */
export async function emulate(media: Parameters<typeof commands.emulate>[0]) {
  isChanged = true
  await commands.emulate(media)
}
