import type { Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { expect, type Site, test } from './site.ts'

test.use({ as: 'admin' })

/** Adds a notice to the admin's, as the program does. */
const addNotice = (site: Site, title: string, path = '/dashboard/projects') =>
  queryDatabase(
    site,
    `with added as (
      insert into notices (user_id, kind, title, note, path, created_at)
      values (1, 'mention', $1, 'Trocar o sensor', $2, $3) returning user_id
    )
    insert into notice_counters (user_id, changes) select user_id, 1 from added
    on conflict (user_id) do update set changes = notice_counters.changes + 1`,
    [title, path, systemClock.now()],
  )

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Avisos/ })

test.beforeEach(({ site }) => queryDatabase(site, 'delete from notices'))

test('a notice shows at once in every open browser; opening it goes to its place and marks it as read', async ({
  page,
  site,
  browser,
  sessions,
  complaints,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin, storageState: sessions.admin })
  complaints.watch(elsewhere)
  const second = await elsewhere.newPage()
  for (const one of [page, second]) {
    await one.goto('/dashboard/profile')
    await expect(bell(one)).toHaveAccessibleName('Avisos')
  }
  await addNotice(site, 'Davi citou você', '/dashboard/messages?filter=archived')
  for (const one of [page, second]) await expect(bell(one)).toHaveAccessibleName('Avisos: 1 não lido')

  await bell(page).click()
  await panel(page)
    .getByRole('link', { name: /Davi citou você/ })
    .click()
  await expect(page).toHaveURL('/dashboard/messages?filter=archived')
  await expect(panel(page)).toBeHidden()
  for (const one of [page, second]) await expect(bell(one)).toHaveAccessibleName('Avisos')
  await bell(second).click()
  await expect(panel(second).getByRole('link', { name: /^Davi citou você/ })).toBeVisible()
  await elsewhere.close()
})
