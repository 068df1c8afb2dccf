import { expect, test } from 'vitest'
import { contactHint, contactQuestion, phoneText, readContact, tidyPhone } from './contact-methods.ts'

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
])('%s is a way to answer', (contact, methods) => {
  expect(readContact(contact)).toEqual(methods)
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
  expect(readContact(contact)).toEqual({})
})

test('an odd contact cannot hold up who reads it', () => {
  for (const odd of ['1 '.repeat(100), '@a'.repeat(100), 'a.'.repeat(100), `a@${'b.'.repeat(99)}`, '('.repeat(200)])
    expect(Object.keys(readContact(odd)).length).toBeLessThan(2)
})

test('what gives no way to answer is hinted at, and nothing else', () => {
  for (const contact of ['x', 'bia', '@bia', '98765-4321']) expect(contactHint(contact)).toContain('Talvez')
  for (const contact of ['', '  ', 'bia@exemplo.com.br', '@bia_souza', '(11) 98765-4321'])
    expect(contactHint(contact)).toBe('')
})

test('a mistyped provider is asked about, also amid other words', () => {
  expect(contactHint('joao@gmial.com')).toBe('Você quis dizer joao@gmail.com?')
  expect(contactHint('ligue (11) 98765-4321 ou Joao@hotmail.con')).toBe('Você quis dizer joao@hotmail.com?')
})

test('before it is sent, a contact without a way to answer or of a mistyped provider is asked about', () => {
  expect(contactQuestion('asdf')).toMatch(/^Não reconhecemos um e-mail, telefone ou Telegram\./)
  expect(contactQuestion('joao@gmial.com')).toMatch(/^Você quis dizer joao@gmail\.com\? Se estiver certo/)
  for (const contact of ['', 'bia@exemplo.com.br', '@bia_souza']) expect(contactQuestion(contact)).toBeUndefined()
})

test('a telephone is shown with its country, area and a dash', () => {
  expect(phoneText('5541900004127')).toBe('+55 41 90000-4127')
  expect(phoneText('554133334444')).toBe('+55 41 3333-4444')
  expect(phoneText('351912345678')).toBe('+351912345678')
})

test('a Brazilian number that is typed alone is put so, and no other text', () => {
  expect(tidyPhone('19 3433 1234')).toBe('+55 19 3433-1234')
  expect(tidyPhone('(041) 98888.7777')).toBe('+55 41 98888-7777')
  expect(tidyPhone('5541988887777')).toBe('+55 41 98888-7777')
  for (const text of [
    '',
    'abc',
    '3433-1234',
    '+351 912 345 678',
    '19 3433-1234 ramal 12',
    '19 3433-1234 / 19 3433-1235',
  ])
    expect(tidyPhone(text)).toBe(text)
})
