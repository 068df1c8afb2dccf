import { expect, test } from 'vitest'
import { contactHint, mailLink, readContact, telegramLink, whatsappLink } from './reach.ts'

const read = (contact: string) => readContact(contact)

test.each([
  ['ana.souza+obra@exemplo.com.br', { email: 'ana.souza+obra@exemplo.com.br' }],
  ['meu e-mail é ANA@Exemplo.com.br.', { email: 'ANA@Exemplo.com.br' }],
  ['zé@exemplo.com.br', { email: 'zé@exemplo.com.br' }],
  ['fale com joão@pão-e-cia.com.br, por favor', { email: 'joão@pão-e-cia.com.br' }],
  ['(11) 98765-4321', { phone: '5511987654321' }],
  ['11 98765.4321', { phone: '5511987654321' }],
  ['WhatsApp: 011987654321', { phone: '5511987654321' }],
  ['+55 (31) 3222-1234', { phone: '553132221234' }],
  ['5531932221234', { phone: '5531932221234' }],
  ['+351 912 345 678', { phone: '351912345678' }],
  ['00 44 20 7946 0958', { phone: '442079460958' }],
  ['@ana_souza', { telegram: 'ana_souza' }],
  [
    'ana@exemplo.com.br ou (11) 98765–4321 ou @ana_souza',
    { email: 'ana@exemplo.com.br', phone: '5511987654321', telegram: 'ana_souza' },
  ],
])('%s is a way to answer', (contact, reach) => {
  expect(read(contact)).toEqual(reach)
})

test.each([
  'depois das 18h',
  '123.456.789-09', // a CPF
  '11.222.333/0001-81', // a CNPJ
  '98765-4321', // no area
  '(01) 98765-4321',
  '+55 11 8765',
  '@ana',
  '@1ana_souza',
  'ana@exemplo',
  'javascript:alert(1)@x',
  '@ana.souza',
  '1'.repeat(200),
  '<a href="https://t.me/x">',
])('%s is none', (contact) => {
  expect(read(contact)).toEqual({})
})

test('what gives no way to answer is hinted at, and nothing else', () => {
  for (const contact of ['x', 'bia', '@bia', '98765-4321']) expect(contactHint(contact)).toContain('Talvez')
  for (const contact of ['', '  ', 'bia@exemplo.com.br', '@bia_souza', '(11) 98765-4321'])
    expect(contactHint(contact)).toBe('')
})

test('an odd contact cannot hold up who reads it', () => {
  for (const odd of ['1 '.repeat(100), '@a'.repeat(100), 'a.'.repeat(100), `a@${'b.'.repeat(99)}`, '('.repeat(200)])
    expect(Object.keys(read(odd)).length).toBeLessThan(2)
})

test('links hold what was typed as text alone', () => {
  const evil = { name: 'Ana&bcc=x@y.z', message: 'Olá?\n&body=outro #1', when: '21/11/2026 09:05', company: 'A & B' }
  const { pathname, searchParams, hash } = new URL(mailLink('ana+1@exemplo.com.br', evil))
  expect(decodeURIComponent(pathname)).toBe('ana+1@exemplo.com.br')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Sua mensagem para A & B')
  expect(searchParams.get('body')).toBe(
    'Olá, Ana&bcc=x@y.z!\r\n\r\n\r\nEm 21/11/2026 09:05, Ana&bcc=x@y.z escreveu:\r\n> Olá?\r\n> &body=outro #1',
  )
  expect(hash).toBe('')
  expect(mailLink('a@b.co', { ...evil, message: `\ud800${'ç'.repeat(5000)}` }).length).toBeLessThan(4000)

  const whatsapp = new URL(whatsappLink('5511987654321', evil))
  expect([whatsapp.origin, whatsapp.pathname]).toEqual(['https://wa.me', '/5511987654321'])
  expect([...whatsapp.searchParams.keys()]).toEqual(['text'])
  expect(telegramLink('ana_souza')).toBe('https://t.me/ana_souza')
})
