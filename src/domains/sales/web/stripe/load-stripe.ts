import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

/**
 * Stripe's script of the release that the types of @stripe/stripe-js are of, without its signals against fraud: they send
 * the page's address, which is the order's secret link (docs/decisions/0022-card-payments.md).
 */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false'

/** Milliseconds after which the script counts as not loaded. */
const PATIENCE = 20_000

let loading: Promise<StripeConstructor> | undefined

/** Loads Stripe's script, on this page alone. Rejects where it cannot be loaded; the next call then tries again. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  loading ??= loadScript()
  try {
    return (await loading)(publishableKey, { locale: 'pt-BR' })
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Not by `loadStripe` of @stripe/stripe-js: with parameters it waits forever for a script that has failed. */
function loadScript(): Promise<StripeConstructor> {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT })
  const loaded = new Promise<StripeConstructor>((resolve, reject) => {
    const fail = () => reject(new Error('Stripe was not loaded'))
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : fail()))
    script.addEventListener('error', fail)
    setTimeout(fail, PATIENCE)
  })
  document.head.append(script)
  return loaded
}
