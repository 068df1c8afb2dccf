import type { Locator } from '@playwright/test'
import { addArchive, readArchive } from './archives.ts'
import { CUT_OFF, holdCall } from './network.ts'
import { expect, test } from './site.ts'

const FAILED = 'Unable to add your like to the file'

const marker = (id: number) => localStorage.getItem(`archive-like-${id}`)
const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
const CLEAR = 'rgba(0, 0, 0, 0)'

test('[ARC-09] a like counts at once, is sent and kept on the device, and its button says so', async ({
  page,
  request,
  admin,
}) => {
  const { id } = await addArchive(admin)
  await page.goto(`/archive-view/${id}`)
  const button = page.getByRole('button', { name: 'Curtir este arquivo' })
  await expect(button).toHaveText(/0 curtidas/)
  expect(await ground(button)).not.toBe(CLEAR)
  // Held still, so that what happens at once is seen before the server has answered.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const letGo = await holdCall(page, '/analytics')
  const call = page.waitForRequest((request) => request.url().endsWith('/api/v1/analytics'))
  await button.click()
  await expect(button).toHaveText(/1 curtida$/)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await ground(button)).toBe(CLEAR)
  expect(await page.evaluate(marker, id)).not.toBeNull()
  const turns = await button
    .locator('svg')
    .evaluate((icon) => icon.getAnimations().map(({ effect }) => effect!.getTiming().duration))
  expect(turns).toEqual([500])

  const sent = await call
  expect(sent.postDataJSON()).toEqual({ analytics: 'like-archive', id })
  expect(sent.headers()).toMatchObject({ accept: 'application/json', 'accept-language': 'pt_BR' })
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  letGo()
  await expect.poll(async () => (await readArchive(request, id))!.likes).toBe(1)
  await expect(page.getByText('Curtido neste aparelho.')).toBeVisible()
  await expect.poll(() => button.locator('svg').evaluate((icon) => icon.getAnimations().length)).toBe(0)
})

test('[ARC-10] a device likes once, only what exists, and a like that fails is logged and taken back', async ({
  page,
  request,
  admin,
  complaints,
}) => {
  complaints.allow(CUT_OFF)
  const { id } = await addArchive(admin)
  const likes = async () => (await readArchive(request, id))!.likes
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(`/archive-view/${id}`)
  const button = page.getByRole('button', { name: 'Curtir este arquivo' })

  await page.route('**/api/v1/analytics', (route) => route.abort())
  await button.click()
  await expect.poll(() => logged).toContain(FAILED)
  await expect(button).toHaveText(/0 curtidas/)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(marker, id)).toBeNull()
  await page.unroute('**/api/v1/analytics')

  let calls = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('like-archive')) calls++
  })
  await button.click()
  await expect.poll(likes).toBe(1)
  await button.click()
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveText(/1 curtida$/)
  await button.click()
  expect(calls).toBe(1)

  // Even a browser that forgot its marker is one device to the server.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const again = page.waitForResponse((answer) => answer.request().postData()?.includes('like-archive') === true)
  await button.click()
  expect(await (await again).json()).toMatchObject({ result: false, data: { likes: 1 } })
  await expect(button).toHaveText(/1 curtida$/)
  expect(await likes()).toBe(1)

  for (const none of [0, -1])
    expect(
      (await page.request.post('/api/v1/analytics', { data: { analytics: 'like-archive', id: none } })).status(),
    ).toBe(422)
})

test('two tabs of one device like once', async ({ page, context, request, admin }) => {
  const { id } = await addArchive(admin)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/archive-view/${id}`)
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Curtir este arquivo' }).click()
  await expect.poll(async () => (await readArchive(request, id))!.likes).toBe(1)
  await expect(other.getByRole('button', { name: 'Curtir este arquivo' })).toHaveAttribute('aria-pressed', 'true')
})
