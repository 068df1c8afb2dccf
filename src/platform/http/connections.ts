import type { Socket } from 'node:net'
import { networkOf } from './address.ts'

/** Connections that one network may have open at once. */
const MAX_CONNECTIONS = 300

/**
 * Closes connections beyond the limit of one network. Those from this machine are not counted: there a proxy connects for
 * all visitors, or its owner does.
 */
export function limitConnections(max = MAX_CONNECTIONS) {
  const open = new Map<string, number>()
  return (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (isLoopback(network)) return
    const count = (open.get(network) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }
}

const isLoopback = (network: string) => network === '' || network.startsWith('127.') || network === '0:0:0:0'
