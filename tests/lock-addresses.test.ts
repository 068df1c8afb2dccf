import { expect, test } from 'vitest'
import { withAddresses } from '../scripts/lock-addresses.mjs'

const addressesOf = (
  packages: Parameters<typeof withAddresses>[0]['packages'],
  registry = 'https://pacotes.exemplo/npm',
) => Object.values(withAddresses({ packages }, registry).packages).map(({ resolved }) => resolved)

test('each package has its address at the registry, one below another and one by another name too', () => {
  const packages = {
    '': { name: 'vitrine', version: '1.0.0' },
    'node_modules/hono': { version: '4.1.0' },
    'node_modules/@tiptap/core': { version: '3.0.0-beta.1' },
    'node_modules/hono/node_modules/@types/node': { version: '26.0.0' },
    'node_modules/typescript7': { name: 'typescript', version: '7.0.0' },
  }
  expect(addressesOf(packages)).toEqual([
    undefined,
    'https://pacotes.exemplo/npm/hono/-/hono-4.1.0.tgz',
    'https://pacotes.exemplo/npm/@tiptap/core/-/core-3.0.0-beta.1.tgz',
    'https://pacotes.exemplo/npm/@types/node/-/node-26.0.0.tgz',
    'https://pacotes.exemplo/npm/typescript/-/typescript-7.0.0.tgz',
  ])
  expect(addressesOf(packages, 'https://pacotes.exemplo/npm/')).toEqual(addressesOf(packages))
})

test('what has an address already, and what is a link, stays', () => {
  const packages = {
    'node_modules/peça': { version: '1.0.0', resolved: 'https://outro.exemplo/peca.tgz' },
    'node_modules/ligado': { resolved: 'pacotes/ligado', link: true },
    'pacotes/ligado': { version: '1.0.0' },
  }
  expect(withAddresses({ packages }, 'https://pacotes.exemplo')).toEqual({ packages })
})
