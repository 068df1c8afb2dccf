import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { ownerOf } from './scope.ts'

const ADMIN = 'marina@exemplo.com.br'
/** Whom a call by that person means; the status it is refused with. */
function meant(caller: { id: number; email?: string; administers?: boolean } | null, id_user?: number) {
  const actor = caller && { name: 'Alguém', email: `${caller.id}@exemplo.com.br`, ...caller }
  try {
    return ownerOf({ actor, settings: { adminEmail: ADMIN } } as Context, id_user)
  } catch (error) {
    return { status: (error as { status: number }).status }
  }
}

test('[API-03] staff mean themselves, whether they say so or not', () => {
  expect(meant({ id: 2 })).toBe(2)
  expect(meant({ id: 2 }, 2)).toBe(2)
})

test('[API-03] staff may mean neither another nor everybody', () => {
  for (const id_user of [0, 1, 3]) expect(meant({ id: 2 }, id_user)).toEqual({ status: 403 })
})

test('an admin, by id, by e-mail or appointed, means anybody, and with 0 everybody', () => {
  for (const admin of [{ id: 1 }, { id: 7, email: ADMIN }, { id: 7, administers: true }]) {
    expect(meant(admin)).toBe(admin.id)
    expect(meant(admin, 2)).toBe(2)
    expect(meant(admin, 0)).toBeNull()
  }
})

test('a visitor means nobody', () => {
  for (const id_user of [undefined, 0, 1, 2]) expect(meant(null, id_user)).toEqual({ status: 403 })
})
