import type { PageSources } from '#platform/http/page.ts'
import type { Settings } from '#platform/settings.ts'

const SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/** What Stripe's script needs on a page: https://docs.stripe.com/security/guide#content-security-policy. */
export const stripeSources = ({ stripe }: Settings): PageSources | undefined =>
  stripe && { scripts: SCRIPTS, frames: `${SCRIPTS} https://hooks.stripe.com`, connections: 'https://api.stripe.com' }
