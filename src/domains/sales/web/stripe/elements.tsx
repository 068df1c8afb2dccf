import styles from './elements.module.css'

/** A field of a card: where Stripe's Element of that kind goes. */
export interface CardField {
  id: string
  kind: 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'
  label: string
}

/** The fields of a card; the first is the Element that a payment is confirmed with. */
export const CARD_FIELDS: Readonly<Record<'split' | 'single', readonly CardField[]>> = {
  split: [
    { id: 'card-number', kind: 'cardNumber', label: 'Número do cartão' },
    { id: 'card-expiry', kind: 'cardExpiry', label: 'Validade (MM/AA)' },
    { id: 'card-cvv', kind: 'cardCvc', label: 'CVV' },
  ],
  single: [{ id: 'card', kind: 'card', label: 'Número, validade e CVV' }],
}

interface CardElementsProps {
  layout: keyof typeof CARD_FIELDS
  state: 'loading' | 'ready' | 'failed'
  failureOf: (id: string) => string | undefined
  onRetry: () => void
}

/** A card's fields, each a frame of Stripe's. Without JavaScript they are not shown. */
export const CardElements = ({ layout, state, failureOf, onRetry }: CardElementsProps) => (
  <fieldset className="may-shrink no-padding no-border needs-script" aria-busy={state === 'loading'}>
    <legend className="below-75 subheading no-padding">Cartão</legend>
    {state === 'failed' && (
      <div className="notice failed stack items-start gap-50 below-100" role="alert">
        <p>Erro ao carregar Stripe.</p>
        <p className="soft">Confira a conexão e se algum bloqueador impede js.stripe.com. Nada foi cobrado.</p>
        <button type="button" className="button quiet" onClick={onRetry}>
          Tentar de novo
        </button>
      </div>
    )}
    <div className={`stack two-columns below-50 ${styles.fields}`} hidden={state === 'failed'}>
      {CARD_FIELDS[layout].map(({ id, label }) => (
        <div key={id} className={`stack content-start gap-40 may-shrink ${styles.field}`}>
          <label className="small strong" htmlFor={id}>
            {label}
          </label>
          <div id={id} className={`ink surface rounded ${styles.host}`} data-wrong={failureOf(id) ? true : undefined} />
          <p className={`small medium failure ${styles.failure}`} aria-live="polite">
            {failureOf(id)}
          </p>
        </div>
      ))}
    </div>
    <p className="soft small">
      O cartão vai direto ao Stripe, que processa o pagamento. O número não passa por este site.
    </p>
  </fieldset>
)
