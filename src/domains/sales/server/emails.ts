import { describeFile, fileFormat } from '#file-size.ts'
import { brl, toCents } from '#money.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day, dayOf } from '#time.ts'
import { orderNumber, WITHDRAWAL_DAYS } from '../order.ts'
import { lastWithdrawal, toLines } from './buyer.ts'
import type { OrderRow } from './gateway.ts'

interface OrderEmail {
  order: OrderRow
  link: string
  company: string
}

/** The receipt of a paid order. */
export const writeReceiptEmail = ({
  order,
  link,
  company,
  file,
  privacy,
}: OrderEmail & {
  /** What was sold; undefined where it was removed since. */
  file: PrivateFile | undefined
  /** Address of the privacy notice. */
  privacy: string
}) =>
  writeEmail(`Recibo da compra ${orderNumber(order.id)}: ${order.title}`, [
    greet(order.name),
    'Recebemos o seu pagamento. Obrigado pela compra.',
    { label: 'Baixe o que comprou', link },
    ...(file ? [`O que você comprou: ${describeFile(fileFormat(file.name), file.size)}.`] : []),
    linesOf(order).join('\n'),
    ...(order.plan_until === null
      ? []
      : [
          `O mês do plano vai até ${day(order.plan_until)}. Nada se renova sozinho: uma semana antes mandamos por e-mail o pedido de mais um mês, que só vale se você o pagar.`,
        ]),
    ...(order.sandbox ? ['Esta compra foi um teste: nada foi cobrado.'] : []),
    `Até ${day(lastWithdrawal(order.paid_at!))}, ${WITHDRAWAL_DAYS} dias depois do pagamento, você pode desistir sem dizer por quê, na página do link acima: o valor inteiro volta a você.`,
    `Pago em ${dateTime(order.paid_at!)}. Este recibo não é nota fiscal.`,
    { label: 'Como guardamos os seus dados', link: privacy },
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

/** Says that the month of a plan ends, with the order of one more month, or without one where the plan is not sold any more. */
export const writePlanEndingEmail = ({
  order,
  next,
  link,
  company,
}: OrderEmail & { order: { plan_until: string }; next: OrderRow | undefined }) =>
  writeEmail(`O mês do seu plano vai até ${day(order.plan_until)}: ${order.title}`, [
    greet(order.name),
    `O mês do plano ${order.plan_name} de ${order.title} vai até ${day(order.plan_until)}. Nada se renova sozinho.`,
    next
      ? `Se quiser mais um mês, por ${brl(next.total)}, o pedido está pronto e vale até ${day(dayOf(next.expires_at.getTime() - 1))}. Se não quiser, não faça nada: ele vence sem cobrança.`
      : 'Este plano não está mais à venda. Se quiser continuar, fale com a gente.',
    { label: next ? 'Pague mais um mês' : 'Fale com a gente', link },
    'O que você comprou continua seu, e o link de download também.',
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

const linesOf = (order: OrderRow) => [
  ...toLines(order).map(({ label, price }) => `${label}: ${brl(toCents(price))}`),
  `Total: ${brl(order.total)}`,
]
