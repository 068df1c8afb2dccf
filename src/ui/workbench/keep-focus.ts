/** What had the focus last in one layer: in the page, or in a dialog over it. */
interface Held {
  layer: Element
  element: HTMLElement
  /** Where it was taken out of the document. */
  gap?: Gap | undefined
}

interface Gap {
  parent: Element
  before: Element | null
  after: Element | null
  /** What was taken out: the element itself, or what contained it. */
  removed: Element
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
/** What a person who reads on comes to first. */
const ENTRANCE = `h1, h2, h3, h4, ${FOCUSABLE}`
/** One of a list: its neighbours are like it. */
const ROW = 'li, tr, article'
/** A dialog, a menu, a toast. */
const LAYER = '[data-portal] > *, .mantine-Notification-root'

/**
 * An element that is removed or disabled loses the focus, and the keyboard its place: the row that was deleted, the button
 * that loads anew what is then in its place. This gives the focus to whom a person would go on with: the same button of the
 * next row, what has come in its place, or the heading above; and to a disabled element again as soon as it is enabled.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  /** The newest last. */
  let held: Held[] = []
  let frame = 0

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    const layer = target.closest(LAYER) ?? document.body
    held = held.filter((one) => one.layer !== layer && one.layer.isConnected)
    held.push({ layer, element: target })
  }

  // Who presses beside everything wants the focus nowhere.
  function forget({ target }: PointerEvent) {
    if (!(target instanceof Element && target.closest(`label, ${FOCUSABLE}`))) held = []
  }

  function watch(records: MutationRecord[]) {
    let isLost = false
    for (const record of records)
      for (const one of held) {
        if (record.type === 'attributes') isLost ||= record.target === one.element
        else if (tookOut(record, one)) isLost = true
      }
    if (!isLost) return
    cancelAnimationFrame(frame)
    // Whoever moves the focus by itself comes first.
    frame = requestAnimationFrame(restore)
  }

  function restore() {
    if (document.activeElement !== document.body) return
    const last = held.findLast(({ layer }) => layer.isConnected)
    const next = last && (last.element.isConnected ? last.element : findHeir(last))
    if (!next) return
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(watch)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget, true)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget, true)
  }
}

/** Whether this change took out what had the focus, or the place where it was; notes where. */
function tookOut({ target, removedNodes, previousSibling, nextSibling }: MutationRecord, one: Held) {
  const { gap } = one
  if (!(target instanceof Element)) return false
  const [before, after] = [elementAt(previousSibling, 'previous'), elementAt(nextSibling, 'next')]
  for (const node of removedNodes) {
    if (gap?.after === node) gap.after = after
    if (node instanceof Element && node.contains(gap?.parent ?? one.element))
      one.gap = { parent: target, before, after, removed: node }
  }
  return one.gap !== gap
}

const elementAt = (node: Node | null, side: 'previous' | 'next') =>
  node === null || node instanceof Element ? node : (node as Text)[`${side}ElementSibling`]

/** Who gets the focus of what was taken out of there. */
function findHeir({ layer, element, gap }: Held): HTMLElement | undefined {
  if (!gap?.parent.isConnected) return undefined
  const { parent, before, after, removed } = gap
  const arrived = between(parent, before, after)

  const row = removed.matches(ROW) && [...arrived, after, before].find((one) => one?.localName === removed.localName)
  if (row) {
    const likes = listIn(row, FOCUSABLE)
    const alike = likes[listIn(removed, FOCUSABLE).indexOf(element)]
    return alike && isUsable(alike) ? alike : likes.find(isUsable)
  }
  const isGroup = removed.localName === 'section' && after?.className === removed.className
  const entrance = [...arrived, ...(isGroup ? [after] : [])].flatMap((one) => listIn(one, ENTRANCE)).find(isUsable)
  if (entrance) return entrance
  // Whatever comes before the gap: the next Tab leads to what comes after it.
  const isBefore = (one: HTMLElement) =>
    (!after && parent.contains(one)) ||
    ((after ?? parent).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return listIn(layer, ENTRANCE).findLast((one) => isBefore(one) && isUsable(one))
}

/** What stands between two elements of a parent by now; nothing where one of them has gone. */
function between(parent: Element, before: Element | null, after: Element | null): Element[] {
  const all = [...parent.children]
  const [from, to] = [before ? all.indexOf(before) + 1 : 0, after ? all.indexOf(after) : all.length]
  return (before && from === 0) || to < 0 ? [] : all.slice(from, to)
}

/** The element itself and those in it that match, in the document's order. */
const listIn = (root: Element, selector: string): HTMLElement[] =>
  [root, ...root.querySelectorAll(selector)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(selector),
  )

const isUsable = (element: HTMLElement) => element.matches(':not(:disabled)') && element.checkVisibility()
