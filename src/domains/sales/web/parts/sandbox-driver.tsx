import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { Field } from '#ui/public/field.tsx'
import { cardProblems } from '../../card.ts'
import { SANDBOX_CARDS, type SandboxToken, toSandboxToken } from '../../sandbox-card.ts'
import type { CardDriver } from './card-driver.ts'
import { pay } from './payment.ts'
import styles from './sandbox-driver.module.css'

/** The ids of the fields: they have no names, so that no browser sends what is typed in them. */
const IDS = { number: 'card-number', expiry: 'card-expiry', cvv: 'card-cvv' } as const

/** The test cards of the payment sandbox. */
export const sandboxDriver: CardDriver = {
  fields: (failureOf) => <CardFields failureOf={failureOf} />,
  isReady: true,
  check: checkCard,
  async pay(token_sale, form) {
    const card = toTestToken(form)
    if (!card) throw new Error('An unchecked card')
    return pay(token_sale, { means: 'card', card })
  },
}

/** A card's fields under the sandbox, which says that it is one. Without JavaScript they are not shown. */
function CardFields({ failureOf }: { failureOf: (id: string) => string | undefined }) {
  const common = (id: string) => ({
    id,
    typed: undefined,
    failure: failureOf(id),
    isFirstWrong: false,
    spellCheck: false,
  })
  // Without its script a card's number would have nowhere to go.
  return (
    <fieldset className={`stack may-shrink no-padding no-border needs-script ${styles.card}`}>
      <legend className="below-75 subheading no-padding">Cartão</legend>
      <div className={`notice small ${styles.sandbox}`}>
        <p>
          <strong>Pagamento de teste.</strong> Nada é cobrado, e só estes números funcionam, com qualquer validade
          futura e qualquer CVV:
        </p>
        <ul className="stack gap-25 bare-list above-50">
          {SANDBOX_CARDS.map(({ number, label }) => (
            <li key={number}>
              <code className="mono">{number}</code> {label}
            </li>
          ))}
        </ul>
      </div>
      <Field
        {...common(IDS.number)}
        label="Número do cartão"
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
      />
      <div className={`stack ${styles.pair}`}>
        <Field
          {...common(IDS.expiry)}
          label="Validade (MM/AA)"
          autoComplete="cc-exp"
          placeholder="MM/AA"
          maxLength={9}
        />
        <Field {...common(IDS.cvv)} label="CVV" autoComplete="cc-csc" inputMode="numeric" maxLength={4} />
      </div>
    </fieldset>
  )
}

/** What is wrong with the card in a form, by the fields' ids. */
function checkCard(form: HTMLFormElement): Record<string, string> {
  const { number, ...problems } = cardProblems(readCard(form), dayOf(nowMs()))
  const unknown = number ?? (toTestToken(form) ? undefined : 'Aqui só funcionam os cartões de teste da lista.')
  return Object.fromEntries(
    Object.entries({ ...(unknown && { number: unknown }), ...problems }).map(([field, text]) => [
      IDS[field as keyof typeof IDS],
      text,
    ]),
  )
}

/** The test token of the card in a form: all that is sent of it. Undefined for a card that the sandbox does not have. */
const toTestToken = (form: HTMLFormElement): SandboxToken | undefined => toSandboxToken(readCard(form).number)

function readCard({ elements }: HTMLFormElement) {
  const read = (id: string) => {
    const field = elements.namedItem(id)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return { number: read(IDS.number), expiry: read(IDS.expiry), cvv: read(IDS.cvv) }
}
