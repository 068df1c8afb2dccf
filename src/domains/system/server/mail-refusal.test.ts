import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { PASSWORD } from '#tests/people.ts'
import { TEST_LIMIT } from './test-letter.ts'

const app = startApp()

/** A server that says this to whoever connects, and hangs up. */
async function startOther(greeting: string) {
  const server = createServer((socket: Socket) => void socket.on('error', () => {}).end(greeting))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** What is said where such a server is to be saved: the field and its text. */
async function refusal(changes: object) {
  const { status, body } = await app.people.admin.post('/api/v1/system/mail-server', {
    ...{ host: '127.0.0.1', port: 25, security: 'none', user: '', mail_password: '' },
    ...{ from_name: 'Oficina', from_email: 'contato@oficina.com.br', password: PASSWORD },
    ...changes,
  })
  expect(status).toBe(422)
  await app.limits.refund(TEST_LIMIT, '1')
  const { rows } = await app.pool.query('select from mail_server')
  expect(rows).toEqual([])
  return Object.entries(body.data.fields).flat().join(': ')
}

test('a name that no server has', async () => {
  expect(await refusal({ host: 'nenhum.invalid', security: 'tls' })).toMatch(/^host: Nenhum servidor com este nome/)
})

test('a port that is closed', async () => {
  const { port, close } = await startMailServer()
  await close()
  expect(await refusal({ port })).toMatch(/^port: O servidor não atendeu nesta porta/)
})

test.each(['tls', 'starttls'])('TLS that the server has not: %s', async (security) => {
  const { port, received } = await startMailServer()
  expect(await refusal({ port, security })).toMatch(/^security: A conexão segura \(TLS\) falhou/)
  expect(received).toEqual([])
})

test('a wrong password, and one that the server wants', async () => {
  const { port } = await startMailServer({ password: 'certa' })
  expect(await refusal({ port, user: 'vitrine', mail_password: 'errada' })).toMatch(
    /^mail_password: O servidor recusou o usuário ou a senha \(535\)/,
  )
  expect(await refusal({ port })).toMatch(/^user: O servidor só envia para quem entra/)
})

test('a sender, a recipient and a letter that are refused', async () => {
  const sender = await startMailServer({ refuse: { sender: 553 } })
  expect(await refusal({ port: sender.port })).toMatch(/^from_email: O servidor recusou este remetente \(553\)/)
  const recipient = await startMailServer({ refuse: 550, password: 'certa' })
  const login = { user: 'vitrine', mail_password: 'certa' }
  expect(await refusal({ port: recipient.port, ...login })).toBe(
    'from_email: O servidor recusou enviar a marina@exemplo.com.br (550).',
  )
  const later = await startMailServer({ refuse: 450 })
  expect(await refusal({ port: later.port })).toMatch(/^host: O servidor adiou o teste \(450\)/)
  const letter = await startMailServer({ refuse: { letter: 554 } })
  expect(await refusal({ port: letter.port })).toMatch(/^from_email: O servidor recusou o e-mail de teste \(554\)/)
})

test('what is no mail server', async () => {
  const port = await startOther('HTTP/1.1 400 Bad Request\r\n\r\n')
  expect(await refusal({ port })).toMatch(/^port: Algo atendeu nesta porta/)
})

test.each(['169.254.169.254', '[fd00:ec2::254]', 'fd00:ec2::254', '::ffff:169.254.169.254', '2852039166'])(
  'an address of a cloud’s own is not connected to: %s',
  async (host) => {
    expect(await refusal({ host, port: 80, security: 'tls' })).toMatch(/^host: Este endereço é de uso interno/)
  },
)

test('in the open only to this machine or a private network', async () => {
  expect(await refusal({ host: '203.0.113.7' })).toMatch(/^security: Sem segurança só vale/)
})

test.each([
  { host: 'https://smtp.exemplo.com.br' },
  { host: 'smtp.exemplo.com.br/x' },
  { host: '' },
  { port: 0 },
  { security: 'ssl' },
  { from_email: 'ninguem' },
  { from_name: 'A <b@c.de>' },
])('what is no server is refused at once: %j', async (wrong) => {
  expect(await refusal(wrong)).toMatch(new RegExp(`^${Object.keys(wrong)[0]}: `))
})
