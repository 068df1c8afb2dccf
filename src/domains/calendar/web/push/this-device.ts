import { api } from '#client/calls/api.ts'
import { readStored, removeStored, writeStored } from '#client/storage/storage.ts'
import { describeDevice } from './describe-device.ts'

/** public/alerts-worker.js, which shows the alerts. */
const WORKER = '/alerts-worker.js'
const SCOPE = '/dashboard/'

/**
 * Whether this device shows a person's alerts. `unsupported`: its browser cannot, as on an iPhone before the site is on
 * its home screen; `blocked`: the person has refused, and only they can change that, in the browser.
 */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The device's id on the server, for each person who switched alerts on in this browser. */
const keyOf = (user: number) => `vitrine-push-${user}`

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the browser has not asked yet. */
export const isUndecided = () => isSupported() && Notification.permission === 'default'

/** Whether this device shows the person's alerts. After a new login it does not: devices go with their session. */
export async function readDevice(user: number): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'blocked' : 'off'
  const id = Number(readStored(keyOf(user)))
  const worker = id ? await navigator.serviceWorker.getRegistration(SCOPE) : undefined
  if (!(await worker?.pushManager.getSubscription())) return 'off'
  const { data } = await api.calendar.alerts.devices()
  return data.some((device) => device.id === id) ? 'on' : 'off'
}

/** Asks for the permission where that is undecided, which browsers allow after a click only, and adds this device. */
export async function switchOn(user: number): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { endpoint, p256dh, auth } = await subscribe()
  const { id } = await api.calendar.alerts.subscribe({
    endpoint,
    p256dh,
    auth,
    label: describeDevice(navigator.userAgent),
  })
  writeStored(keyOf(user), String(id))
  return 'on'
}

/** Removes this device. */
export async function switchOff(user: number): Promise<DeviceState> {
  const id = Number(readStored(keyOf(user)))
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  const subscription = await worker?.pushManager.getSubscription()
  // The server forgets one that it cannot be asked to remove at its next alert: the subscription is gone.
  if (id) await api.calendar.alerts.unsubscribe({ id }).catch(() => undefined)
  await subscription?.unsubscribe()
  removeStored(keyOf(user))
  return 'off'
}

/** The subscription at the browser's push service, made where there is none by the server's present key. */
async function subscribe(): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const [{ data }, worker] = await Promise.all([api.calendar.alerts.key(), startWorker()])
  const applicationServerKey = toBytes(data.key)
  const known = await worker.pushManager.getSubscription()
  const isCurrent = known !== null && isSame(known.options.applicationServerKey, applicationServerKey)
  if (known && !isCurrent) await known.unsubscribe()
  const subscription = isCurrent
    ? known
    : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** The service worker, once it is active: before that it takes no subscription. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const starting = registration.active ? null : (registration.waiting ?? registration.installing)
  if (starting)
    await new Promise<void>((resolve, reject) => {
      starting.addEventListener('statechange', () => {
        if (starting.state === 'activated') resolve()
        if (starting.state === 'redundant') reject(new Error('the service worker did not start'))
      })
    })
  return registration
}

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))

const isSame = (one: ArrayBuffer | null, other: Uint8Array) =>
  one?.byteLength === other.length && new Uint8Array(one).every((byte, index) => byte === other[index])
