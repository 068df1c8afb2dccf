import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const connect = (accept: (socket: Socket) => void, remoteAddress: string) => {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false }) as unknown as Socket
  socket.destroy = () => Object.assign(socket, { destroyed: true })
  accept(socket)
  return socket
}

test('one network has so many connections at once, another network its own, and this machine any number', () => {
  const accept = limitConnections(2)
  const [first] = [connect(accept, '2001:db8::1'), connect(accept, '2001:db8::2')]
  expect(first!.destroyed).toBe(false)
  expect(connect(accept, '2001:db8::3').destroyed).toBe(true)
  expect(connect(accept, '198.51.100.7').destroyed).toBe(false)
  first!.emit('close')
  expect(connect(accept, '2001:db8::4').destroyed).toBe(false)
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let count = 0; count < 5; count++) expect(connect(accept, address).destroyed).toBe(false)
})
