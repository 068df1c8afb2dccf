import { expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

// Texts made to be slow are slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
/** Takes far longer than any limit. */
const POISON = '*a_ '.repeat(100_000)
const previewPath = '/api/v1/preview-project'

/** Asks for a preview that never comes; resolves with the status, or with 'gone' once it is given up. */
function preview(signal: AbortSignal) {
  const answer = app.people.staff.fetch(previewPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ markedown: POISON }),
    signal,
  })
  return answer.then(
    ({ status }) => status,
    () => 'gone',
  )
}

test('an article is saved while poison previews hold up further previews, until their clients go', async () => {
  const client = new AbortController()
  const previews = Array.from({ length: 4 }, () => preview(client.signal))
  // One runs, two wait: the fourth is refused, whichever of them came last.
  expect(await Promise.race(previews)).toBe(429)

  const behind = app.people.other.post(previewPath, { markedown: 'atrás' })
  expect(await addArchive(app, { markdown: 'Um texto' })).toBeGreaterThan(0)
  client.abort()
  expect((await Promise.all(previews)).sort()).toEqual([429, 'gone', 'gone', 'gone'])
  expect((await behind).body.data.html).toBe('<p>atrás</p>')
})
