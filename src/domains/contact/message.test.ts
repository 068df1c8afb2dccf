import { expect, test } from 'vitest'
import { contactHint } from './message.ts'

test('what gives no way to answer is hinted at, and nothing else', () => {
  for (const contact of ['x', 'bia', '@bia', '98765-4321']) expect(contactHint(contact)).toContain('Talvez')
  for (const contact of ['', '  ', 'bia@exemplo.com.br', '@bia_souza', '(11) 98765-4321'])
    expect(contactHint(contact)).toBe('')
})
