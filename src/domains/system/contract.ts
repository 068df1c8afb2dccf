import { adminCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'
import { mailServerContract } from './mail-server-contract.ts'
import { stripeAccountContract } from './stripe-account-contract.ts'

/** ISO 8601. */
const moment = z.iso.datetime()
const bytes = z.number().int().nonnegative()
/** Calls about what no public page shows. */
const meta = { access: 'admin', changesPages: false } as const

/** A background job whose last run failed. */
const FailingJob = z.object({
  id: z.uuid(),
  /** Its kind, e.g. 'mail'. */
  name: z.string(),
  sent: moment,
  /** Runs so far. */
  runs: z.int(),
  /** When it runs again by itself; null where it was given up. */
  next: moment.nullable(),
  /** The last run's error, in English and without personal data. */
  error: z.string(),
})
export type FailingJob = z.infer<typeof FailingJob>

/** How the installation is. */
export const SystemState = z.object({
  version: z.object({ program: z.string(), node: z.string(), started: moment }),
  database: z.object({
    /** Of PostgreSQL: '18.4'. */
    version: z.string(),
    /** Whether the program runs it itself, in its data folder. */
    embedded: z.boolean(),
    bytes,
  }),
  /** The disk of the data folder. `level` by what is refused: files below 256 MiB, rows below 128 MiB. */
  room: z.object({ free: bytes, total: bytes, level: z.enum(['enough', 'low', 'full']) }),
  backup: z.object({
    /** Of how many days they are stored; 0 where none are made. */
    kept: z.int(),
    stored: z.int(),
    /** When the newest daily backup was finished. */
    last: moment.nullable(),
    /** Whether one is missing: none in the last 26 hours, in an installation that has run for that long. */
    isLate: z.boolean(),
    /** Whether one runs now, or is about to. */
    isRunning: z.boolean(),
    /** When `npm run backup` last wrote to another file system than that of the data folder. */
    elsewhere: moment.nullable(),
  }),
  mail: z.object({
    /** A mail server, or the folder `outbox`. */
    kind: z.enum(['server', 'outbox']),
    /** Where that server is set: the machine's settings, or this page; null where there is none. */
    set_by: z.enum(['machine', 'panel']).nullable(),
    /** Why the server does not answer, in English; '' where it does. */
    problem: z.string(),
    /** The sender. */
    from: z.string(),
    /** When a test e-mail was delivered with these settings. */
    tested: moment.nullable(),
  }),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), reachable: z.boolean() }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failing: z.array(FailingJob) }),
})
export type SystemState = z.infer<typeof SystemState>

/** The first steps of a new installation, in order. */
export const STEPS = [
  'access',
  'name',
  'company',
  'panel',
  'logo',
  'home',
  'project',
  'article',
  'people',
  'mail',
  'backup',
  'plans',
  'terms',
  'pix',
  'stripe',
] as const
export type Step = (typeof STEPS)[number]

export const systemContract = {
  state: adminCall
    .meta(meta)
    .route({ method: 'GET', path: '/system', summary: 'Como está a instalação: banco, disco, cópias, e-mail' })
    .output(z.object({ data: SystemState })),
  testMail: adminCall
    .meta(meta)
    .route({
      method: 'POST',
      path: '/system/test-mail',
      summary: 'Envia um e-mail de teste a quem pede',
      description: 'Responde quando o servidor de e-mail o aceitou; 503 com o motivo onde não o aceitou.',
    })
    .output(
      z.object({ result: z.literal(true), data: z.object({ to: z.string(), kind: z.enum(['server', 'outbox']) }) }),
    ),
  mailServer: mailServerContract,
  stripeAccount: stripeAccountContract,
  backUp: adminCall
    .meta({ ...meta, fails: ['backups-off'] })
    .route({
      method: 'POST',
      path: '/system/back-up',
      summary: 'Faz uma cópia de segurança agora, em segundo plano',
      description: 'Enquanto uma roda ou espera, não começa outra. 409 onde as cópias estão desligadas (BACKUPS=0).',
    })
    .output(done),
  retryJob: adminCall
    .meta(meta)
    .route({ method: 'POST', path: '/system/retry-job', summary: 'Faz um trabalho que falhou rodar de novo já' })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  firstSteps: adminCall
    .meta(meta)
    .route({ method: 'GET', path: '/system/first-steps', summary: 'O que falta para a instalação ser da empresa' })
    .output(
      z.object({
        data: z.object({
          /** Whether the dashboard shows them: something is missing, and they were not put away. */
          shown: z.boolean(),
          /** Whether each is done, by what is really there. */
          steps: z.array(z.object({ name: z.enum(STEPS), done: z.boolean() })),
        }),
      }),
    ),
  dismissSteps: adminCall
    .meta(meta)
    .route({
      method: 'POST',
      path: '/system/dismiss-steps',
      summary: 'Guarda os primeiros passos, ou os traz de volta',
    })
    .input(z.object({ dismissed: z.boolean() }))
    .output(done),
}
