import * as z from 'zod'

/** An empty variable counts as absent. */
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())
const defaulted = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((raw) => emptyToUndefined(raw) ?? value, schema) as z.ZodType<z.output<T>>

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((url) => new URL(url).pathname === '/' && !new URL(url).search, 'must be an origin, without a path')
  .transform((url) => new URL(url).origin)

/** `contato@exemplo.com.br` or `Vitrine <contato@exemplo.com.br>`. */
const sender = z
  .string()
  .refine(
    (value) => z.email().safeParse(/<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an e-mail address, or Name <address>',
  )

const Environment = z.object({
  PORT: defaulted(z.coerce.number('must be a number').int().min(0).max(65_535), 7455),
  HOST: defaulted(z.string(), '127.0.0.1'),
  DATA_DIR: defaulted(z.string(), './data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  PUBLIC_URL: optional(origin),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address').toLowerCase()),
  ADMIN_PASSWORD: optional(z.string().min(10, 'must have 10 characters or more').max(128, 'must have at most 128')),
  SEED: optional(z.enum(['demo', 'none'], 'must be demo or none')),
  TRUST_PROXY: defaulted(z.coerce.number('must be a number').int().min(0).max(10), 0),
  LOG_LEVEL: defaulted(z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'), 'info'),
  UI_DELAYS: defaulted(z.enum(['1', '0'], 'must be 1 or 0'), '1'),
  PAYMENTS: optional(z.literal('sandbox', 'must be sandbox or left out')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_\w+$/, 'must begin with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\S+$/, 'must begin with whsec_')),
  STRIPE_API_BASE: optional(origin),
  BACKUPS: defaulted(z.coerce.number('must be a number').int().min(0).max(365), 7),
  UPLOAD_LIMIT: defaulted(z.coerce.number('must be a number').int().min(1).max(5120, 'must be at most 5120'), 2048),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(sender),
  S3_ENDPOINT: optional(origin),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PREFIX: optional(z.string().regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be like vitrine or a/b')),
  S3_FORCE_PATH_STYLE: optional(z.enum(['1', '0'], 'must be 1 or 0')),
})

/** Some variables require others. */
const CheckedEnvironment = Environment.superRefine((env, context) => {
  const need = (name: keyof typeof env, whenGiven: keyof typeof env) => {
    if (env[whenGiven] !== undefined && env[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `must be given with ${whenGiven}` })
  }
  need('MAIL_FROM', 'SMTP_URL')
  need('S3_ACCESS_KEY_ID', 'S3_BUCKET')
  need('S3_SECRET_ACCESS_KEY', 'S3_BUCKET')
  if (!env.S3_ENDPOINT) need('S3_REGION', 'S3_BUCKET')
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const given = stripe.find((name) => env[name] !== undefined)
  if (given) for (const name of stripe) need(name, given)
  const rest = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'] as const
  const lone = rest.find((name) => env[name] !== undefined)
  if (lone) need('S3_BUCKET', lone)
})

/** The program's settings, read once at boot. The README lists names and defaults. */
export interface Settings {
  /** 0 picks a free port. */
  port: number
  host: string
  /** Folder of the database, uploads, private files, secrets and outbox. */
  dataDir: string
  /** An existing PostgreSQL; where absent, the embedded one runs in `dataDir`. */
  databaseUrl?: string
  /** The public origin, e.g. `https://exemplo.com.br`; where absent, the request's Host counts. */
  publicUrl?: string
  /** E-mail of the admin that the first run adds; the user with this e-mail is always admin. */
  adminEmail?: string
  adminPassword?: string
  seed: 'demo' | 'none'
  /** How many own reverse proxies are in front of the program, each adding to X-Forwarded-For. */
  proxies: number
  logLevel: 'debug' | 'info' | 'warn' | 'error'
  /** The delays of the specification (placeholders, spinners); false removes them. */
  uiDelays: boolean
  /** Allows the payment sandbox on a public address. */
  payments?: 'sandbox'
  /** The account that takes card payments; where absent, the one set in *Sistema* does, the payment sandbox, or nobody. */
  stripe?: StripeSettings
  /** How Stripe is asked for an account set in *Sistema*. */
  stripeApi: Pick<StripeSettings, 'apiBase' | 'timeout'>
  /** How many daily backups `dataDir` holds; 0 makes none. */
  backups: number
  /** Most bytes of a file sent to a project. */
  uploadLimit: number
  /** The mail server, `smtp://` (STARTTLS) or `smtps://`; where absent, e-mails are files in the outbox of `dataDir`. */
  smtpUrl?: string
  /** The sender of e-mails, given wherever `smtpUrl` is; where absent, the firm as set in *Site*, *Empresa*. */
  mailFrom?: string
  /** The bucket of uploads and private files; where absent, they are in `dataDir`. */
  s3?: ObjectStorageSettings
  /** Allows push services on this machine, without TLS: for tests only, not read from the environment. */
  localPush?: boolean
}

/** An account with Stripe. */
export interface StripeSettings {
  /** Stays on the server: never in an answer, a log or an error. */
  secretKey: string
  /** For Stripe's script in the browser. */
  publishableKey: string
  /** The key of the signatures of the webhook's events. */
  webhookSecret: string
  /** Origin of its API; Stripe's own where absent. */
  apiBase?: string
  /** Milliseconds after which a request to its API is given up. */
  timeout: number
}

/** A bucket of an S3-compatible server. */
export interface ObjectStorageSettings {
  /** The server's origin; AWS's where absent. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The beginning of all keys: '' or a path that ends in '/'. */
  prefix: string
  /** Whether the bucket is named in the path, not in the host. */
  forcePathStyle: boolean
}

/** Invalid settings; the message names each. */
export class SettingsError extends Error {}

/** Reads and checks the settings. Throws `SettingsError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = CheckedEnvironment.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`Wrong settings (environment or .env):\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    seed: env.SEED ?? (env.DATABASE_URL || isPublic(env.PUBLIC_URL) ? 'none' : 'demo'),
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    uiDelays: env.UI_DELAYS === '1',
    payments: env.PAYMENTS,
    stripe: stripeAccount(env),
    stripeApi: stripeApi(env),
    backups: env.BACKUPS,
    uploadLimit: env.UPLOAD_LIMIT * 1024 * 1024,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: objectStorage(env),
  }
}

/** A buyer waits for each request, and it is tried twice. */
const STRIPE_TIMEOUT = 8_000

function stripeAccount(env: z.output<typeof Environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...stripeApi(env),
  }
}

const stripeApi = ({ STRIPE_API_BASE: apiBase }: z.output<typeof Environment>) => ({ apiBase, timeout: STRIPE_TIMEOUT })

function objectStorage(env: z.output<typeof Environment>): ObjectStorageSettings | undefined {
  if (!env.S3_BUCKET) return undefined
  const forcePathStyle = env.S3_FORCE_PATH_STYLE ? env.S3_FORCE_PATH_STYLE === '1' : env.S3_ENDPOINT !== undefined
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1', // the usual name of the only region of other makers' servers
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    prefix: env.S3_PREFIX?.replace(/\/?$/, '/') ?? '',
    forcePathStyle,
  }
}

/** Whether other machines can reach an address. */
export const isPublic = (url: string | undefined) => url !== undefined && !isLoopback(new URL(url).hostname)

/** Whether a host is this machine itself. */
export const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
