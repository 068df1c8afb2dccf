import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import styles from './toasts.module.css'

/** How long a toast stays, in milliseconds; it waits while the pointer or the focus is on it. */
const TOAST_DURATION = 3000

/** The corner where toasts appear. Part of the frame; screens call `notifySuccess` and `notifyError`. */
export function Toasts() {
  return (
    <Notifications position="bottom-right" autoClose={TOAST_DURATION} containerWidth={400} limit={4} zIndex={500} />
  )
}

/** Shows for three seconds that something was done. */
export const notifySuccess = (text: string) => show(text, 'success')

/** Shows for three seconds that something failed. `text` is what the person can do about it; the default is the specification's. */
export const notifyError = (text = 'Unable to save the flow') => show(text, 'error')

function show(text: string, kind: 'success' | 'error') {
  const Icon = kind === 'success' ? IconCheck : IconAlertTriangle
  const id = notifications.show({
    // Both are live regions; only an error interrupts what is being read.
    role: kind === 'success' ? 'status' : 'alert',
    message: (
      <div className={styles.toast}>
        <Icon size={18} stroke={2} aria-hidden />
        <p>{text}</p>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => notifications.hide(id)}>
          Close
        </Button>
      </div>
    ),
    withCloseButton: false,
    className: styles.root,
    'data-kind': kind,
  })
  return id
}
