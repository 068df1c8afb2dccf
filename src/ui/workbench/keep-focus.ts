/** What had the focus last in one layer: in the page, or in a dialog over it. */
interface Held {
  layer: Element
  element: HTMLElement
  /** Where it stood, from the element outwards. */
  path: readonly Place[]
  wasDisabled?: boolean
  /** Whether it was left on purpose, as a field is by Escape. */
  wasLeft?: boolean
}

interface Place {
  node: Element
  parent: Element
  /** Of the node among the parent's children. */
  index: number
}

/** A row that went with the focus in it, as one that was paid or removed. */
interface Gone {
  text: string
  /** What had the focus, among what can have it in the row. */
  index: number
  /** Who has the focus instead. */
  heir: HTMLElement
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
const HEADING = 'h1, h2, h3, h4'
/** One of a list: its neighbours are like it. */
const ROW = 'li, tr, article'
/** A dialog, a menu, a toast. */
const LAYER = '[data-portal] > *, .mantine-Notification-root'

/**
 * An element that is removed or disabled loses the focus, and the keyboard its place: the row that was deleted, the button
 * that loads anew what is then in its place. This gives the focus to what a person would go on with: the same button of
 * the next row, what has come in its place, or the heading above; to a disabled element again once it is enabled; to a
 * row that comes back, as by an undo, where the focus is still where it was given as the row went; and
 * where a dialog or a menu was closed, to what had it before. Only for who uses the keyboard. Returns a function that ends
 * it.
 */
export function keepFocus(): () => void {
  /** The newest last. */
  let held: Held[] = []
  let gone: Gone | undefined
  let isByKeys = true
  let frame = 0

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    const layer = target.closest(LAYER) ?? document.body
    held = held.filter((one) => one.layer !== layer && one.layer.isConnected)
    held.push({ layer, element: target, path: pathOf(target) })
  }

  function leave({ target, relatedTarget }: FocusEvent) {
    const last = held.at(-1)
    if (last?.element !== target || relatedTarget !== null || last.element.matches(':disabled')) return
    // Another window takes the focus for a while only.
    last.wasLeft = last.element.isConnected && document.hasFocus()
  }

  function check(changes: MutationRecord[]) {
    if (gone && isByKeys) giveBack(changes)
    const last = held.at(-1)
    if (last?.element.matches(':disabled')) last.wasDisabled = true
    // What has come above it meanwhile has moved its place.
    if (last?.element.isConnected) last.path = pathOf(last.element)
    // What the pointer closed gives nothing back, also not at a key that is pressed later.
    if (!isByKeys) held = held.filter(({ layer }) => isOpen(layer))
    cancelAnimationFrame(frame)
    // In the next frame: a component that moves the focus itself does so before.
    frame = requestAnimationFrame(restore)
  }

  /** To the row that went, where that is among what was added. */
  function giveBack(changes: readonly MutationRecord[]) {
    const { text, index, heir } = gone!
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
    const row = added.flatMap((node) => listIn(node, ROW)).find((one) => one.isConnected && one.textContent === text)
    if (!row) return
    gone = undefined
    const { activeElement } = document
    if (activeElement !== heir && activeElement !== document.body) return
    const buttons = listIn(row, FOCUSABLE)
    ;(buttons[index] ?? buttons[0])?.focus()
  }

  function restore() {
    if (!isByKeys || document.activeElement !== document.body) return
    const last = held.findLast(({ layer }) => isOpen(layer))
    if (!last) return
    const { element, wasDisabled, wasLeft } = last
    // Of elements that are still there, one that was disabled, or that another layer took the focus from.
    const isOwed = wasDisabled || (last !== held.at(-1) && !wasLeft)
    const next = element.isConnected ? isOwed && element : findHeir(last)
    if (!next || !isUsable(next)) return
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1
    gone = rowOf(last, next) ?? gone
    next.focus({ preventScroll: true })
  }

  const setByKeys = ({ type }: Event) => {
    isByKeys = type === 'keydown'
  }
  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, setByKeys, true)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, setByKeys, true)
  }
}

/** The frame of a dialog may stay in the document without what it shows. */
const isOpen = (layer: Element) => layer.isConnected && layer.querySelector(':not(:empty, style)') !== null

function pathOf(element: Element): Place[] {
  const parent = element.parentElement
  if (!parent) return []
  return [{ node: element, parent, index: [...parent.children].indexOf(element) }, ...pathOf(parent)]
}

/** Who gets the focus of what was taken out of the document. */
function findHeir({ layer, element, path }: Held): HTMLElement | undefined {
  const gap = path.findIndex(({ parent }) => parent.isConnected)
  if (gap < 0) return undefined
  const { node, parent, index } = path[gap]!
  if (node.matches(ROW)) {
    const row = [parent.children[index], parent.children[index - 1]].find((one) => one?.localName === node.localName)
    const buttons = listIn(row, FOCUSABLE)
    const alike = buttons[listIn(node, FOCUSABLE).indexOf(element)]
    const button = alike && isUsable(alike) ? alike : buttons.find(isUsable)
    if (button) return button
  }
  const instead = listIn(parent.children[index], `${HEADING}, ${FOCUSABLE}`).find(isUsable)
  if (instead) return instead
  const around = path.slice(gap).filter((place) => layer.contains(place.parent))
  return around.map((place) => listIn(place.parent, HEADING).find(isUsable)).find((heading) => heading !== undefined)
}

/** The row that went with an element in it; undefined where the element is still there, or was in none. */
function rowOf({ element, path }: Held, heir: HTMLElement): Gone | undefined {
  const row = element.isConnected
    ? undefined
    : path.findLast(({ node }) => !node.isConnected && node.matches(ROW))?.node
  return row && { text: row.textContent, index: listIn(row, FOCUSABLE).indexOf(element), heir }
}

/** The element itself and those in it that match, in the document's order. */
const listIn = (root: Element | undefined, selector: string): HTMLElement[] =>
  root === undefined
    ? []
    : [root, ...root.querySelectorAll(selector)].filter(
        (one): one is HTMLElement => one instanceof HTMLElement && one.matches(selector),
      )

const isUsable = (element: HTMLElement) => element.matches(':not(:disabled)') && element.checkVisibility()
