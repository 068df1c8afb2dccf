import { Link } from '@tanstack/react-router'
import { fileSize } from '#file-size.ts'
import type { Returned } from '#platform/context.ts'
import { dateTime, day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { meantEmail } from '../../email-typos.ts'
import { checkoutPath, isPayable, orderNumber } from '../../order.ts'
import type { BoughtOrder } from '../../sale-schemas.ts'
import { BuyerPage } from '../parts/buyer-page.tsx'
import { Lines } from '../parts/lines.tsx'
import { FoldedSendLinks } from '../parts/send-links.tsx'
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
    <Thanks title={bought.title} purchase={bought.purchase} {...props} />
  ) : (
    <NotPaid bought={bought} />
  )

interface ThanksProps extends Omit<DownloadScreenProps, 'bought'> {
  title: string
  purchase: NonNullable<BoughtOrder['purchase']>
}

const Thanks = ({ title, purchase, hasMail, ...withdrawal }: ThanksProps) => (
  <BuyerPage
    title="Obrigado pela sua compra!"
    lead={title}
    label="O download"
    panel={{
      title: `Recibo do pedido ${orderNumber(purchase.user)}`,
      children: <Receipt purchase={purchase} />,
      isLast: true,
    }}
  >
    <div className="stack items-start gap-100">
      {purchase.open ? (
        <>
          <a className="button" href={purchase.download} target="_blank" rel="noopener noreferrer">
            Baixar Agora
          </a>
          <p className="soft">
            {purchase.file.name}, {fileSize(purchase.file.size)}
            {purchase.left !== null && `. ${plural(purchase.left, 'download restante', 'downloads restantes')}`}.
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
      {purchase.plan_until && (
        <p>
          O mês do seu plano vai até {day(purchase.plan_until)}, e não se renova sozinho.
          {hasMail && ' Uma semana antes, mandamos por e-mail o pedido de mais um mês.'}
        </p>
      )}
      {purchase.open && (
        <p className="soft">
          {!hasMail && 'Guarde o endereço desta página: ele é o seu link. '}
          Quem tem este endereço baixa o arquivo, por isso não o publique.
        </p>
      )}
      <SentTo email={purchase.email} hasMail={hasMail} />
      {hasMail && <FoldedSendLinks />}
      {purchase.withdraw_until && <Withdraw until={purchase.withdraw_until} {...withdrawal} />}
    </div>
  </BuyerPage>
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

const Receipt = ({ purchase }: Pick<ThanksProps, 'purchase'>) => (
  <>
    <Lines lines={purchase.lines} total={purchase.total} />
    <p className="soft small">
      Pago em <time dateTime={purchase.paid_at}>{dateTime(purchase.paid_at)}</time>. Este recibo não é nota fiscal.
      {purchase.sandbox && ' Foi um pagamento de teste: nada foi cobrado.'}
    </p>
  </>
)

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
