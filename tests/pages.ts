import { beforeEach } from 'vitest'
import { rendering } from '#platform/rendering.ts'
import { startApp } from './app.ts'

/** What the policy of the pages by a secret link allows from another host. */
const sources = {
  scripts: 'https://js.pay.example',
  frames: 'https://pay.example',
  connections: 'https://api.pay.example',
}

/** Starts the program with a page that shows what it is rendered from; each test begins without cached pages. */
export function startPages() {
  let rendered = 0
  /** A page that shows what it is rendered from, and who it takes the visitor for. */
  const app = startApp(
    {},
    {
      async render({ url }) {
        const context = rendering.getStore()!
        rendered++
        const { search, pathname } = new URL(url)
        const quoted = pathname === '/quoted' ? '<img alt="<script x">' : ''
        const named = pathname.toLowerCase() === '/named' ? '<link rel="canonical" href="http://localhost/named"/>' : ''
        return new Response(
          `${named}${quoted}<script nonce="${context.nonce}">1</script><b title="<script>2</script>">${JSON.stringify({ search, actor: context.actor })}`,
          {
            status: pathname.endsWith('/broken')
              ? 500
              : pathname.startsWith('/nothing')
                ? 404
                : pathname === '/limited' && rendered === 1
                  ? 429
                  : 200,
            headers: { 'content-type': 'text/html' },
          },
        )
      },
      isWorkbench: (path) => path === '/dashboard',
      parametersOf: (path) => (path === '/list' ? ['page'] : []),
      secretPageOf: (path) => (path.startsWith('/secret/') ? { path: '/secret/*', sources: () => sources } : undefined),
    },
  )
  const page = async (path = '/', headers: Record<string, string> = {}, who = app.people.visitor) => {
    const response = await who.fetch(path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  beforeEach(() => {
    app.pages.drop()
    rendered = 0
  })
  return {
    app,
    page,
    /** How many pages the test has had rendered. */
    rendered: () => rendered,
  }
}
