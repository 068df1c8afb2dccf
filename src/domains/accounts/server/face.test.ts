import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()

test('{email}.png is a picture of the initials, alike for who works here and who does not', async () => {
  const answers = await Promise.all(
    ['davi@exemplo.com.br', 'ninguem@exemplo.com.br'].map((email) => app.people.visitor.fetch(`/uploads/${email}.png`)),
  )
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
  }
  const names = answers.map(({ status, headers }) => ({ status, names: [...headers.keys()].sort() }))
  expect(names[0]).toEqual(names[1])
})

test('[NAV-05] {email}.png draws the initials that it is asked for, where the e-mail alone gives the same to two', async () => {
  const picture = async (email: string, query = '') => {
    const answer = await app.people.visitor.fetch(`/uploads/${email}@exemplo.com.br.png${query}`)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const own = await picture('davi')
  expect(await picture('davi', '?initials=DR')).not.toBe(own)
  expect(await picture('davi', '?initials=DR')).not.toBe(await picture('davi', '?initials=DM'))
  for (const odd of ['', 'DRM', '1', '<b', '%F0', '../']) expect(await picture('davi', `?initials=${odd}`)).toBe(own)
})

test('the @ may be encoded; what is no e-mail is not found', async () => {
  const statusOf = async (name: string) => (await app.people.visitor.fetch(`/uploads/${name}.png`)).status
  expect(await statusOf('davi%40exemplo.com.br')).toBe(200)
  expect(await statusOf('d%2Bx@exemplo.com.br')).toBe(200)
  for (const odd of ['@', 'davi@', '@exemplo', 'a%2Fb@exemplo.com.br', 'a@b@c'])
    expect([odd, await statusOf(odd)]).toEqual([odd, 404])
})
