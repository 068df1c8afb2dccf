import type {
  Stripe,
  StripeCardElement,
  StripeCardElementOptions,
  StripeCardNumberElement,
  StripeElement,
} from '@stripe/stripe-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useScheme } from '#ui/scheme.ts'
import styles from './elements.module.css'
import type { CardField } from './elements.tsx'
import { openStripe } from './load-stripe.ts'

/** An Element on the page, with what is wrong with its content; undefined where it is complete. */
interface Mounted {
  element: StripeElement & Pick<StripeCardElement, 'focus' | 'update'>
  problem: string | undefined
}

interface Opened {
  stripe: Stripe
  /** By the ids of the fields. */
  mounted: Map<string, Mounted>
}

const EMPTY = 'Preencha este campo.'

/**
 * Mounts Stripe's Elements in the page's fields, and removes them with the component.
 * @param fields constant
 */
export function useElements(publishableKey: string, fields: readonly CardField[]) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const opened = useRef<Opened>(undefined)
  const [scheme] = useScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads the script again
  useEffect(() => {
    let isOver = false
    setState('loading')
    openStripe(publishableKey)
      .then((stripe) => {
        if (!isOver) opened.current = mount(stripe, fields, setState)
      })
      .catch(() => isOver || setState('failed'))
    return () => {
      isOver = true
      for (const { element } of opened.current?.mounted.values() ?? []) element.destroy()
      opened.current = undefined
    }
  }, [publishableKey, fields, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the scheme
  useEffect(() => {
    const recolour = () => {
      for (const [id, { element }] of opened.current?.mounted ?? []) element.update({ style: styleOf(id) })
    }
    recolour()
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', recolour)
    return () => system.removeEventListener('change', recolour)
  }, [scheme])

  return {
    state,
    retry: useCallback(() => setRound((round) => round + 1), []),
    problems: () =>
      Object.fromEntries(
        [...(opened.current?.mounted ?? [])].flatMap(([id, { problem }]) => (problem ? [[id, problem]] : [])),
      ),
    focus: (id: string) => opened.current?.mounted.get(id)?.element.focus(),
    /** Confirms a payment with the card. Resolves to why it was refused, if it was. */
    confirm: async (clientSecret: string) => {
      const { stripe, mounted } = opened.current!
      const card = mounted.get(fields[0]!.id)!.element as StripeCardElement | StripeCardNumberElement
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } })
      return error && (error.message ?? 'O pagamento não foi aceito.')
    },
  }
}

/** Mounts an Element in each field. `onState`: 'ready' once all can be typed in, 'failed' where one was not loaded. */
function mount(stripe: Stripe, fields: readonly CardField[], onState: (state: 'ready' | 'failed') => void): Opened {
  const elements = stripe.elements({ locale: 'pt-BR' })
  const mounted = new Map<string, Mounted>()
  let waiting = fields.length
  for (const { id, kind } of fields) {
    // The overloads of `create` take one kind each.
    const element = elements.create(kind as 'card', optionsFor(id, kind))
    const entry: Mounted = { element, problem: EMPTY }
    mounted.set(id, entry)
    element.on('change', ({ complete, error }) => {
      entry.problem = complete ? undefined : (error?.message ?? EMPTY)
    })
    element.on('ready', () => {
      if (--waiting === 0) onState('ready')
    })
    element.on('loaderror', () => onState('failed'))
    element.mount(`#${id}`)
  }
  return { stripe, mounted }
}

/** The options of an Element in that field. It is a frame of Stripe's, which our style sheet does not reach. */
const optionsFor = (id: string, kind: CardField['kind']): StripeCardElementOptions => ({
  style: styleOf(id),
  classes: { focus: styles.focus!, invalid: styles.invalid!, webkitAutofill: styles.autofilled! },
  // Link would open a window of its own.
  ...((kind === 'card' || kind === 'cardNumber') && { disableLink: true }),
  ...(kind === 'card' && { hidePostalCode: true }),
  ...(kind === 'cardExpiry' && { placeholder: 'MM/AA' }),
  ...(kind === 'cardCvc' && { placeholder: 'CVV' }),
})

/** The text of an Element as that of its field on the page, in the scheme of now. */
function styleOf(id: string): NonNullable<StripeCardElementOptions['style']> {
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
