import { expect, test } from 'vitest'
import { InnerAddress, isPublicAddress, isPushAddress, lookupPublic } from './push-host.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://sg2p.notify.windows.com/w/?token=abc',
])('%s may be a push service', (address) => expect(isPushAddress(address)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://someone:secret@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'ftp://fcm.googleapis.com/abc',
  'not an address',
  '',
])('%s may not', (address) => expect(isPushAddress(address)).toBe(false))

test.each(['8.8.8.8', '142.250.79.10', '2607:f8b0:4008:80c::200a', '2a00:1450::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test('a name that leads to this machine is refused when it is connected to', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve))
    expect(error).toBeInstanceOf(InnerAddress)
  }
})
