import type { TestApp } from './app.ts'
import { makeOfx } from './bank-statements.ts'
import { addDay, FIRST, LAST, type Label, labelledKit } from './labelled-kit.ts'

/** Lines that are hard, each with what it is: what banks and people do that makes a guess wrong. Made here: none is anybody's. */

/** Of two people of one name the second words, or words that begin alike. */
const ALIKE = [
  ['Ana Clara Souza', 'ANA PAULA SOUZA'],
  ['Maria Souza Lima', 'MARIANA SOUZA LIMA'],
  ['Padaria São João', 'PADARIA SAO JORGE'],
  ['Ana Beatriz Moura', 'ANA P MOURA'],
  ['Transportes Ribeirão', 'TRANSPORTES RIBEIRO'],
  ['José Carlos Pires', 'JOSE ROBERTO PIRES'],
  ['Oficina Maré Alta', 'OFICINA MARE BAIXA'],
  ['Clínica Santa Rosa', 'CLINICA SANTA CLARA'],
] as const

/** A name as a bank writes it that has 20 characters for the whole text, or no accents. */
const CUT = [
  ['Transportes Ribeirão do Sul', 'PIX REC TRANSPORTES RIBEIRAO D'],
  ['Conceição Magalhães', 'PIX RECEBIDO CONCEICAO MAGALHAES'],
  ['Metalúrgica Vale do Itajaí', 'TED METALURGICA VALE DO ITAJ'],
  ['Associação Três Rios', 'PIX RECEBIDO ASSOCIACAO TRES RIOS'],
  ['Livraria Caracol Encantado', 'PIX RECEBIDO LIVRARIA CARACOL'],
] as const

/** Fills a ledger, and makes the statement of hard lines: 300 and a few more. */
export async function makeHard(app: TestApp, user: number, seed = 7) {
  const kit = await labelledKit(app, user, seed)
  const { lines, draw, pick, day, own, add, account, past, bill, installment } = kit
  const NOBODY: Label = { is: 'unknowable' }
  const name = () =>
    `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}X${lines.length}`.replace(/\d/g, (digit) => 'QWZYKJHVBN'[+digit]!)
  const times = async (count: number, make: (at: number) => Promise<void>) => {
    for (let at = 0; at < count; at += 1) await make(at)
  }

  await times(24, async (at) => {
    const [client, payer] = ALIKE[at % ALIKE.length]!
    const [amount, due] = [own(), day()]
    await installment(client, amount, due)
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${payer}` }, NOBODY, 'a name like it')
  })
  await times(15, async (at) => {
    const [client, text] = CUT[at % CUT.length]!
    const [amount, due] = [own(), day()]
    const { id } = await installment(client, amount, due)
    add({ day: addDay(due, 2), cents: amount, text }, { is: 'installment', id }, 'cut or without accents')
  })
  // Two of one value on a day: the second is of somebody who owes nothing.
  await times(10, async () => {
    const [amount, due, client] = [own(), day(), name()]
    const { id } = await installment(client, amount, due)
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${client}` }, { is: 'installment', id }, 'same value')
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${name()}` }, { is: 'new' }, 'same value')
  })
  // Sent back on the same day or the next: what came is no payment.
  await times(12, async (at) => {
    const [amount, due, client] = [own(), day(), name()]
    await installment(client, amount, due)
    const back = ['DEVOLUCAO PIX', 'ESTORNO PIX RECEBIDO', 'PIX DEVOLVIDO', 'PIX ENVIADO DEVOLUCAO'][at % 4]
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${client}` }, NOBODY, 'sent back')
    add({ day: addDay(due, at % 2), cents: -amount, text: `${back} ${client}` }, { is: 'new' }, 'sent back')
  })
  // A bill's payment that the bank took back.
  await times(8, async () => {
    const [amount, due, supplier] = [own(), day(), name()]
    await bill({ amount, due, description: supplier })
    add({ day: due, cents: -amount, text: `PAGTO BOLETO ${supplier}` }, NOBODY, 'taken back')
    add({ day: addDay(due, 1), cents: amount, text: `ESTORNO PAGTO BOLETO ${supplier}` }, { is: 'new' }, 'taken back')
  })
  // A refund of the value that its shop owes as a client.
  await times(10, async (at) => {
    const [amount, due, client] = [own(), day(), name()]
    await installment(client, amount, due)
    const back = ['ESTORNO COMPRA', 'DEVOLUCAO', 'CANCELAMENTO COMPRA', 'REEMBOLSO', 'CRED ESTORNO'][at % 5]
    add({ day: due, cents: amount, text: `${back} ${client}` }, NOBODY, 'refund')
  })
  // Part of a parcela, and a boleto with interest or a discount.
  await times(12, async () => {
    const [amount, due, client] = [own(), day(), name()]
    await installment(client, amount, due)
    add({ day: due, cents: Math.round(amount / 2) + 1, text: `PIX RECEBIDO ${client}` }, NOBODY, 'part')
  })
  await times(12, async (at) => {
    const [amount, due, supplier] = [own(), day(), name()]
    await bill({ amount, due, description: `Boleto ${supplier}` })
    const paid = at % 2 ? Math.round(amount * 1.0233) : Math.round(amount * 0.95)
    add(
      { day: addDay(due, at % 2 ? 6 : -3), cents: -paid, text: `PAGTO BOLETO ${supplier}` },
      NOBODY,
      'interest or discount',
    )
  })
  // A parcela's Pix with another value.
  await times(8, async () => {
    const [amount, due] = [own(), day()]
    const { txid } = await installment(name(), amount, due)
    add({ day: due, cents: amount - 250, text: `PIX QRCODE ${txid}` }, NOBODY, 'code with another value')
  })
  // Pix codes in other capitals, in the middle of the text, and in the bank's number.
  await times(15, async (at) => {
    const [amount, due] = [own(), day()]
    const { id, txid } = await installment(name(), amount, due)
    const text = [
      `PIX ${txid.toLowerCase()} RECEBIDO`,
      `RECEBIMENTO PIX-QR:${txid}/001`,
      `Pix recebido ${txid.toLowerCase()}`,
    ][at % 3]!
    add({ day: addDay(due, draw(10)), cents: amount, text }, { is: 'installment', id }, 'code in other capitals')
  })
  // The same code paid again some days later.
  await times(6, async () => {
    const [amount, due] = [own(), day()]
    const { txid } = await installment(name(), amount, due)
    add({ day: due, cents: amount, text: `PIX QRCODE ${txid}` }, NOBODY, 'code twice')
    add({ day: addDay(due, 4), cents: amount, text: `PIX QRCODE ${txid}` }, NOBODY, 'code twice')
  })
  // One Pix for two parcelas, or for all three; and for two quotes.
  await times(12, async (at) => {
    const [amount, due, client] = [own(), day(), name()]
    const { quote } = await installment(client, amount, due)
    await installment(client, amount + 13, addDay(due, 30), 2, at % 2 ? quote : undefined)
    if (at % 3 === 0) await installment(client, amount + 29, addDay(due, 60), 3, quote)
    const sum = at % 3 === 0 ? 3 * amount + 42 : 2 * amount + 13
    add({ day: due, cents: sum, text: `PIX RECEBIDO ${client}` }, NOBODY, 'several in one')
  })
  // A boleto without a name, settled the day after.
  await times(10, async (at) => {
    const [amount, due] = [own(), day()]
    await installment(name(), amount, due)
    add({ day: addDay(due, 1), cents: amount, text: `LIQ COBRANCA ${1000 + at}` }, NOBODY, 'boleto settled')
  })
  // The value of another client, who owes something else.
  await times(12, async () => {
    const [amount, due, other] = [own(), day(), name()]
    await installment(name(), amount, due)
    await installment(other, amount + 5_000, due)
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${other}` }, NOBODY, 'value of another client')
  })
  // Last month's bill is open too, with its value: this may be either.
  await times(10, async () => {
    const [amount, due, supplier] = [own(), day(), name()]
    await bill({ amount, due: addDay(due, -31), description: supplier })
    await bill({ amount, due, description: supplier })
    add({ day: addDay(due, -13), cents: -amount, text: `DEB AUT ${supplier}` }, NOBODY, 'last month’s bill')
  })
  // A fee that names whom a Pix was sent to, with the value of a bill of that name.
  await times(8, async () => {
    const [due, supplier] = [day(), name()]
    const amount = own()
    await bill({ amount, due, description: supplier })
    add({ day: due, cents: -amount, text: `TARIFA PIX ENVIADO ${supplier}` }, NOBODY, 'fee')
  })
  // Texts that name nobody were of one category so far.
  for (const description of ['ENVIO PIX', 'Pix - Enviado', 'CRED TED', 'PAGTO BOLETO', 'TRANSFERENCIA PIX'])
    for (let count = 0; count < 5; count += 1)
      await past({
        description: `${description} ${draw(999_999)}`,
        category: 'Material',
        type: description === 'CRED TED' ? 'receita' : 'despesa',
      })
  await times(20, async (at) => {
    const text = ['ENVIO PIX', 'Pix - Enviado', 'CRED TED', 'PAGTO BOLETO', 'TRANSFERENCIA PIX'][at % 5]!
    add(
      { day: day(), cents: text === 'CRED TED' ? own() : -own(), text: `${text} ${draw(999_999)}` },
      NOBODY,
      'names nobody',
    )
  })
  // Between own accounts, of which the other one is not kept here.
  await times(15, async (at) => {
    const text = [
      'TED MESMA TITULARIDADE',
      'TRANSF ENTRE CONTAS',
      'APLICACAO CDB DI',
      'RESGATE CDB',
      'SAQUE 24H BEIRA MAR',
    ][at % 5]!
    add({ day: day(), cents: at % 5 === 3 ? own() : -own(), text: `${text} ${at}` }, NOBODY, 'own money')
  })
  // Fees and taxes that were always the same.
  for (const description of ['TARIFA PIX QRCODE', 'IOF S/ SALDO', 'TAR MANUTENCAO CONTA', 'RENDIMENTO APLIC AUTOM'])
    for (let count = 0; count < 4; count += 1)
      await past({
        description: `${description} ${draw(9_999)}`,
        category: 'Do banco',
        type: description[0] === 'R' ? 'receita' : 'despesa',
      })
  await times(24, async (at) => {
    const text = ['TARIFA PIX QRCODE', 'IOF S/ SALDO', 'TAR MANUTENCAO CONTA', 'RENDIMENTO APLIC AUTOM'][at % 4]!
    add(
      { day: day(), cents: at % 4 === 3 ? own() : -own(), text: `${text} ${draw(9_999)}` },
      { is: 'new', category: 'Do banco' },
      'of the bank',
    )
  })
  // Typed twice by hand, and once in the statement.
  await times(6, async () => {
    const [amount, date] = [own(), day()]
    for (let count = 0; count < 2; count += 1) await past({ amount, date, account_id: account, description: 'Almoço' })
    add({ day: date, cents: -amount, text: `COMPRA DEB ${pick(LAST)} GRILL` }, NOBODY, 'typed twice')
  })
  // Received by hand already, and the parcela is still open.
  await times(8, async () => {
    const [amount, due, client] = [own(), day(), name()]
    await installment(client, amount, due)
    await past({ amount, date: due, type: 'receita', account_id: null, description: `Recebi de ${client}` })
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${client}` }, NOBODY, 'typed and open')
  })
  // Bills by value and name, some days late or early: not all is hard.
  await times(20, async (at) => {
    const [amount, due, supplier] = [own(), day(), name()]
    const id = await bill({ amount, due, description: `Fornecedor ${supplier}` })
    add(
      { day: addDay(due, (at % 9) - 2), cents: -amount, text: `PAGTO BOLETO ${supplier}` },
      { is: 'bill', id },
      'late or early',
    )
  })
  return { lines, file: makeOfx([{ bank: '0341', number: '1234567890', movements: lines }]) }
}
