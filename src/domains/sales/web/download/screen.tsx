import { Link } from '@tanstack/react-router'
import { meantEmail } from '#email-typos.ts'
import type { Returned } from '#platform/rendering.ts'
import { day } from '#time.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { checkoutPath, isPayable } from '../../order.ts'
import type { BoughtOrder } from '../../sale-schemas.ts'
import { FoldedSendLinks } from '../parts/send-links.tsx'
import { Receipt } from './receipt.tsx'
import styles from './screen.module.css'
import { Withdraw } from './withdraw.tsx'

interface DownloadScreenProps {
  bought: BoughtOrder
  /** Whether the link was e-mailed. */
  hasMail: boolean
  /** A withdrawal that was posted without JavaScript and refused. */
  returned: Returned | undefined
  onWithdraw: () => Promise<unknown>
}

/** The thank-you page of a paid order; it thanks nobody for any other, nor for one that was withdrawn from. */
export const DownloadScreen = ({ bought, ...props }: DownloadScreenProps) =>
  bought.state === 'paid' && bought.purchase && !bought.purchase.withdrawn ? (
    <Thanks title={bought.title} token_sale={bought.token_sale} purchase={bought.purchase} {...props} />
  ) : (
    <NotPaid bought={bought} />
  )

interface ThanksProps extends Omit<DownloadScreenProps, 'bought'> {
  title: string
  token_sale: string
  purchase: NonNullable<BoughtOrder['purchase']>
}

const Thanks = ({ title, token_sale, purchase, hasMail, ...withdrawal }: ThanksProps) => (
  <div className="page">
    <header className={`stack align-end parts-may-shrink not-printed ${styles.head}`}>
      <div>
        <h1>Obrigado pela sua compra!</h1>
        <p className="above-100 large lines-140 break-anywhere">{title}</p>
      </div>
      <section className="stack items-start gap-100" aria-label="O download">
        {purchase.open ? (
          <>
            <div className="cluster gap-75">
              <a className="button" href={purchase.download} target="_blank" rel="noopener noreferrer">
                Baixar Agora
              </a>
              <button type="button" className="button quiet needs-script" onClick={() => print()}>
                Imprimir o recibo
              </button>
            </div>
            <p className="soft">
              {!hasMail && 'Guarde o endereço desta página: ele é o seu link. '}
              Quem tem este endereço baixa o arquivo, por isso não o publique.
            </p>
          </>
        ) : (
          <p className="notice" role="status">
            {purchase.left === 0
              ? 'Este link já foi usado todas as vezes que valia.'
              : 'Este link de download foi fechado.'}{' '}
            <Link to="/contact">Fale com a gente</Link>, e vemos o que houve.
          </p>
        )}
      </section>
    </header>
    <Receipt token_sale={token_sale} purchase={purchase} hasMail={hasMail} />
    <div className="stack items-start gap-100 pad-top-125 not-printed measure">
      {purchase.plan_until && (
        <p>
          O mês do seu plano vai até {day(purchase.plan_until)}, e não se renova sozinho.
          {hasMail && ' Uma semana antes, mandamos por e-mail o pedido de mais um mês.'}
        </p>
      )}
      <SentTo email={purchase.email} hasMail={hasMail} />
      {hasMail && <FoldedSendLinks />}
      {purchase.withdraw_until && <Withdraw until={purchase.withdraw_until} {...withdrawal} />}
    </div>
  </div>
)

/** Where link and receipt went, and a question where the address looks mistyped. */
function SentTo({ email, hasMail }: { email: string; hasMail: boolean }) {
  const meant = meantEmail(email)
  return (
    <p className={meant && 'notice'}>
      {hasMail ? 'O link e o recibo vão também para ' : 'O e-mail do pedido é '}
      <strong className="break-anywhere">{email}</strong>.
      {meant && (
        <>
          {' '}
          Você quis dizer {meant}? <Link to="/contact">Escreva para a gente</Link>, e corrigimos.
        </>
      )}
    </p>
  )
}

function NotPaid({ bought: { state, title, token_sale } }: { bought: BoughtOrder }) {
  if (state === 'paid' || state === 'refunded')
    return (
      <StateScreen
        title={state === 'paid' ? 'Você desistiu desta compra.' : 'Esta compra foi devolvida.'}
        picture={{ kind: 'stack', seed: 'compra-devolvida' }}
        links={[{ to: '/contact', label: 'Falar com a gente' }]}
      >
        <p>
          {state === 'paid'
            ? `O link de download de ${title} está fechado, e o valor inteiro volta a você.`
            : `O valor de ${title} voltou a você, e o link de download está fechado.`}
        </p>
      </StateScreen>
    )
  return (
    <StateScreen
      title="Este pedido ainda não foi pago."
      picture={{ kind: 'stack', seed: 'pedido-sem-pagamento' }}
      links={[
        ...(isPayable(state) ? [{ href: checkoutPath(token_sale), label: 'Continuar o pagamento' }] : []),
        { to: '/contact', label: 'Falar com a gente' },
      ]}
    >
      <p>
        {isPayable(state)
          ? `O download de ${title} abre assim que o pagamento for confirmado.`
          : `O pedido de ${title} venceu sem pagamento. Se você já pagou, escreva, e conferimos.`}
      </p>
    </StateScreen>
  )
}
