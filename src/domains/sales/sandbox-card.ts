/**
 * The cards of the payment sandbox. A number becomes a test token in the browser, and the token alone is sent: a card
 * number never reaches the server.
 */

/** A card of the sandbox; the number is printed on the page. */
interface SandboxCard {
  number: string
  token: SandboxToken
  /** What it does. */
  label: string
}

/** What the browser sends in the place of a card; the last two answer the second step. */
export const SANDBOX_TOKENS = [
  'sandbox_passes',
  'sandbox_declined',
  'sandbox_second_step',
  'sandbox_confirmed',
  'sandbox_refused',
] as const
export type SandboxToken = (typeof SANDBOX_TOKENS)[number]

export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4242 4242 4242 4242', token: 'sandbox_passes', label: 'passa' },
  { number: '4000 0000 0000 0002', token: 'sandbox_declined', label: 'é recusado' },
  { number: '4000 0025 0000 3155', token: 'sandbox_second_step', label: 'pede a segunda etapa' },
]

/** The test token of a card number, with or without spaces; undefined for all other numbers. */
export const toSandboxToken = (typed: string): SandboxToken | undefined => {
  const digits = typed.replace(/\D/g, '')
  return SANDBOX_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)?.token
}
