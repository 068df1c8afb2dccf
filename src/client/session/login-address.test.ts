import { describe, expect, test } from 'vitest'
import { loginAddress, returnPath } from './login-address.ts'

describe('the way back after the login', () => {
  test('is a path of this site, with its query and its anchor', () => {
    for (const path of [
      '/dashboard',
      '/dashboard/archive?page=2',
      '/coffe',
      '/dashboard/create-archive?id=7#texto',
      '/',
    ])
      expect(returnPath(path)).toBe(path)
  })

  test('is the dashboard where none is given', () => {
    for (const nothing of [undefined, null, '', 7, ['/a'], {}]) expect(returnPath(nothing)).toBe('/dashboard')
  })

  test('never leaves the site', () => {
    const elsewhere = [
      'https://outro.example/',
      'http:outro.example',
      '//outro.example/',
      '///outro.example/',
      '/\\outro.example/',
      '\\/outro.example/',
      '/\t/outro.example/',
      '/\n/outro.example/',
      '/\r\\outro.example/',
      ' //outro.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'dashboard',
      '//here.invalid/dashboard',
      '/\t/here.invalid/dashboard',
    ]
    for (const address of elsewhere) expect(returnPath(address), JSON.stringify(address)).toBe('/dashboard')
  })

  test('does not lead to the login again', () => {
    for (const path of ['/login', '/login?return=/login', '/login/', '/dashboard/../login'])
      expect(returnPath(path), path).toBe('/dashboard')
  })

  test('survives the address of the login', () => {
    const path = '/dashboard/archive?q=a&b=c%20d#e'
    expect(returnPath(new URL(loginAddress(path), 'http://site.example').searchParams.get('return'))).toBe(path)
  })
})
