import { Button } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertTriangle, IconBell, IconCheck } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { explainFailure, type Refusal } from '#client/calls/failures.ts'
import { watchReach } from '#client/calls/unreached.ts'
import { sayNow } from '#client/interface/say.ts'
import type { Words } from '#words.ts'
import { MOD_KEY } from './keys/mod-key.ts'
import styles from './toasts.module.css'

/** Shows a toast about a success, by default a save, in the place of the last one that says the same as specified. */
export const notifySuccess = (words: Words = 'Salvo com sucesso') =>
  void inPlace(keyOf(words), () => show(sayNow(words), 'success'))

/** A failed save, where nothing more is known. */
const UNABLE = ['Unable to save the flow', 'Não foi salvo'] as const

/** Shows a toast about a failure; the default text is the specification's. `note`: more lines of text. */
export function notifyError(words: Words = UNABLE, note = '') {
  const text = sayNow(words)
  const lines = (
    <>
      <span>{text}</span>
      <span>{note}</span>
    </>
  )
  errors.add(inPlace(text, () => show(note ? lines : text, 'error')))
}

/** Hides the toasts about failures: what failed may be tried again. */
export function hideErrors() {
  for (const id of errors) notifications.hide(id)
  errors.clear()
}

/** Shows why something was not saved. Without a reason of the program's the title is the default text. */
export const notifyRefusal = ({ text, isUnexplained }: Refusal) =>
  isUnexplained ? notifyError(undefined, text) : notifyError(text)

/** Shows why a call that saves failed. */
export const notifyFailure = (failure: unknown) => notifyRefusal(explainFailure(failure))

/** The toasts about failures. */
const errors = new Set<string>()

/** The last toast of each key: the next one takes its place. */
const lasts = new Map<string, string>()

function inPlace(key: string, show: () => string): string {
  const last = lasts.get(key)
  if (last) notifications.hide(last)
  const id = show()
  lasts.set(key, id)
  return id
}

/** The same for 'Evento salvo: Treino' and 'Evento salvo: Feira', which are both 'Event register' as specified. */
const keyOf = (words: Words) => (typeof words === 'string' ? words : words[0])

/** How long a toast with a button or a link is shown, in milliseconds. */
const UNDO_DURATION = 8000
const LINK_DURATION = 30_000

interface UndoToast {
  order: number
  undo: () => void
  hide: () => void
}

/** The toasts with an undo button that were shown on this screen, the newest last, by their ids. */
const undos = new Map<string, UndoToast>()

let order = 0
/** Of what can be taken back, with a toast or without: what came later is taken back first. */
export const nextOrder = () => ++order

/**
 * Shows a toast with an undo button, until another screen is opened. Returns a function that hides it. `isOnly`: in the
 * place of the last one of these words or of this name, as `notifySuccess` does; for what can be taken back by another
 * way too. `change`: leads to where what was done by itself is changed. `undo`: where it answers a promise, the toast stands
 * again if the server was not reached until that is done.
 */
export function notifyUndo(
  words: Words,
  undo: () => unknown,
  isOnly: boolean | string = false,
  change?: () => void,
): () => void {
  const press = () => {
    void watchReach(undo).then(({ isLost }) => isLost && offer())
  }
  const make = () => show(sayNow(words), 'success', { undo: press, change, autoClose: UNDO_DURATION })
  let id: string
  const hide = () => void notifications.hide(id)
  function offer() {
    id = isOnly ? inPlace(isOnly === true ? keyOf(words) : isOnly, make) : make()
    undos.set(id, { order: nextOrder(), undo: press, hide })
  }
  offer()
  return hide
}

/** Shows a toast about what was taken back, with a button that brings it back again, which no key presses. */
export const notifyBack = (text: string, back: () => void) =>
  void show(text, 'success', { back, autoClose: UNDO_DURATION })

/** Hides the toasts with an undo button: what they would undo is no longer in sight. */
export function hideUndos() {
  for (const id of undos.keys()) notifications.hide(id)
  undos.clear()
}

/**
 * Presses the undo button of the newest toast that is shown, or waits until there is room for it. Answers whether there was
 * one. `after`: the order before which none counts.
 */
export function pressUndo(after = 0): boolean {
  const { notifications: shown, queue } = notificationsStore.getState()
  const newest = [...undos].findLast(
    ([toast, { order }]) => order > after && [...shown, ...queue].some(({ id }) => id === toast),
  )
  if (!newest) return false
  const [, { undo, hide }] = newest
  hide()
  undo()
  return true
}

interface LinkToast {
  text: string
  /** More lines of text; may be ''. */
  note: string
  path: string
  /** Follows the link within the page: see `useFollow`. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Shows a toast that leads to a screen. */
export function notifyLink({ text, note, path, onFollow }: LinkToast) {
  const id = show(
    <>
      <a
        href={path}
        onClick={(event) => {
          notifications.hide(id)
          onFollow(event)
        }}
      >
        {text}
      </a>
      {note && <span>{note}</span>}
    </>,
    'link',
    { autoClose: LINK_DURATION },
  )
}

const ICONS = { success: IconCheck, error: IconAlertTriangle, link: IconBell }

/** Of a button that Ctrl+Z presses too. */
const BY_KEY = { title: `Desfazer (${MOD_KEY} Z)`, 'aria-keyshortcuts': 'Control+Z Meta+Z' }

interface ToastOptions {
  undo?: () => void
  back?: () => void
  change?: (() => void) | undefined
  /** Milliseconds. */
  autoClose?: number
}

function show(text: ReactNode, kind: keyof typeof ICONS, { undo, back, change, autoClose }: ToastOptions = {}) {
  const Icon = ICONS[kind]
  const id = notifications.show({
    // Who is in it with the keyboard is not hurried; nor in another window, from which the focus comes back.
    onFocusCapture: () => hold(id, false),
    onBlurCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget) && document.hasFocus()) hold(id, autoClose)
    },
    // Both are live regions; only `alert` interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
    message: (
      <div className={`stack align-center gap-75 ink ${styles.toast}`}>
        <Icon size={18} stroke={2} aria-hidden />
        <p>{text}</p>
        <div>
          {(
            [
              ['Mudar', change],
              ['Desfazer', undo],
              ['Trazer de volta', back],
            ] as const
          ).map(
            ([label, work]) =>
              work && (
                <Button
                  key={label}
                  variant="subtle"
                  size="compact-xs"
                  {...(work === undo && BY_KEY)}
                  onClick={() => {
                    notifications.hide(id)
                    work()
                  }}
                >
                  {label}
                </Button>
              ),
          )}
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => notifications.hide(id)}>
            {sayNow(['Close', 'Fechar'])}
          </Button>
        </div>
      </div>
    ),
    withCloseButton: false,
    ...(autoClose && { autoClose }),
    className: styles.root,
    'data-kind': kind,
  })
  return id
}

/** Shows a toast until it is closed (false), or from now on for milliseconds, by default as long as any. */
const hold = (id: string, autoClose: number | false | undefined) =>
  notifications.updateState(notificationsStore, (all) =>
    all.map((one) => (one.id === id ? { ...one, autoClose } : one)),
  )
