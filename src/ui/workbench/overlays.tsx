import { getDefaultZIndex, Modal } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useState, useSyncExternalStore } from 'react'
import { openQuestion, watchQuestions } from './questions.ts'
import styles from './toasts.module.css'

/** How long a toast is shown, in milliseconds, without the time in which it has the pointer or the focus. */
const TOAST_DURATION = 3000

/**
 * What functions show over every screen: questions (`ask`), and toasts (`notifySuccess`) in a corner, or over a dialog at
 * its top.
 */
export default function Overlays() {
  return (
    <>
      <QuestionDialog />
      <Notifications
        className={styles.toasts ?? ''}
        position="bottom-right"
        autoClose={TOAST_DURATION}
        containerWidth={400}
        limit={4}
        zIndex={500}
      />
    </>
  )
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
