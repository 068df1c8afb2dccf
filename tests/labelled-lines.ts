import type { TestApp } from './app.ts'
import { type Movement, makeOfx } from './bank-statements.ts'
import { addDay, FIRST, LAST, type LabelledLine, labelledKit, reais } from './labelled-kit.ts'

/** A set of 2,000 lines as banks write them, each with what it is. Made here: none is anybody's. */

const SHOPS =
  `CORREIOS AG FLORIANO,CELESC,ILHANET TELECOM,VOLTA FILAMENTOS,LCB PLACAS,PAPELARIA CENTRAL,POSTO BEIRA MAR,
  NUVEM SERVIDORES,SEGURADORA ATLAS,PONTO CERTO CONTAB,CONDOMINIO IPE,AGUAS DA ILHA,LOCADORA VIA SUL,FERRAGENS DO PORTO,
  GRAFICA RAPIDA,RESTAURANTE TRAPICHE,PADARIA SAO JORGE,FARMACIA LARGO,TRANSPORTES RIBEIRAO,EMBALAGENS NORTE`
    .split(',')
    .map((name) => name.trim())
const CATEGORIES = ['Fretes', 'Energia', 'Internet', 'Material', 'Escritório', 'Combustível', 'Servidores', 'Seguros']

/**
 * Fills a ledger with a year of what came before, and makes the statement of the months that follow.
 * @param user whose ledger
 */
export async function makeLabelled(app: TestApp, user: number, seed = 42) {
  const { lines, draw, pick, day, cents, own, person, add, account, savings, past, bill, installment, serial } =
    await labelledKit(app, user, seed)

  // Merchants that were paid before, always for the same: 800.
  const known = SHOPS.map((shop, at) => ({ text: `COMPRA DEB ${shop}`, category: CATEGORIES[at % CATEGORIES.length]! }))
  for (const { text, category } of known)
    for (let count = 0; count < 6; count += 1)
      await past({ description: `${text} ${draw(9999)}`, category, amount: cents() })
  for (let count = 0; count < 800; count += 1) {
    const { text, category } = pick(known)
    add({ day: day(), cents: -cents(), text: `${text} ${1_000 + draw(8_999)}` }, { is: 'new', category })
  }
  // Rules: 200.
  const rules = [
    ['tar pix', 'Tarifas'],
    ['iof', 'Impostos'],
    ['darf', 'Impostos'],
  ] as const
  for (const [contains, category] of rules)
    await app.pool.query('insert into finance_import_rules (id_user, contains, category) values ($1, $2, $3)', [
      ...[user, contains, category],
    ])
  for (let count = 0; count < 200; count += 1) {
    const [contains, category] = pick(rules)
    add({ day: day(), cents: -cents(), text: `${contains.toUpperCase()} ${draw(900)} UN` }, { is: 'new', category })
  }
  // Shops and people that were never seen: 300.
  for (let count = 0; count < 300; count += 1)
    add(
      {
        day: day(),
        cents: count % 3 ? -own() : own(),
        text: `${count % 3 ? 'PIX ENVIADO' : 'PIX RECEBIDO'} ${person()} ${count}X`,
      },
      { is: 'new' },
    )
  // Parcelas by the id of their Pix: 120.
  for (let count = 0; count < 120; count += 1) {
    const amount = pick([29_000, 48_000, own()])
    const { id, txid } = await installment(person(), amount, day())
    add({ day: day(), cents: amount, text: `PIX RECEBIDO QRCODE ${txid}` }, { is: 'installment', id })
  }
  // Parcelas by value and name: 100. Bills by value and name: 120.
  for (let count = 0; count < 100; count += 1) {
    const name = `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`
    const [amount, due] = [own(), day()]
    const { id } = await installment(name.toLowerCase(), amount, due)
    add({ day: addDay(due, draw(12) - 4), cents: amount, text: `TED ${name}` }, { is: 'installment', id })
  }
  for (let count = 0; count < 120; count += 1) {
    const [amount, due, name] = [own(), day(), `${pick(SHOPS)} ${pick(LAST)}`]
    const id = await bill({ amount, due, description: `Fornecedor ${name}` })
    add({ day: addDay(due, draw(5) - 2), cents: -amount, text: `PAGTO BOLETO ${name}` }, { is: 'bill', id })
  }
  // Typed by hand in this account, or with the name: 160.
  for (let count = 0; count < 160; count += 1) {
    const [amount, date, name] = [own(), day(), `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`]
    const isHere = count % 2 === 0
    const id = await past({
      amount,
      date,
      account_id: isHere ? account : null,
      description: isHere ? 'Adiantamento' : `Frete ${name}`,
    })
    add(
      { day: isHere ? date : addDay(date, draw(4)), cents: -amount, text: `PIX ENVIADO ${name}` },
      { is: 'report', id },
    )
  }
  const trap = (count: number, make: (at: number) => Promise<void>) =>
    Array.from({ length: count }, (_, at) => at).reduce((before, at) => before.then(() => make(at)), Promise.resolve())

  // A credit of a parcela's value from somebody else: half are its payment by a partner, half are not.
  await trap(25, async () => {
    const [amount, due] = [own(), day()]
    await installment(person(), amount, due)
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${pick(LAST)} QUALQUER` }, { is: 'unknowable' }, 'other name')
  })
  // Two equal Pix on a day, and one order.
  await trap(15, async () => {
    const [amount, due, name] = [own(), day(), `${person()} ${pick(LAST)}`]
    const { id } = await installment(name, amount, due)
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${name}` }, { is: 'installment', id }, 'twice')
    add({ day: due, cents: amount, text: `PIX RECEBIDO ${name}` }, { is: 'unknowable' }, 'twice')
  })
  // Two parcelas of one client in one sum.
  await trap(12, async () => {
    const [amount, due, name] = [own(), day(), `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`]
    const { quote } = await installment(name, amount, due)
    await installment(name, amount + 11, addDay(due, 30), 2, quote)
    add({ day: due, cents: amount * 2 + 11, text: `TED ${name}` }, { is: 'unknowable' }, 'sum')
  })
  // Two parcelas of one client with one value: which of them, overdue or due?
  await trap(12, async () => {
    const [amount, due, name] = [own(), day(), `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`]
    const { quote } = await installment(name, amount, addDay(due, -30))
    await installment(name, amount, due, 2, quote)
    add({ day: addDay(due, -1), cents: amount, text: `PIX RECEBIDO ${name}` }, { is: 'unknowable' }, 'which parcela')
  })
  // Shops that are paid for several things.
  for (const category of ['Material', 'Material', 'Equipamento'])
    await past({ description: 'COMPRA DEB MERCADO GERAL 12', category })
  await trap(25, async () =>
    add(
      { day: day(), cents: -own(), text: `COMPRA DEB MERCADO GERAL ${draw(99)}` },
      { is: 'unknowable' },
      'several categories',
    ),
  )
  // A person who was paid once.
  await trap(15, async () => {
    const name = `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`
    await past({ description: `PIX ENVIADO ${name}`, category: 'Material' })
    add({ day: day(), cents: -own(), text: `PIX ENVIADO ${name}` }, { is: 'unknowable' }, 'paid once')
  })
  // A bill's value at another shop, on its day.
  await trap(15, async () => {
    const [amount, due] = [own(), day()]
    await bill({ amount, due, description: 'Aluguel da sala' })
    add({ day: due, cents: -amount, text: `COMPRA DEB ${pick(LAST)} MODAS` }, { is: 'unknowable' }, 'bill elsewhere')
  })
  // An entry of the value that was paid in cash.
  await trap(15, async () => {
    const [amount, date] = [own(), day()]
    await past({ amount, date, account_id: null, description: 'Almoço com o cliente' })
    add(
      { day: addDay(date, 2), cents: -amount, text: `COMPRA DEB ${pick(LAST)} PNEUS` },
      { is: 'unknowable' },
      'typed near',
    )
  })
  // Money of the firm's own other account.
  await trap(12, async () => {
    const [amount, date] = [own(), day()]
    await past({ amount, date, account_id: savings, description: 'RESGATE', type: 'despesa' })
    add({ day: date, cents: amount, text: 'TRANSF ENTRE CONTAS' }, { is: 'unknowable' }, 'between accounts')
  })
  // What another download brought already, under another number; and two lines under one number that are two.
  const before: LabelledLine[] = []
  await trap(12, async () => {
    const movement = {
      day: day(),
      amount: reais(-own()),
      text: `TARIFA AVULSA ${person()}`,
      label: { is: 'new' },
      trap: '',
    } as const
    before.push({ ...movement, id: `A${before.length}` })
    add(
      { day: movement.day, cents: Math.round(Number(movement.amount) * 100), text: movement.text },
      { is: 'unknowable' },
      'number drawn anew',
    )
  })
  await trap(6, async () => {
    const [date, amount, id] = [day(), -own(), `D${serial()}`]
    add({ day: date, cents: amount, text: `PIX ENVIADO ${person()} UM`, id }, { is: 'new' }, 'number used twice')
    add({ day: date, cents: amount, text: `PIX ENVIADO ${person()} DOIS`, id }, { is: 'new' }, 'number used twice')
  })
  // Lines that an overlapping statement brought before: the rest.
  const repeated: LabelledLine[] = []
  while (lines.length < 2_000) {
    add({ day: day(), cents: -own(), text: `DEB AUT ${pick(SHOPS)} ${draw(99)}` }, { is: 'known' })
    repeated.push(lines.at(-1)!)
  }
  const file = (movements: readonly Movement[]) => makeOfx([{ bank: '0341', number: '1234567890', movements }])
  return { lines, before: file([...before, ...repeated]), file: file(lines) }
}
