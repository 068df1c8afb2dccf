import type { SystemState } from '#domains/system/contract.ts'
import type { MailServerState } from '#domains/system/mail-server-contract.ts'
import type { StripeAccountState } from '#domains/system/stripe-account-contract.ts'

const AT = '2026-11-23T12:00:00.000Z'

/** An installation in order, without a mail server. */
export const STATE: SystemState = {
  version: { program: '1.0.0', node: '24.0.0', started: AT },
  database: { version: '18.4', embedded: true, bytes: 1 },
  room: { free: 2, total: 3, level: 'enough' },
  backup: { kept: 7, stored: 1, last: AT, isLate: false, isRunning: false, elsewhere: null },
  mail: { kind: 'outbox', set_by: null, problem: '', from: 'Oficina <contato@oficina.com.br>', tested: null },
  storage: { kind: 'folder', reachable: true },
  jobs: { waiting: 0, running: 0, failing: [] },
}

export const NO_SERVER: MailServerState = {
  ...{ set_by: null, may_set: true, host: '', port: null, security: null, user: '', mail_password: 'none' },
  ...{ from_name: 'Oficina', from_email: 'contato@oficina.com.br' },
}

export const NO_ACCOUNT: StripeAccountState = {
  ...{ set_by: null, may_set: true, mode: null, publishable_key: '', keys: 'none', last_event: null, open_orders: 0 },
  webhook_address: 'https://oficina.com.br/api/v1/sale/stripe-events',
}
