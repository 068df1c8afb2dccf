import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { DEFAULTS } from './defaults.ts'

describe('a site with a company', () => {
  const app = startApp()
  const read = (path: string) => app.people.visitor.get(path)
  const company = (change: object) =>
    app.people.admin.post('/api/v1/site/save', { section: 'company', value: { ...DEFAULTS.company, ...change } })

  test('security.txt says whom to write to, for less than a year from now', async () => {
    await company({ email: 'seguranca@exemplo.com.br' })
    const { body, headers } = await read('/.well-known/security.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Contact: mailto:seguranca@exemplo.com.br\n')
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)![1]!)
    const ahead = expires - app.clock.now().getTime()
    expect(ahead).toBeGreaterThan(90 * 86_400_000)
    expect(ahead).toBeLessThan(365 * 86_400_000)
    // Each field that may stand once stands once (RFC 9116, 2.5).
    expect(body.match(/^Expires:/gm)).toHaveLength(1)

    await company({ email: '' })
    expect((await read('/.well-known/security.txt')).body).toMatch(/^Contact: http:\/\/[^\n]+\/contact\n/)
  })

  test('the manifest has the firm’s name and icons that are there', async () => {
    await company({ name: 'Oficina "Norte"' })
    const { body, headers } = await read('/site.webmanifest')
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = typeof body === 'string' ? JSON.parse(body) : body
    expect(manifest).toMatchObject({ name: 'Oficina "Norte"', start_url: '/', display: 'standalone' })
    expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(['/icon-192.png', '/icon-512.png'])
  })
})

describe('a site that is being prepared', () => {
  const app = startApp({ seed: 'none' })
  test('names nobody', async () => {
    expect((await app.people.visitor.fetch('/.well-known/security.txt')).status).toBe(404)
  })
})
