import { describeFile, fileFormat } from '#file-size.ts'
import { brl, toCents } from '#money.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import type { Letterhead } from '#platform/mail/letter.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day, dayOf } from '#time.ts'
import { orderNumber, WITHDRAWAL_DAYS } from '../order.ts'
import { buyerOf, lastWithdrawal, toLines } from './buyer.ts'
import type { OrderRow } from './gateway.ts'

interface OrderEmail {
  order: OrderRow
  link: string
  firm: Letterhead
}

/** The receipt of a paid order. */
export const writeReceiptEmail = ({
  order,
  link,
  firm,
  file,
  privacy,
}: OrderEmail & {
  /** What was sold; undefined where it was removed since. */
  file: PrivateFile | undefined
  /** Address of the privacy notice. */
  privacy: string
}) =>
  writeEmail({
    subject: `Recibo da compra ${orderNumber(order.id)}: ${order.title}`,
    firm,
    paragraphs: [greet(order.name), 'Recebemos o seu pagamento. Obrigado pela compra.'],
    facts: [...factsOf(order), ['Pago em', dateTime(order.paid_at!)], ['Quem comprou', buyerOf(order)]],
    button: { label: 'Baixe o que comprou', link },
    notes: [
      ...(file ? [`O que você comprou: ${describeFile(fileFormat(file.name), file.size)}.`] : []),
      ...(order.plan_until === null
        ? []
        : [
            `O mês do plano vai até ${day(order.plan_until)}. Nada se renova sozinho: uma semana antes mandamos por e-mail o pedido de mais um mês, que só vale se você o pagar.`,
          ]),
      ...(order.sandbox ? ['Esta compra foi um teste: nada foi cobrado.'] : []),
      `Até ${day(lastWithdrawal(order.paid_at!))}, ${WITHDRAWAL_DAYS} dias depois do pagamento, você pode desistir sem dizer por quê, na página do botão acima: o valor inteiro volta a você.`,
      'Este recibo não é nota fiscal.',
      { label: 'Como guardamos os seus dados', link: privacy },
    ],
  })

/** The way back to the page with the Pix code. */
export const writePixEmail = ({ order, link, firm }: OrderEmail) =>
  writeEmail({
    subject: `Pix do pedido ${orderNumber(order.id)}: ${order.title}`,
    firm,
    paragraphs: [
      greet(order.name),
      'Guardamos o seu pedido. O código do Pix está nesta página, que mostra também quando o pagamento for confirmado.',
    ],
    facts: [...factsOf(order), ['Vale até', dateTime(order.expires_at)]],
    button: { label: 'Pague por Pix', link },
  })

/** Says that the month of a plan ends, with the order of one more month, or without one where the plan is not sold any more. */
export const writePlanEndingEmail = ({
  order,
  next,
  link,
  firm,
}: OrderEmail & { order: { plan_until: string }; next: OrderRow | undefined }) =>
  writeEmail({
    subject: `O mês do seu plano vai até ${day(order.plan_until)}: ${order.title}`,
    firm,
    paragraphs: [
      greet(order.name),
      `O mês do plano ${order.plan_name} de ${order.title} vai até ${day(order.plan_until)}. Nada se renova sozinho.`,
      next
        ? 'Se quiser mais um mês, o pedido está pronto. Se não quiser, não faça nada: ele vence sem cobrança.'
        : 'Este plano não está mais à venda. Se quiser continuar, fale com a gente.',
    ],
    facts: next
      ? [
          ['Mais um mês', brl(next.total)],
          ['Vale até', day(dayOf(next.expires_at.getTime() - 1))],
        ]
      : [],
    button: { label: next ? 'Pague mais um mês' : 'Fale com a gente', link },
    notes: ['O que você comprou continua seu, e o link de download também.'],
  })

/** Acknowledges a withdrawal. */
export const writeWithdrawalEmail = ({
  order,
  firm,
  refundsItself,
}: Omit<OrderEmail, 'link'> & { refundsItself: boolean }) =>
  writeEmail({
    subject: `Desistência da compra ${orderNumber(order.id)}: ${order.title}`,
    firm,
    paragraphs: [
      greet(order.name),
      `Recebemos a sua desistência da compra de ${order.title}. O link de download se encerrou.`,
      refundsItself
        ? 'O valor volta pelo mesmo cartão; quando aparece na fatura depende do banco.'
        : 'Devolvemos o valor por Pix a quem pagou, e avisamos se precisarmos de algum dado.',
    ],
    facts: [['Valor a devolver', brl(order.total)]],
  })

/** The links of all that an address bought. */
export const writeLinksEmail = ({ links, firm }: { links: { title: string; link: string }[]; firm: Letterhead }) =>
  writeEmail({
    subject: 'Os links das suas compras',
    firm,
    paragraphs: [
      'Pediram no nosso site os links do que este e-mail comprou. Se não foi você, não faça nada: só você os recebeu.',
    ],
    notes: links.map(({ title, link }) => ({ label: title, link })),
  })

/** By the first name, where it is one: anybody may type anything for an address that is not theirs, a link too. */
const greet = (name: string) => {
  const [first = ''] = name.split(' ')
  return /^\p{L}[\p{L}'’-]{0,29}$/u.test(first) ? `Olá, ${first}!` : 'Olá!'
}

const factsOf = (order: OrderRow) => [
  ...toLines(order).map(({ label, price }) => [label, brl(toCents(price))] as const),
  ['Total', brl(order.total)] as const,
]
