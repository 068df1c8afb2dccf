import type { Program } from '#platform/context.ts'
import type { PageSources } from '#platform/http/page.ts'

const SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/** What Stripe's script needs on a page: https://docs.stripe.com/security/guide#content-security-policy. */
export const stripeSources = ({ stripe }: { stripe: Pick<Program['stripe'], 'keys'> }): PageSources | undefined =>
  stripe.keys && {
    scripts: SCRIPTS,
    frames: `${SCRIPTS} https://hooks.stripe.com`,
    connections: 'https://api.stripe.com',
  }
