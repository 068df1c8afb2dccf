import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconBell, IconCheck } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { explainFailure, type Refusal } from '#client/failures.ts'
import { sayNow } from '#client/say.ts'
import type { Words } from '#words.ts'
import styles from './toasts.module.css'

/** Shows a toast about a success. */
export const notifySuccess = (text: Words) => show(sayNow(text), 'success')

/** A failed save, where nothing more is known. */
const UNABLE = ['Unable to save the flow', 'Não foi salvo'] as const

/** Shows a toast about a failure; the default text is the specification's. `note`: more lines of text. */
export function notifyError(words: Words = UNABLE, note = '') {
  const text = sayNow(words)
  const same = errors.get(text)
  if (same) notifications.hide(same)
  const lines = (
    <>
      <span>{text}</span>
      <span>{note}</span>
    </>
  )
  errors.set(text, show(note ? lines : text, 'error'))
}

/** Shows why something was not saved. Without a reason of the program's the title is the default text. */
export const notifyRefusal = ({ text, isUnexplained }: Refusal) =>
  isUnexplained ? notifyError(undefined, text) : notifyError(text)

/** Shows why a call that saves failed. */
export const notifyFailure = (failure: unknown) => notifyRefusal(explainFailure(failure))

/** The last toast of each failure: the next one of the same text takes its place. */
const errors = new Map<string, string>()

/** How long a toast with a button or a link is shown, in milliseconds. */
const UNDO_DURATION = 8000
const LINK_DURATION = 30_000

/** The toasts with an undo button that were shown on this screen. */
const undos = new Set<string>()

/** Shows a toast with an undo button, until another screen is opened. Returns a function that hides it. */
export function notifyUndo(text: Words, undo: () => void): () => void {
  const id = show(sayNow(text), 'success', { undo, autoClose: UNDO_DURATION })
  undos.add(id)
  return () => notifications.hide(id)
}

/** Hides the toasts with an undo button: what they would undo is no longer in sight. */
export function hideUndos() {
  for (const id of undos) notifications.hide(id)
  undos.clear()
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

interface ToastOptions {
  undo?: () => void
  /** Milliseconds. */
  autoClose?: number
}

function show(text: ReactNode, kind: keyof typeof ICONS, { undo, autoClose }: ToastOptions = {}) {
  const Icon = ICONS[kind]
  const id = notifications.show({
    // Both are live regions; only `alert` interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
    message: (
      <div className={`stack align-center gap-75 ink ${styles.toast}`}>
        <Icon size={18} stroke={2} aria-hidden />
        <p>{text}</p>
        <div>
          {undo && (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => {
                notifications.hide(id)
                undo()
              }}
            >
              Desfazer
            </Button>
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
