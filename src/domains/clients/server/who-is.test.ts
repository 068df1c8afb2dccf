import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { sendCsv } from '#tests/csv-files.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { findEachWho, findWho, knownBy, lockEverybody, lockWho } from './who-is.ts'

const app = startApp()
const add = (fields: object) => app.people.admin.post('/api/v1/client/new', { name: 'Alguém', ...fields })
const made = async (fields: object): Promise<number> => (await add(fields)).body.data.id
const NOBODY = { email: '', phone: '', document: '' }

/** Holds what `lock` locks until the answered function is called. */
async function hold(lock: (db: typeof app.db) => Promise<unknown>) {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const { promise: locked, resolve: begin } = Promise.withResolvers<void>()
  const holding = app.db.transaction().execute(async (db) => {
    await lock(db)
    begin()
    await over
  })
  await locked
  return () => {
    resolve()
    return holding
  }
}

test('somebody is who has their e-mail, else their number, else their telephone, each also as another person', async () => {
  const phone = '(48) 97777-0001'
  const byPhone = await made({ phone })
  const byDocument = await made({ document: '11.222.333/0001-81' })
  const byEmail = await made({ email: 'ana@exemplo.com.br' })
  const byContact = await made({ name: 'Firma' })
  const contact = { client_id: byContact, name: 'Rui', gets_quotes: false, gets_charges: false }
  await app.people.admin.post('/api/v1/client/contact/new', { ...contact, email: 'rui@exemplo.com.br', phone: '' })
  await app.people.admin.post('/api/v1/client/contact/new', { ...contact, email: '', phone: '(48) 3333-0001' })
  const all = { email: 'Ana@exemplo.com.br', phone, document: '11222333000181' }
  const asked = [
    all,
    { ...all, email: 'rui@exemplo.com.br' },
    { ...all, email: '' },
    { ...NOBODY, phone: '+55 48 97777-0001' },
    { ...NOBODY, phone: '48 3333 0001' },
    { ...NOBODY, phone: '(41) 97777-0001' },
    NOBODY,
  ].map(knownBy)
  const found = await findEachWho(app.db, asked)
  expect(found.map((who) => who?.id)).toEqual([
    byEmail,
    byContact,
    byDocument,
    byPhone,
    byContact,
    undefined,
    undefined,
  ])
  expect((await findWho(app.db, asked[4]!))?.name).toBe('Firma')
  expect(await findEachWho(app.db, [])).toEqual([])
})

test('whoever makes a client of a person makes others wait who make one of the same, by the form too', async () => {
  const release = await hold((db) => lockWho(db, { email: 'lia@exemplo.com.br', phone: '5548977770002' }))
  expect((await add({ email: 'outra@exemplo.com.br' })).status).toBe(200)
  const same = add({ email: 'Lia@exemplo.com.br' })
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
  // A file may have anybody in it.
  const imported = sendCsv(app.people.admin, '/client/import', 'Nome,Telefone\nLia,(48) 97777-0002')
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(2)
  await release()
  expect([(await same).status, (await imported).status]).toEqual([200, 200])
})

test('while a file comes in nobody else makes a client', async () => {
  const release = await hold(lockEverybody)
  const one = add({ email: 'rita@exemplo.com.br' })
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
  await release()
  expect((await one).status).toBe(200)
})
