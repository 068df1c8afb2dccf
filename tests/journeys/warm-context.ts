import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** Calls whose effect on a context cannot be taken back: one that had any of them is closed after its test. */
const SPENDING = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
]

/** The same of a clock. */
const CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']

/** Those that wait for a test of their kind: of the same person and options. */
export const warmContexts = new Map<string, WarmContext>()

/** What of a context is set anew for each test, without another context. */
export interface Fresh {
  /** The site under test. */
  baseURL: string
  viewport: { width: number; height: number } | null
  reducedMotion: 'reduce' | 'no-preference'
  cookies: BrowserContextOptions['storageState']
  localStorage: readonly { name: string; value: string }[]
}

/**
 * A browser's context whose page is sent on from test to test: its compiled code and its cache stay, which saves a new
 * one's start, a sixth of a journey. All else is as in a new one (warm-context.spec.ts).
 */
export class WarmContext {
  readonly context: BrowserContext
  readonly page: Page
  #isSpent = false
  #undo: (() => void)[] = []
  #origin = ''
  readonly #goto: Page['goto']
  /** The context's own, which spends nothing. */
  readonly #openSession: BrowserContext['newCDPSession']

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    this.#goto = page.goto.bind(page)
    this.#openSession = context.newCDPSession.bind(context)
    // Nothing is taken back of another site, be it in a frame.
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (request.isNavigationRequest() && protocol.startsWith('http') && origin !== this.#origin) this.#isSpent = true
    })
    for (const target of [context, page]) this.#follow(target)
    this.#spend(context.clock, CLOCK)
  }

  /** A new one, by the options of the test that runs. */
  static async open(browser: Browser, { hasScripts }: { hasScripts: boolean }): Promise<WarmContext> {
    const context = await browser.newContext()
    const page = await context.newPage()
    const warm = new WarmContext(context, page)
    if (hasScripts)
      Object.assign(page, { goto: afterScripts(page, page.goto), reload: afterScripts(page, page.reload) })
    return warm
  }

  /** Makes it as new for the next test: on a plain document of the site, with that test's session. */
  async begin({ baseURL, viewport, reducedMotion, cookies, localStorage }: Fresh) {
    this.#origin = new URL(baseURL).origin
    await this.#goto('/robots.txt')
    if (viewport) await this.page.setViewportSize(viewport)
    await this.page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion,
      forcedColors: 'none',
      contrast: null,
    })
    if (typeof cookies === 'object') await this.context.addCookies(cookies.cookies)
    if (localStorage.length > 0)
      await this.page.evaluate((items) => {
        for (const { name, value } of items) window.localStorage.setItem(name, value)
      }, localStorage)
  }

  /**
   * Leaves nothing of a test behind: its pages, listeners, routes, storage, cookies, history and what it emulated. Says
   * whether it can be used again.
   */
  async end(): Promise<boolean> {
    const undo = this.#undo
    this.#undo = []
    for (const step of undo) step()
    if (this.#isSpent) return false
    await this.context.unrouteAll({ behavior: 'ignoreErrors' })
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.context.setOffline(false)
    const [, ...others] = this.context.pages()
    await Promise.all(others.map((page) => page.close()))
    await this.#goto('/robots.txt')
    await this.page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    const session = await this.#openSession(this.page)
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await this.context.clearCookies()
    await this.page.mouse.move(0, 0)
    return true
  }

  #follow(target: BrowserContext | Page) {
    this.#spend(target, SPENDING)
    const emitter = target as unknown as NodeJS.EventEmitter
    for (const name of ['on', 'once'] as const) {
      const listen = emitter[name].bind(emitter)
      emitter[name] = (event, listener) => {
        this.#undo.push(() => emitter.off(event, listener))
        return listen(event, listener)
      }
    }
  }

  #spend(target: object, names: readonly string[]) {
    const methods = target as Record<string, unknown>
    for (const name of names) {
      const method = methods[name]
      if (typeof method !== 'function') continue
      methods[name] = (...args: unknown[]) => {
        this.#isSpent = true
        return method.apply(target, args)
      }
    }
  }
}

/** That navigation, which resolves once the page's scripts run. */
function afterScripts<Args extends unknown[], Answer>(page: Page, navigate: (...args: Args) => Promise<Answer>) {
  return async (...args: Args): Promise<Answer> => {
    const answer = await navigate.apply(page, args)
    await startedScripts(page)
    return answer
  }
}

/**
 * A page's scripts start when somebody is about to act, as by moving the focus: who clicks before they run would test what
 * happens meanwhile (first-act.spec.ts). The framework takes its own `$_TSR` away once it has taken the page over.
 */
export async function startedScripts(page: Page) {
  // In one function, which outlives the page where it leads to another one.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'))
    // The workbench then loads its frame, and until it is there shows the heading alone.
    return !('$_TSR' in window || document.querySelector('[data-opening]'))
  })
}
