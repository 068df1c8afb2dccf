import type { readVisitSource } from '#client/page/visit-source.ts'

/**
 * The framework's data of a server-rendered page; `manifest` names the page's own files. Where some of it is read from the
 * document (`page-text.ts`), what sets it waits in `buffer` for the readers `t`.
 */
declare const $_TSR: {
  buffer: (() => void)[]
  t?: { get(key: string): (value: unknown) => unknown }
  router: { manifest: { routes: Record<string, { preloads?: string[]; scripts?: { attrs: { src: string } }[] }> } }
}

export interface Constants {
  /** Whether the page is of no use without its scripts, so that they start after the first paint. */
  startsAtOnce: boolean
  /** Whether its address is a secret, which is not stored; the server has read the address of such a page. */
  isSecret: boolean
  /** Starts of the keys in the browser's storage of what a page shows once its scripts run. */
  shown: string[]
  firstPage: string
  hydrated: string
  viewed: string
  /** The calls that track a view and that a quote was seen, without their bodies. */
  track: OpeningCall
  seen: OpeningCall
}

type OpeningCall = { url: string; method: string; headers: Record<string, string> }

/**
 * Loads the page's modules when somebody is about to act: a pointer, a key, the focus or a broken picture, which they
 * replace; else once the page has long been idle. A first act is not lost: what the browser does by itself (links,
 * forms, fields, popovers) it does at once, any other click is repeated when the modules have taken over. Counts the
 * view, or says that a quote was seen, which needs none of the modules.
 *
 * `data-scripted`: a form or control that the browser must not handle itself.
 * `data-survives`: a form that takes what is sent without a connection.
 * `data-draft`: one whose text is kept in the tab.
 *
 * Its text is sent to the browser, minified (see vite.config.ts), so it uses nothing from outside of it.
 */
export default function startScripts(
  { startsAtOnce, isSecret, shown, firstPage, hydrated, viewed, track, seen }: Constants,
  readSource: typeof readVisitSource,
) {
  document.currentScript?.remove()
  const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'dragenter', 'focusin', 'input', 'error', 'storage']
  const IDLE = 10_000
  const root = document.documentElement
  const afterPaint = (act: () => void) => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)))

  // Browsers report a pointer that rests on the page too, once it is laid out.
  const isStill = (event?: Event) =>
    event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

  /** The page's modules, of which the parts are imported by the entries. */
  const findFiles = () => {
    if (!$_TSR.router) {
      // For the names of the files. The modules set it again, with readers.
      $_TSR.t = { get: () => () => undefined }
      for (const set of $_TSR.buffer) set()
    }
    const files = Object.values($_TSR.router.manifest.routes)
    const entries = files.flatMap(({ scripts = [] }) => scripts.map(({ attrs }) => attrs.src))
    const parts = files.flatMap(({ preloads = [] }) => preloads).filter((href) => !entries.includes(href))
    return { parts, entries }
  }
  /** Puts the modules into the browser's cache, and no more: compiled, they would hold the page up. */
  const keep = () => {
    if (isStarted) return
    const { parts, entries } = findFiles()
    for (const href of [...parts, ...entries])
      void fetch(href, { priority: 'low' }).then(
        (answer) => answer.blob(),
        () => undefined,
      )
  }

  let isStarted = false
  let isFailed = false
  const start = (event?: Event) => {
    if (isStarted || isStill(event)) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, start, true)
    const { parts, entries } = findFiles()
    for (const href of [...parts, ...entries])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // The first formatter reads the browser's tables, for as long as a module takes: meanwhile the modules come.
    setTimeout(() => new Intl.NumberFormat('pt-BR'))
    void evaluate(parts, entries)
  }

  /** Evaluates the parts before what imports them, each in a task of its own: together they would block for too long. */
  const evaluate = async (parts: string[], entries: string[]) => {
    for (const part of parts) await import(/* @vite-ignore */ part).catch(() => {})
    for (const entry of entries) import(/* @vite-ignore */ entry).catch(fail)
  }

  /** The browser handles what it can, and the next act tries again. */
  const fail = () => {
    isFailed = true
    isStarted = false
    held.clear()
  }

  const held = new Map<Element, () => void>()
  const hold = (event: Event, of: Element, repeat: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    held.set(of, repeat)
    start()
  }
  const onClick = (event: MouseEvent) => {
    start()
    const { target } = event
    if (isFailed) return
    const control = target instanceof Element && target.closest('a,button,img,[data-scripted]')
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (control.closest('a:not([data-scripted])') || control.matches('form,[popovertarget],button:not([type=button])'))
      return
    hold(event, target, () =>
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
    )
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    // Some the server takes too, where the scripts cannot be had.
    const isHeld = form.matches(isFailed ? '[data-scripted]:not([data-scripted=if-possible])' : '[data-scripted]')
    if (isHeld) hold(event, form, () => form.requestSubmit(event.submitter))
  }
  /** What is typed into a form with a draft is stored as the modules would. */
  const onTyped = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-draft]')
    if (!form) return
    try {
      sessionStorage.setItem(form.dataset.draft!, JSON.stringify(Object.fromEntries(new FormData(form))))
    } catch {} // storage is refused or full
  }
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input,textarea,select')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    for (const field of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]'))
      if (field.getAttribute('aria-keyshortcuts') === event.key && field.checkVisibility()) {
        event.preventDefault()
        field.focus()
      }
  }
  const release = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('keydown', onKey, true)
    removeEventListener('input', onTyped, true)
    for (const [element, repeat] of held) {
      // React hydrates at once what receives such an event. Of what is submitted or checked it would do so too late.
      element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
      repeat()
    }
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('keydown', onKey, true)
  addEventListener('input', onTyped, true)
  // In a task of its own: React hydrates what is clicked at once, but not within an effect.
  addEventListener(hydrated, () => setTimeout(release), { once: true })

  const showsStored = () => {
    try {
      if (!startsAtOnce && !isSecret)
        sessionStorage.getItem(firstPage) || sessionStorage.setItem(firstPage, location.pathname)
      return Object.keys({ ...localStorage, ...sessionStorage }).some((key) =>
        shown.some((name) => key.startsWith(name)),
      )
    } catch {
      return false // storage is refused
    }
  }
  const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0
  // A form may be filled from the address, and the login reads there where to go next.
  const isAddressed = () =>
    !isSecret && (location.hash || location.search) && document.querySelector('form[method=post]')
  if (startsAtOnce || showsStored() || isAddressed() || [...document.images].some(isBroken)) afterPaint(() => start())
  else {
    for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
    const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(() => act())
    addEventListener('load', () => {
      setTimeout(() => whenIdle(start), IDLE)
      // A form that keeps what cannot be sent has its modules fetched, and not run, before the connection may go.
      if (document.querySelector('form[data-survives]')) whenIdle(keep)
    })
  }

  /** Sends what an element of the page says of its opening. The modules do not send it again. */
  const report = (opening: string | undefined, { url, ...request }: OpeningCall, more = {}) => {
    if (!opening) return
    root.dataset[viewed] = opening
    const body = JSON.stringify({ ...JSON.parse(opening), ...more })
    const send = () => fetch(url, { ...request, body, keepalive: true }).then((answer) => answer.text())
    afterPaint(() => void send().catch(() => {}))
  }
  const { view } = document.querySelector<HTMLElement>('[data-view]')?.dataset ?? {}
  report(view, track, view && readSource())
  report(document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen, seen)
}
