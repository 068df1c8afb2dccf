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

const bucket = {
  S3_BUCKET: 'arquivos',
  S3_REGION: 'sa-east-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

test.each([
  [{}, { region: 'sa-east-1', prefix: '', forcePathStyle: false }],
  [{ S3_PREFIX: 'site/a' }, { prefix: 'site/a/' }],
  [{ S3_PREFIX: 'site/' }, { prefix: 'site/' }],
  [
    { S3_ENDPOINT: 'http://127.0.0.1:9000/', S3_REGION: '' },
    { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', forcePathStyle: true },
  ],
  [{ S3_ENDPOINT: 'https://s3.exemplo', S3_FORCE_PATH_STYLE: '0' }, { forcePathStyle: false }],
])('files go into the bucket that is named: %j', (more, s3) => {
  expect(readSettings({ ...bucket, ...more }).s3).toMatchObject({ bucket: 'arquivos', accessKeyId: 'id', ...s3 })
})

test('e-mails come from the sender given', () => {
  expect(readSettings({})).toMatchObject({ mailFrom: undefined, smtpUrl: undefined, s3: undefined })
  const given = { SMTP_URL: 'smtps://user:pass@mail.exemplo', MAIL_FROM: 'Ateliê <oi@exemplo.com.br>' }
  expect(readSettings(given)).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: given.MAIL_FROM })
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
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY: must be given with STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: must be given with STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: must begin with sk_ or rk_'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL: must be an smtp:// or smtps:// address'],
  [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM: must be given with SMTP_URL'],
  [{ MAIL_FROM: 'Vitrine' }, 'MAIL_FROM: must be an e-mail address, or Name <address>'],
  [{ S3_BUCKET: 'Meus Arquivos' }, "S3_BUCKET: must be a bucket's name"],
  [{ S3_BUCKET: 'arquivos' }, 'S3_ACCESS_KEY_ID: must be given with S3_BUCKET'],
  [{ S3_BUCKET: 'arquivos' }, 'S3_SECRET_ACCESS_KEY: must be given with S3_BUCKET'],
  [{ ...bucket, S3_REGION: '' }, 'S3_REGION: must be given with S3_BUCKET'],
  [{ ...bucket, S3_ENDPOINT: 's3.exemplo' }, 'S3_ENDPOINT: must be an http or https address'],
  [{ ...bucket, S3_PREFIX: '../fora' }, 'S3_PREFIX: must be like vitrine or a/b'],
  [{ ...bucket, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE: must be 1 or 0'],
  [{ S3_ENDPOINT: 'https://s3.exemplo' }, 'S3_BUCKET: must be given with S3_ENDPOINT'],
])('a wrong setting stops the start with its name: %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
