import { getDefaultZIndex, Modal } from '@mantine/core'
import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { openQuestion, watchQuestions } from './questions.ts'
import styles from './toasts.module.css'

/** How long a toast is shown, in milliseconds, without the time in which it has the pointer or the focus. */
const TOAST_DURATION = 3000

/**
 * What functions show over every screen: questions (`ask`), and toasts (`notifySuccess`) in a corner, or over a dialog at
 * its top. Where they would cover what has the focus they stand in the corner above.
 */
export default function Overlays() {
  const isAside = useAside()
  return (
    <>
      <QuestionDialog />
      <Notifications
        className={`${styles.toasts} ${isAside ? styles.aside : ''}`}
        position="bottom-right"
        autoClose={TOAST_DURATION}
        containerWidth={400}
        limit={4}
        zIndex={500}
      />
    </>
  )
}

/** What may bring what has the focus under the toasts. */
const EVENTS = ['focusin', 'transitionend'] as const

/** Whether the toasts stand in the upper corner, until there are none: in the other one they covered what has the focus. */
function useAside() {
  const { length } = useNotifications().notifications
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (length === 0) return setAside(false)
    const look = () => {
      const toasts = document.querySelector(`.${styles.toasts}[data-position='bottom-right']`)
      if (toasts && covers(toasts, document.activeElement)) setAside(!toasts.classList.contains(styles.aside!))
    }
    // A toast is there in the next frame, and has its height once it has come in.
    const frame = requestAnimationFrame(look)
    for (const event of EVENTS) document.addEventListener(event, look)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of EVENTS) document.removeEventListener(event, look)
    }
  }, [length])
  return isAside
}

/** Whether an element lies under the toasts; not what is as high as a page or a text, of which enough is in sight. */
function covers(toasts: Element, element: Element | null): boolean {
  if (!element || toasts.contains(element)) return false
  const [above, below] = [toasts.getBoundingClientRect(), element.getBoundingClientRect()]
  const isBeside = below.right < above.left || below.left > above.right
  return !isBeside && below.bottom > above.top && below.top < above.bottom && below.height < window.innerHeight / 3
}

function QuestionDialog() {
  const question = useSyncExternalStore(watchQuestions, openQuestion)
  // Stays in the dialog while that closes.
  const [shown, setShown] = useState(question)
  if (question && question !== shown) setShown(question)
  if (!shown) return null
  return (
    <Modal
      // Each listens from when it is asked: one that was there would hear the Escape that asks, and answer it.
      key={shown.id}
      opened={question !== undefined}
      onClose={() => question?.answer(undefined)}
      title={shown.title}
      zIndex={getDefaultZIndex('modal') + 1}
    >
      {shown.content(shown.answer)}
    </Modal>
  )
}
