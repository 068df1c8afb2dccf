import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { nowMs, systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { expect, expectAccessible, type Site, test } from './site.ts'

test.use({ as: 'admin' })

/** Adds an event of the admin's whose alert is due in some seconds, as another program does, by the call. */
async function addEvent(page: Page, { title, alertIn }: { title: string; alertIn: number }) {
  const start = new Date(nowMs() + 3_600_000)
  const event = {
    title,
    location: 'Sala 2',
    start_date: start.toISOString(),
    end_date: start.toISOString(),
    alert: true,
    alert_date: new Date(nowMs() + alertIn * 1000).toISOString(),
    alerts: 'Levar a trena',
  }
  const answer = await page.request.post('/api/v1/eventManager', { data: { event } })
  expect(answer.status()).toBe(200)
}

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

test.beforeEach(({ site }) => queryDatabase(site, 'delete from notices'))

test('[CAL-07] an alert shows at its time in every open page, and leads to its event', async ({ page, context }) => {
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('button', { name: 'Avisos' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/dashboard/messages')
  await expect(second.getByRole('button', { name: /^Avisos/ })).toBeVisible()
  await addEvent(page, { title: 'Visita à Oficina Maré', alertIn: 1 })
  for (const one of [page, second])
    await expect(toast(one, 'Visita à Oficina Maré, ')).toContainText('Levar a trena', { timeout: 15_000 })
  await expectAccessible(page)

  await toast(page, 'Visita à Oficina Maré, ').getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/calendar\?.*event=\d+/)
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  await expect(toast(page, 'Visita à Oficina Maré, ')).toBeHidden()
})

test('what came before the page was opened shows in the bell alone', async ({ page, site }) => {
  await addNotice(site, 'calendar-alert', 'Antes')
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('button', { name: 'Avisos: 1 não lido' })).toBeVisible()
  await addNotice(site, 'mention', 'Davi citou você')
  await expect(page.getByRole('button', { name: 'Avisos: 2 não lidos' })).toBeVisible()
  await addNotice(site, 'calendar-alert', 'Depois')
  await expect(toast(page, 'Depois')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Antes|Davi/ })).toHaveCount(0)
})

const addNotice = (site: Site, kind: string, title: string) =>
  queryDatabase(
    site,
    `with added as (
      insert into notices (user_id, kind, title, note, path, created_at)
      values (1, $1, $2, '', '/dashboard/calendar', $3) returning user_id
    )
    insert into notice_counters (user_id, changes) select user_id, 1 from added
    on conflict (user_id) do update set changes = notice_counters.changes + 1`,
    [kind, title, systemClock.now()],
  )

test('a device shows what its push service brings, and opens the event that it is about', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/dashboard/profile')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/alerts-worker.js', { scope: '/dashboard/' })
    await navigator.serviceWorker.ready
  })
  const [worker] = context.serviceWorkers()
  // A headless Chromium shows no notifications and opens no windows by itself: what it would is noted.
  await worker!.evaluate(() => {
    const noted: unknown[] = []
    const scope = globalThis as unknown as WorkerScope
    scope.noted = noted
    scope.registration.showNotification = async (...notification) => void noted.push(notification)
    scope.clients.openWindow = async (address) => void noted.push(address)
  })
  const path = '/dashboard/calendar?date=2026-11-24&event=7'
  await deliverPush(context, page, site.origin, { title: 'Reunião, hoje às 14:00', body: 'Sala 2', path, tag: 'a 1' })
  const noted = () => worker!.evaluate(() => (globalThis as unknown as WorkerScope).noted)
  const options = { body: 'Sala 2', tag: 'a 1', lang: 'pt-BR', icon: '/icon-192.png', data: { path } }
  await expect.poll(noted).toEqual([['Reunião, hoje às 14:00', options]])

  await worker!.evaluate((data) => {
    const notification = { data, close: () => {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  }, options.data)
  await expect.poll(async () => (await noted()).at(-1)).toBe(site.origin + path)
})

/** The parts of a service worker's global object that the test looks at. */
interface WorkerScope {
  noted: unknown[]
  registration: { showNotification(...notification: unknown[]): Promise<void> }
  clients: { openWindow(address: string): Promise<void> }
}

/** Has the browser behave as if its push service had brought a message. */
async function deliverPush(context: BrowserContext, page: Page, origin: string, message: object) {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await browser.detach()
}

test('the permission is asked for when an alert is switched on, once; the device can be removed again', async ({
  page,
  site,
}) => {
  await pretendPush(page, 'granted')
  await page.goto('/dashboard/calendar?date=2027-03-10')
  await page.getByRole('button', { name: /^10:00, / }).click()
  const form = page.getByRole('form', { name: 'Criar Evento' })
  const alert = form.getByRole('switch', { name: 'Ativar Alerta' })
  await expect(alert).toBeVisible()
  expect(await countAsked(page)).toBe(0)
  await alert.check()
  const device = page.getByRole('switch', { name: 'Mostrar alertas neste aparelho' })
  await expect(device).toBeChecked()
  expect(await countAsked(page)).toBe(1)
  const stored = () => queryDatabase<{ label: string }>(site, 'select label from push_subscriptions where user_id = 1')
  expect(await stored()).toEqual([{ label: expect.stringMatching(/^Chrome no /) }])
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Alertas nos aparelhos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alertas nos aparelhos' })
  await expect(dialog.getByRole('listitem')).toHaveText(/Chrome no .* desde/)
  const here = dialog.getByRole('switch', { name: 'Mostrar alertas neste aparelho' })
  await expect(here).toBeChecked()
  expect(await countAsked(page)).toBe(1)
  await here.click()
  await expect(dialog.getByText('Nenhum aparelho ligado.')).toBeVisible()
  await expect(here).not.toBeChecked()
  expect(await stored()).toEqual([])

  await here.click()
  await expect(here).toBeChecked()
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(dialog.getByText('Nenhum aparelho ligado.')).toBeVisible()
  await expect(here).not.toBeChecked()
  expect(await stored()).toEqual([])
})

test('where the permission is refused, the form says so and the alert stays', async ({ page }) => {
  await pretendPush(page, 'denied')
  await page.goto('/dashboard/calendar?date=2027-03-10')
  await page.getByRole('button', { name: /^10:00, / }).click()
  await page.getByRole('switch', { name: 'Ativar Alerta' }).check()
  await expect(page.getByRole('switch', { name: 'Mostrar alertas neste aparelho' })).toBeDisabled()
  await expect(page.getByText('O navegador bloqueia as notificações deste site')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Ativar Alerta' })).toBeChecked()
  await page.getByRole('switch', { name: 'Ativar Alerta' }).uncheck()
  await page.getByRole('switch', { name: 'Ativar Alerta' }).check()
  expect(await countAsked(page)).toBe(1)
})

/**
 * Stands in for what a headless Chromium lacks: the question to the person, answered so, and a push service. What it
 * knows outlasts a reload, as in a browser.
 */
async function pretendPush(page: Page, answer: 'granted' | 'denied') {
  const key = createECDH('prime256v1').generateKeys('base64url')
  const made = { answer, keys: { p256dh: key, auth: randomBytes(16).toString('base64url') } }
  await page.addInitScript(({ answer, keys }) => {
    const subscription = () => {
      const serverKey = sessionStorage.getItem('pretended-subscription')
      if (!serverKey) return null
      const unsubscribe = async () => sessionStorage.removeItem('pretended-subscription')
      const options = { applicationServerKey: Uint8Array.from(JSON.parse(serverKey) as number[]).buffer }
      return { endpoint: 'https://push.example.com/one', options, unsubscribe, toJSON: () => ({ keys }) }
    }
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('pretended-permission') ?? 'default',
    })
    Notification.requestPermission = async () => {
      if (Notification.permission === 'default') {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
        sessionStorage.setItem('pretended-permission', answer)
      }
      return Notification.permission
    }
    const manager = PushManager.prototype as unknown as Record<string, unknown>
    manager.getSubscription = async () => subscription()
    manager.subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      sessionStorage.setItem('pretended-subscription', JSON.stringify([...applicationServerKey]))
      return subscription()
    }
  }, made)
}

/** How often the browser has shown its question. */
const countAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked')))
