import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import type { AnyRouter } from '@tanstack/react-router'

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

/** Addresses of the workbench's screens. */
const WORKBENCH = /^\/(dashboard|coffe)/

/** In patterns that mean a script. */
const CODE = /assets|-page-|\.js/

/** The public page that asks for least. */
const OUTSIDE = '/set-password'

/** Milliseconds in which a page leaves the workbench, where nothing holds it. */
const PATIENCE = 1000

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

/** What tests must have in common to share one. */
interface Kind {
  hasScripts: boolean
  hasSession: boolean
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
  /** Calls without an answer yet. */
  readonly #underWay = new Set<Request>()
  /** Whether the page is still a document of the workbench, which the next screen can be shown in. */
  #isOpen = false
  readonly #goto: Page['goto']
  /** The context's own, which spends nothing. */
  readonly #openSession: BrowserContext['newCDPSession']

  /** Whether its tests begin with a session: without one the workbench leads to the login, which is another document. */
  readonly #hasSession: boolean

  private constructor(context: BrowserContext, page: Page, hasSession: boolean) {
    this.#hasSession = hasSession
    this.context = context
    this.page = page
    this.#goto = page.goto.bind(page)
    this.#openSession = context.newCDPSession.bind(context)
    // Nothing is taken back of another site, be it in a frame.
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (request.isNavigationRequest() && protocol.startsWith('http') && origin !== this.#origin) this.#isSpent = true
      // Without its session the page may leave for the login by itself, which is another document.
      if (request.isNavigationRequest()) this.#isOpen = false
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) this.#underWay.add(request)
    })
    const forget = (request: Request) => void this.#underWay.delete(request)
    context.on('requestfinished', forget)
    context.on('requestfailed', forget)
    for (const target of [context, page]) this.#follow(target)
    this.#spend(context.clock, CLOCK)
  }

  /** A new one, by the options of the test that runs. */
  static async open(browser: Browser, { hasScripts, hasSession }: Kind): Promise<WarmContext> {
    const context = await browser.newContext()
    const page = await context.newPage()
    const warm = new WarmContext(context, page, hasSession)
    if (hasScripts) {
      const open = afterScripts(page, page.goto)
      const goto: Page['goto'] = async (address, options) => {
        const isOpen = warm.#isOpen
        warm.#isOpen = false
        if (!isOpen || !WORKBENCH.test(address)) return open(address, options)
        await follow(page, address)
        return null
      }
      const waitForLoadState = page.waitForLoadState.bind(page)
      Object.assign(page, {
        goto,
        reload: afterScripts(page, page.reload),
        // The document's own state is that of its first screen.
        waitForLoadState: async (...args: Parameters<Page['waitForLoadState']>) => {
          await waitForLoadState(...args)
          if (args[0] === 'networkidle') await warm.#quiet()
        },
      })
    }
    return warm
  }

  /** Makes it as new for the next test: on a plain document of the site, with that test's session. */
  async begin({ baseURL, viewport, reducedMotion, cookies, localStorage }: Fresh) {
    // What a page now gone had asked for is never told of.
    this.#underWay.clear()
    this.#isOpen &&= this.#origin === new URL(baseURL).origin && (await this.#isOutside())
    this.#origin = new URL(baseURL).origin
    if (!this.#isOpen) await this.#goto('/robots.txt')
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
    this.#isOpen = (await this.#isWorkbench()) && (await this.#leaveWorkbench())
    // Where the page is on its way elsewhere, it may come between.
    if (!this.#isOpen && !(await this.#goto('/robots.txt').catch(() => null))) return false
    await this.page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    const session = await this.#openSession(this.page)
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' })
    // Chromium refuses it now and then, of a page that it has just put aside: then the next test gets another context.
    const isReset = await session.send('Page.resetNavigationHistory').then(
      () => true,
      () => false,
    )
    await session.detach()
    await this.context.clearCookies()
    await this.page.mouse.move(0, 0)
    return isReset
  }

  /** Resolves once no call has been under way for as long as Playwright waits. */
  async #quiet() {
    for (let calm = 0; calm < 5; calm = this.#underWay.size > 0 ? 0 : calm + 1) await setTimeout(100)
  }

  /** Whether the page still is where it left the workbench for. */
  #isOutside(): Promise<boolean> {
    return this.page.evaluate((path) => location.pathname === path, OUTSIDE).catch(() => false)
  }

  /** Whether the page shows the workbench to its person, and was loaded as such: a public page's document has another CSP. */
  async #isWorkbench(): Promise<boolean> {
    if (!this.#hasSession || !WORKBENCH.test(new URL(this.page.url()).pathname)) return false
    const loaded = await this.page
      .evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? location.href)
      .catch(() => '/')
    return WORKBENCH.test(new URL(loaded, this.#origin).pathname)
  }

  /** Opens a public page within the document, with which all of the workbench ends. Says whether it has. */
  async #leaveWorkbench(): Promise<boolean> {
    try {
      const isFree = await this.page.evaluate((path) => {
        // What would hold a person back holds this back too.
        if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false
        history.pushState({}, '', path)
        return true
      }, OUTSIDE)
      if (!isFree) return false
      const rest = this.page.getByRole('navigation', { name: 'Dashboard' }).or(this.page.getByRole('dialog'))
      await rest.waitFor({ state: 'detached', timeout: PATIENCE })
      await this.page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE })
      // It would come before the next screen, whose skip link comes first.
      await this.page.evaluate(() => document.querySelector('[data-mantine-shared-portal-node]')?.remove())
      return this.#underWay.size === 0
    } catch {
      return false
    }
  }

  #follow(target: BrowserContext | Page) {
    this.#spend(target, SPENDING)
    this.#heedCode(target as unknown as Record<string, unknown>)
    const emitter = target as unknown as NodeJS.EventEmitter
    for (const name of ['on', 'once'] as const) {
      const listen = emitter[name].bind(emitter)
      emitter[name] = (event, listener) => {
        this.#undo.push(() => emitter.off(event, listener))
        return listen(event, listener)
      }
    }
  }

  /** Whoever waits for a screen's code needs a document that has none yet. */
  #heedCode(target: Record<string, unknown>) {
    for (const name of ['route', 'waitForRequest', 'waitForResponse']) {
      const method = target[name]
      if (typeof method !== 'function') continue
      target[name] = (meant: unknown, ...rest: unknown[]) => {
        if (CODE.test(String(meant))) this.#isOpen = false
        return method.call(target, meant, ...rest)
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
        this.#isOpen = false
        return method.apply(target, args)
      }
    }
  }
}

/**
 * Opens a screen of the workbench within the page, as a link does: a seventh of what a new document takes. A page that
 * shows something else goes there by the address.
 */
export async function openScreen(page: Page, address: string) {
  if (!WORKBENCH.test(new URL(page.url()).pathname)) return void (await page.goto(address))
  await follow(page, address)
}

async function follow(page: Page, address: string) {
  await page.evaluate((path) => history.pushState({}, '', path), address)
  await page.waitForFunction(() => {
    // A screen that leads out of the workbench leaves the document, whose next one has no router before its scripts run.
    const router = (window as unknown as { __TSR_ROUTER__?: AnyRouter }).__TSR_ROUTER__
    if (!router) return document.readyState === 'complete'
    const { status, location, resolvedLocation } = router.state
    return status === 'idle' && resolvedLocation?.href === location.href
  })
  await startedScripts(page)
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
