import { adminCall, privateCall } from '#platform/contract/call.ts'
import { email, id, queryId, text, z } from '#platform/contract/fields.ts'
import { describeFile, fileAnswer } from '#platform/contract/files.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { Exchange } from './exchange-schemas.ts'
import {
  InstallmentChange,
  InstallmentPromise,
  MOST_REMINDERS,
  NextReminder,
  Payment,
  REMINDERS,
} from './installment-schemas.ts'

const Read = z.object({ data: Exchange })

/** The parcelas of accepted quotes, and their receipts. */
export const installmentsContract = {
  pay: privateCall
    .meta({ fails: ['installment-paid', 'installments-changed'] })
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/budget/pay', summary: 'Marca uma parcela, ou parte dela, como paga' })
    .input(Payment)
    .output(Read),
  /**
   * The difference is spread over the other open parcelas: see `spreadDifference`. 409: these are not as `open` says.
   * 422: no other parcela can take it, or one would become nothing.
   */
  changeInstallment: privateCall
    .meta({ fails: ['installment-paid', 'installments-changed'] })
    .route({
      method: 'POST',
      path: '/budget/change-installment',
      summary: 'Muda o vencimento e o valor de uma parcela aberta',
    })
    .input(InstallmentChange)
    .output(Read),
  /** The cash curve counts a late parcela on that day, and no day to come is no promise: 422. */
  promise: privateCall
    .meta({ fails: ['installment-paid'] })
    .route({
      method: 'POST',
      path: '/budget/promise',
      summary: 'Anota para quando o cliente prometeu pagar uma parcela',
    })
    .input(InstallmentPromise.extend({ /** The parcela's. */ id, revision: revision.optional() }))
    .output(savedRecord),
  /** Notes it in the quote's history: what is sent goes by the person's own programs. */
  remind: privateCall
    .meta({ fails: ['installment-paid'] })
    .route({
      method: 'POST',
      path: '/budget/remind',
      summary: 'Anota que o cliente foi lembrado de uma parcela aberta',
    })
    .input(z.object({ /** The parcela's. */ id, by: z.enum(REMINDERS) }))
    .output(Read),
  reminders: privateCall
    .route({
      method: 'POST',
      path: '/budget/reminders',
      summary: 'Liga ou desliga os lembretes por e-mail ao cliente de um orçamento',
    })
    .input(z.object({ /** The quote's. */ id, on: z.boolean() }))
    .output(Read),
  /** By the settings as they are saved; the firm's, of all quotes. */
  nextReminders: adminCall
    .route({
      method: 'GET',
      path: '/budget/next-reminders',
      summary: 'Lista os lembretes por e-mail aos clientes dos próximos dias, e quem fica de fora',
    })
    .output(
      z.object({
        data: z.object({
          /** Whether clients are reminded at all. */
          on: z.boolean(),
          /** Whether there is a mail server. */
          mail: z.boolean(),
          /** The last day that is looked at. */
          until: z.string(),
          /** The first ones, by day. */
          reminders: z.array(NextReminder).max(MOST_REMINDERS),
          /** How many follow these. */
          more: z.int().nonnegative(),
        }),
      }),
    ),
  /** All parcelas that the payment paid; 409 where what it left open was paid by a later one. */
  unpay: privateCall
    .meta({ fails: ['installment-not-paid', 'paid-since'] })
    .route({
      method: 'POST',
      path: '/budget/unpay',
      summary: 'Desfaz o pagamento de uma parcela, e das outras que ele pagou com o que passou, com o motivo',
    })
    .input(z.object({ /** The parcela's. */ id, note: text(2000) }))
    .output(Read),
  /** For a parcela that was paid before there were receipts; a payment since brings its own. */
  giveReceipt: privateCall
    .meta({ fails: ['installment-not-paid'] })
    .route({ method: 'POST', path: '/budget/receipt', summary: 'Dá o recibo de uma parcela paga que não tem um' })
    .input(z.object({ /** The parcela's. */ id }))
    .output(Read),
  sendReceipt: privateCall
    .meta({ fails: ['receipt-cancelled'] })
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/budget/send-receipt',
      summary: 'Envia o recibo de uma parcela por e-mail, com o PDF',
    })
    .input(z.object({ /** The receipt's. */ id, /** Where it goes. */ email }))
    .output(Read),
  receiptPdf: privateCall
    .route({
      method: 'GET',
      path: '/budget/receipt-pdf',
      summary: 'Traz o recibo de uma parcela em PDF; o cancelado diz que o é',
      spec: describeFile,
      outputStructure: 'detailed',
    })
    .input(z.object({ /** The receipt's. */ id: queryId }))
    .output(fileAnswer),
}
