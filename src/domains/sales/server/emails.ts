import { brl } from '#money.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day } from '#time.ts'
import { orderNumber } from '../order.ts'
import type { OrderRow } from './gateway.ts'

interface OrderEmail {
  order: OrderRow
  link: string
  company: string
}

/** The receipt of a paid order. */
export const writeReceiptEmail = ({ order, link, company }: OrderEmail) =>
  writeEmail(`Recibo da compra ${orderNumber(order.id)}: ${order.title}`, [
    greet(order.name),
    'Recebemos o seu pagamento. Obrigado pela compra.',
    { label: 'Baixe o que comprou', link },
    linesOf(order).join('\n'),
    ...(order.plan_until === null ? [] : [`O mês do plano vai até ${day(order.plan_until)}. Nada se renova sozinho.`]),
    ...(order.sandbox ? ['Esta compra foi um teste: nada foi cobrado.'] : []),
    `Pago em ${dateTime(order.paid_at!)}. Este recibo não é nota fiscal.`,
    company,
  ])

/** The way back to the page with the Pix code. */
export const writePixEmail = ({ order, link, company }: OrderEmail) =>
  writeEmail(`Pix do pedido ${orderNumber(order.id)}: ${order.title}`, [
    greet(order.name),
    'Guardamos o seu pedido. O código do Pix está nesta página, que mostra também quando o pagamento for confirmado.',
    { label: 'Pague por Pix', link },
    linesOf(order).join('\n'),
    `O pedido vale até ${dateTime(order.expires_at)}.`,
    company,
  ])

/** Acknowledges a withdrawal. */
export const writeWithdrawalEmail = ({
  order,
  company,
  refundsItself,
}: Omit<OrderEmail, 'link'> & { refundsItself: boolean }) =>
  writeEmail(`Desistência da compra ${orderNumber(order.id)}: ${order.title}`, [
    greet(order.name),
    `Recebemos a sua desistência da compra de ${order.title}. O link de download se encerrou.`,
    refundsItself
      ? `${brl(order.total)} voltam pelo mesmo cartão; quando aparecem na fatura depende do banco.`
      : `Devolvemos ${brl(order.total)} por Pix a quem pagou, e avisamos se precisarmos de algum dado.`,
    company,
  ])

/** The links of all that an address bought. */
export const writeLinksEmail = ({ links, company }: { links: { title: string; link: string }[]; company: string }) =>
  writeEmail('Os links das suas compras', [
    'Pediram no nosso site os links do que este e-mail comprou. Se não foi você, não faça nada: só você os recebeu.',
    ...links.map(({ title, link }) => ({ label: title, link })),
    company,
  ])

/** By the first name, where it is one: anybody may type anything for an address that is not theirs, a link too. */
const greet = (name: string) => {
  const [first = ''] = name.split(' ')
  return /^\p{L}[\p{L}'’-]{0,29}$/u.test(first) ? `Olá, ${first}!` : 'Olá!'
}

const linesOf = ({ title, product_price, plan_name, plan_price, total }: OrderRow) => [
  `${title}: ${brl(product_price)}`,
  ...(plan_name === null ? [] : [`Plano ${plan_name}, primeiro mês: ${brl(plan_price)}`]),
  `Total: ${brl(total)}`,
]
