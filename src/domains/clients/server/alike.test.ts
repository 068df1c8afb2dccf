import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { sendCsv } from '#tests/csv-files.ts'

const app = startApp()
const CPF = '529.982.247-25'

async function made(fields: object): Promise<number> {
  return (await app.people.admin.post('/api/v1/client/new', { name: 'Alguém', ...fields })).body.data.id
}
async function alike(asked: object, who = app.people.staff): Promise<[number, string[]][]> {
  const { body } = await who.post('/api/v1/client/alike', asked)
  return body.data.map(({ id, same }: { id: number; same: string[] }) => [id, same])
}

test('who is typed may be a client already: by e-mail, number, telephone or name, also as another contact', async () => {
  const id = await made({
    ...{ name: 'Padaria São João', email: 'Oi@Padaria.exemplo.com.br', phone: '(19) 98765-4321' },
    document: '11.222.333/0001-81',
  })
  const landline = await made({ name: 'Só fixo', phone: '19 3333-0001' })
  const contact = { client_id: id, name: 'Rui', gets_quotes: false, gets_charges: false }
  const other = { ...contact, email: 'rui@padaria.exemplo.com.br', phone: '+55 (19) 3333-0002' }
  await app.people.admin.post('/api/v1/client/contact/new', other)
  for (const [asked, by] of [
    [{ email: ' OI@padaria.exemplo.com.br' }, 'email'],
    [{ email: 'rui@padaria.exemplo.com.br' }, 'email'],
    [{ phone: '+55 19 98765-4321' }, 'phone'],
    [{ phone: '019987654321' }, 'phone'],
    [{ phone: '1933330002' }, 'phone'],
    [{ document: '11222333000181' }, 'document'],
    [{ name: '  padaria  SAO   joao ' }, 'name'],
  ] as const) {
    expect([asked, await alike(asked)]).toEqual([asked, [[id, [by]]]])
    expect(await alike({ ...asked, id })).toEqual([])
  }
  expect(await alike({ phone: '(19) 3333-0001', name: 'padaria sao joao' })).toEqual([
    [id, ['name']],
    [landline, ['phone']],
  ])
  // Without the 9, with another area, and what says nothing.
  for (const nobody of [
    { phone: '(19) 8765-4321' },
    { phone: '(19) 93333-0001' },
    { phone: '(11) 98765-4321' },
    { name: 'Padaria' },
    { name: '', email: '', phone: '', document: '' },
    {},
  ])
    expect([nobody, await alike(nobody)]).toEqual([nobody, []])
  await app.people.admin.post('/api/v1/client/delete', { id })
  expect(await alike({ name: 'Padaria São João' })).toEqual([])
})

test('by a CPF for the admin alone, and by nothing for who has no session', async () => {
  const id = await made({ name: 'Vera Campos', document: CPF })
  expect(await alike({ document: CPF }, app.people.admin)).toEqual([[id, ['document']]])
  expect(await alike({ document: CPF })).toEqual([])
  const row = (await app.people.staff.post('/api/v1/client/alike', { name: 'vera campos' })).body.data[0]
  expect(row).toMatchObject({ name: 'Vera Campos', document: '***.982.247-**', quotes: 0 })
  expect((await app.people.visitor.post('/api/v1/client/alike', { name: 'Vera Campos' })).status).toBe(403)
})

test('a search for a telephone finds it however it is written', async () => {
  const id = await made({ name: 'Ana', phone: '+55 31 99999-1234' })
  const search = async (q: string) =>
    (await app.people.staff.post('/api/v1/client/list', { q })).body.data.map((row: { id: number }) => row.id)
  for (const q of ['(31) 99999-1234', '31999991234', '+5531999991234', '99999-1234'])
    expect([q, await search(q)]).toEqual([q, [id]])
  expect(await search('(31) 9999-1234')).toEqual([])
})

test('the preview of a CSV says of who comes in that they may be here already', async () => {
  await made({ name: 'Gráfica Íris', phone: '(51) 98888-0001' })
  const file = [
    'Nome;E-mail;Telefone',
    'Outra;o@outra.exemplo.com.br;51 98888 0001',
    'grafica iris;g@iris.exemplo.com.br;',
    'Nova;;',
  ]
  const { body } = await sendCsv(app.people.staff, '/client/import/preview', file.join('\n'))
  expect(body.data.rows.map(({ state, note }: Record<string, string>) => `${state} ${note}`)).toEqual([
    'new o@outra.exemplo.com.br · já existe “Gráfica Íris”, com este telefone',
    'new g@iris.exemplo.com.br · já existe “Gráfica Íris”, com este nome',
    'new ',
  ])
})
