import { expect, test } from 'vitest'
import { telegramLink } from '#contact-methods.ts'
import { mailLink, whatsappLink } from './answer-addresses.ts'

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
