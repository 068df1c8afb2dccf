/*
 * The service worker of the calendar's alerts: shows those that arrive by Web Push and opens their events. It stores
 * nothing and answers no requests.
 */

addEventListener('install', () => skipWaiting())

addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  const options = { body, tag, lang: 'pt-BR', icon: '/icon-192.png', data: { path } }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openEvent(event.notification.data.path))
})

/** Goes to the window that shows the event already, else opens one: another one may have something unsaved. */
async function openEvent(path) {
  const { href } = new URL(path, location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === href)
  return shown ? shown.focus() : clients.openWindow(href)
}
