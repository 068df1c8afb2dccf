/** Those toasts that say that an event was made, and take it back: how each is hidden, by the event's id. */
const hides = new Map<number, () => void>()

/** Notes the toast of an event that was just made. */
export const noteMade = (id: number, hide: () => void) => void hides.set(id, hide)

/** Hides the toast of an event's making, once it was changed or removed: its button would take back more than it says. */
export function hideMade(id: number) {
  hides.get(id)?.()
  hides.delete(id)
}
