import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

test('HSTS speaks for the host alone, and only where it is served over TLS', () => {
  expect(securityHeaders('https://loja.exemplo.com.br')['strict-transport-security']).toBe('max-age=31536000')
  for (const publicUrl of [undefined, 'http://loja.exemplo.com.br'])
    expect(securityHeaders(publicUrl)).not.toHaveProperty('strict-transport-security')
})
