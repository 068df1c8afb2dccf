import { WITHDRAWAL_DAYS } from '../../order.ts'
import styles from './next-steps.module.css'
import { Steps } from './steps.tsx'

interface Props {
  token_sale: string
  /** How it can be paid. */
  card: boolean
  pix: boolean
  /** Whether e-mails are delivered. */
  hasMail: boolean
}

/** What comes after the payment: the steps of the receipt, none of them done, beside its piece. Beside the form alone: a phone shows the form first. */
export const NextSteps = ({ token_sale, card, pix, hasMail }: Props) => (
  <section className={styles.next} aria-labelledby="o-que-vem">
    <h3 className="subheading" id="o-que-vem">
      O que vem depois
    </h3>
    <Steps
      seed={token_sale}
      label="Os passos da compra"
      className={styles.steps}
      steps={[
        { title: 'Pago', text: `Com ${[card && 'cartão', pix && 'Pix'].filter(Boolean).join(' ou ')}.`, isDone: false },
        {
          title: 'Anotado',
          text: hasMail ? 'Recibo e link vão por e-mail.' : 'O recibo fica na página da compra.',
          isDone: false,
        },
        { title: 'Na mão', text: 'O arquivo, para baixar na hora.', isDone: false },
        { title: 'Seu', text: `Passados ${WITHDRAWAL_DAYS} dias em que dá para desistir.`, isDone: false },
      ]}
    />
  </section>
)
