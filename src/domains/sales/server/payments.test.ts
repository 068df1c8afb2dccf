import { expect, test } from 'vitest'
import { readSettings } from '#platform/settings.ts'
import { allowsSandbox } from './payments.ts'

const LOCAL = {
  host: 'localhost:7455',
  peer: '127.0.0.1',
  publicUrl: undefined as string | undefined,
  listens: '127.0.0.1',
}
const allows = ({ host, peer, publicUrl, listens, ...headers }: typeof LOCAL & Record<string, string | undefined>) =>
  allowsSandbox({
    settings: { ...readSettings({ DATA_DIR: '/tmp', HOST: listens }), ...(publicUrl && { publicUrl }) },
    request: new Headers({ host, ...(headers as Record<string, string>) }),
    peer,
  })

test.each([
  {},
  { host: '127.0.0.1' },
  { host: '[::1]:7455', peer: '::1' },
  { peer: '::ffff:127.0.0.1' },
  { publicUrl: 'http://localhost:7455' },
])('the sandbox takes test cards on this machine: %j', (where) => {
  expect(allows({ ...LOCAL, ...where })).toBe(true)
})

test.each([
  { host: 'loja.exemplo' },
  { host: 'localhost.loja.exemplo' },
  { host: '' },
  { peer: '203.0.113.9' },
  { peer: '::ffff:203.0.113.9' },
  { peer: '' },
  { publicUrl: 'https://loja.exemplo' },
  { listens: '0.0.0.0' },
  { 'x-forwarded-for': '127.0.0.1' },
  { via: '1.1 proxy' },
])('and from nowhere else: %j', (where) => {
  expect(allows({ ...LOCAL, ...where })).toBe(false)
})

test('unless the settings allow it anywhere', () => {
  const settings = { ...readSettings({ DATA_DIR: '/tmp', PAYMENTS: 'sandbox' }) }
  expect(allowsSandbox({ settings, request: new Headers({ host: 'loja.exemplo' }), peer: '203.0.113.9' })).toBe(true)
})
