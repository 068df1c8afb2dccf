import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net'
import type { MailLogin } from './mail-server.ts'

/** Where clouds tell a machine its own secrets, and what is of one wire alone. */
const refused = new BlockList()
refused.addSubnet('169.254.0.0', 16, 'ipv4')
refused.addAddress('100.100.100.200', 'ipv4')
refused.addAddress('192.0.0.192', 'ipv4')
refused.addAddress('fd00:ec2::254', 'ipv6')
refused.addSubnet('fe80::', 10, 'ipv6')
refused.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6') // 169.254.0.0/16 through NAT64

/** This machine and private networks (RFC 1918, 4193): nobody else reads what goes there in the open. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Codes of an address that is not connected to: never at all; not without encryption. */
export const REFUSED_ADDRESS = 'EREFUSEDADDRESS'
export const OPEN_ADDRESS = 'EOPENADDRESS'
/** The `command` of errors of the connection itself, before the server has said anything. */
export const CONNECT = 'CONNECT'

/** Why a connection to an IP address is refused; undefined where it is not. */
function codeOf(address: string, { security }: Pick<MailLogin, 'security'>): string | undefined {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (refused.check(address, family)) return REFUSED_ADDRESS
  return security === 'none' && !near.check(address, family) ? OPEN_ADDRESS : undefined
}

/**
 * Connects to a mail server that was set in *Sistema*, to the very addresses that were checked.
 * Throws errors with `code` and the command `CONNECT`. `patience`: milliseconds until it must answer.
 */
export function connectTo(login: MailLogin, patience: number): Promise<Socket> {
  const host = login.host.replace(/^\[(.*)\]$/, '$1')
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const fail = (code: string | undefined) =>
    reject(Object.assign(new Error('no connection to the mail server'), { code, command: CONNECT }))
  const code = isIP(host) ? codeOf(host, login) : undefined
  if (code) {
    fail(code)
    return promise
  }
  const socket = connect({ host, port: login.port, lookup: checkedLookup(login) })
  const timer = setTimeout(() => {
    socket.destroy()
    fail('ETIMEDOUT')
  }, patience)
  const onError = (error: NodeJS.ErrnoException) => {
    clearTimeout(timer)
    fail(error.code)
  }
  socket.once('error', onError).once('connect', () => {
    clearTimeout(timer)
    socket.off('error', onError)
    resolve(socket)
  })
  return promise
}

/** Resolves a host's name for a connection; fails where one of its addresses is refused. */
const checkedLookup =
  (login: MailLogin): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true } as const, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      const code = addresses?.map(({ address }) => codeOf(address, login)).find(Boolean)
      if (error || !first) callback(error ?? Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '')
      else if (code) callback(Object.assign(new Error('a refused address'), { code }), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
