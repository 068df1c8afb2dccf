import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('nothing given, every setting has its default', () => {
  expect(readSettings({ PORT: '', HOST: undefined })).toMatchObject({
    port: 7455,
    host: '127.0.0.1',
    dataDir: './data',
    seed: 'demo',
    uiDelays: true,
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://x@db/vitrine' }, 'none'],
  [{ PUBLIC_URL: 'https://exemplo.com.br' }, 'none'],
  [{ PUBLIC_URL: 'http://localhost:7455' }, 'demo'],
  [{ PUBLIC_URL: 'http://127.0.0.1:7455/' }, 'demo'],
  [{ DATABASE_URL: 'postgres://x@db/vitrine', SEED: 'demo' }, 'demo'],
])('the demo comes where neither a database nor a public address is given: %j', (environment, seed) => {
  expect(readSettings(environment).seed).toBe(seed)
})

test.each([
  [{ PORT: 'x' }, 'PORT: must be a number'],
  [{ PORT: '70000' }, 'PORT:'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a postgres:// address'],
  [{ PUBLIC_URL: 'exemplo.com.br' }, 'PUBLIC_URL: must be an http or https address'],
  [{ PUBLIC_URL: 'https://exemplo.com.br/site' }, 'PUBLIC_URL: must be an origin'],
  [{ ADMIN_EMAIL: 'marina' }, 'ADMIN_EMAIL: must be an e-mail address'],
  [{ ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD: must have 10 characters or more'],
  [{ SEED: 'all' }, 'SEED: must be demo or none'],
  [{ UI_DELAYS: 'no' }, 'UI_DELAYS: must be 1 or 0'],
])('a wrong setting stops the start with its name: %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
