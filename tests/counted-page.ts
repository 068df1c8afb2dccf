import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { rendering } from '#platform/rendering.ts'
import { startApp } from './app.ts'

/** Whoever looks with this is no robot. */
export const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** Starts the program with one page, of the articles and projects that visitors may see, and counts how often it is rendered. */
export function startCountedPage() {
  let rendered = 0
  let beforeAnswer: () => Promise<void> = async () => {}
  const app = startApp(
    {},
    {
      async render() {
        const { db } = rendering.getStore()!
        rendered++
        const archives = await db.selectFrom('public_archives').select(['title', 'likes', 'views']).execute()
        const projects = await db.selectFrom('public_projects').select('title').execute()
        await beforeAnswer()
        return new Response(JSON.stringify({ archives, projects }), { headers: { 'content-type': 'text/html' } })
      },
      isWorkbench: () => false,
      parametersOf: () => [],
      secretPageOf: () => undefined,
    },
  )
  const page = async () => (await app.people.visitor.fetch('/')).text()

  /** Whether the cached page is dropped by something done, also where another process does it. */
  async function drops(change: () => Promise<unknown>): Promise<boolean> {
    await app.invalidation.received()
    await page()
    rendered = 0
    await change()
    await app.invalidation.received()
    await page()
    return rendered > 0
  }

  /** Waits until notifications arrive: without a connection for them `received` drops the pages instead. */
  async function isListening() {
    const drop = vi.spyOn(app.pages, 'drop')
    await vi.waitFor(
      async () => {
        drop.mockClear()
        await app.invalidation.received()
        expect(drop).not.toHaveBeenCalled()
      },
      { timeout: 10_000 },
    )
    drop.mockRestore()
  }
  beforeAll(isListening)
  beforeEach(async () => {
    await app.pool.query('delete from archives; delete from projects; delete from site_settings')
    await app.invalidation.received()
  })
  return {
    app,
    page,
    drops,
    isListening,
    write: (text: string) => drops(() => app.pool.query(text)),
    async post(path: string, body: object, who = app.people.admin) {
      const { status } = await who.post(`/api/v1/${path}`, body, BROWSER)
      expect(status, path).toBe(200)
    },
    /** What the page waits for between reading the database and its answer. */
    holdAnswer: (wait: () => Promise<void>) => {
      beforeAnswer = wait
    },
  }
}
