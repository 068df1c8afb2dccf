import type { StripeCardElementOptions } from '@stripe/stripe-js'
import styles from './elements.module.css'
import type { CardField } from './elements.tsx'

/** The options of an Element in that field. It is a frame of Stripe's, which our style sheet does not reach. */
export const optionsFor = (id: string, kind: CardField['kind']): StripeCardElementOptions => ({
  style: styleOf(id),
  classes: { focus: styles.focus!, invalid: styles.invalid!, webkitAutofill: styles.autofilled! },
  // Link would open a window of its own.
  ...((kind === 'card' || kind === 'cardNumber') && { disableLink: true }),
  ...(kind === 'card' && { hidePostalCode: true }),
  ...(kind === 'cardExpiry' && { placeholder: 'MM/AA' }),
  ...(kind === 'cardCvc' && { placeholder: 'CVV' }),
})

/** The text of an Element as that of its field on the page, in the scheme of now. */
export function styleOf(id: string): NonNullable<StripeCardElementOptions['style']> {
  const { color, caretColor, fontSize, lineHeight } = getComputedStyle(document.getElementById(id)!)
  return {
    base: {
      color,
      fontSize,
      lineHeight,
      iconColor: caretColor,
      fontFamily: 'Helvetica Neue, Arial, sans-serif',
      '::placeholder': { color: caretColor },
    },
    invalid: { color, iconColor: caretColor },
  }
}
