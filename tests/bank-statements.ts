/** Statements shaped like those of Brazilian banks, made here: none is anybody's. */

/** A transaction of a made statement. */
export interface Movement {
  /** YYYY-MM-DD */
  day: string
  /** As the bank writes it. */
  amount: string
  text: string
  /** FITID; where it is left out, so it is in the file. */
  id?: string
  /** TRNTYPE, else by the sign. */
  type?: string
}

interface Shape {
  /** Elements without closing tags, all in one line. */
  dense?: boolean
  xml?: boolean
  encoding?: 'latin1' | 'utf8'
  /** Rest of a day, e.g. '120000[-3:BRT]'. */
  time?: string
  /** Writes NAME beside MEMO. */
  name?: string
  balance?: string
}

interface Account {
  bank?: string
  branch?: string
  number: string
  card?: boolean
  movements: readonly Movement[]
}

const compact = (day: string) => day.replaceAll('-', '')

/** An OFX file with a statement for each account. */
export function makeOfx(accounts: readonly Account[], shape: Shape = {}): Buffer {
  const { dense = false, xml = false, time = '', encoding = xml ? 'utf8' : 'latin1' } = shape
  const end = dense ? '' : '\r\n'
  const escapeXml = (value: string) => (xml ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : value)
  const value = (name: string, text: string) => `<${name}>${escapeXml(text)}${dense ? '' : `</${name}>`}${end}`
  const group = (name: string, content: string) => `<${name}>${end}${content}</${name}>${end}`

  const transaction = ({ day, amount, text, id, type }: Movement) =>
    group(
      'STMTTRN',
      value('TRNTYPE', type ?? (amount.startsWith('-') ? 'DEBIT' : 'CREDIT')) +
        value('DTPOSTED', compact(day) + time) +
        value('TRNAMT', amount) +
        (id === undefined ? '' : value('FITID', id)) +
        (shape.name ? value('NAME', shape.name) : '') +
        value('MEMO', text),
    )
  const statement = ({ bank = '', branch = '', number, card, movements }: Account) => {
    const days = movements.map(({ day }) => day).sort()
    const list = group(
      'BANKTRANLIST',
      value('DTSTART', compact(days[0] ?? '2026-10-01')) +
        value('DTEND', compact(days.at(-1) ?? '2026-10-31')) +
        movements.map(transaction).join(''),
    )
    const account = card
      ? group('CCACCTFROM', value('ACCTID', number))
      : group(
          'BANKACCTFROM',
          value('BANKID', bank) +
            (branch && value('BRANCHID', branch)) +
            value('ACCTID', number) +
            value('ACCTTYPE', 'CHECKING'),
        )
    const balance =
      shape.balance === undefined
        ? ''
        : group(
            'LEDGERBAL',
            value('BALAMT', shape.balance) + value('DTASOF', compact(days.at(-1) ?? '2026-10-31') + time),
          )
    const [outer, middle, inner] = card
      ? ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS']
      : ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS']
    const status = group('STATUS', value('CODE', '0') + value('SEVERITY', 'INFO'))
    return group(
      outer!,
      group(
        middle!,
        value('TRNUID', '1001') + status + group(inner!, value('CURDEF', 'BRL') + account + list + balance),
      ),
    )
  }
  const signOn = group(
    'SIGNONMSGSRSV1',
    group(
      'SONRS',
      group('STATUS', value('CODE', '0') + value('SEVERITY', 'INFO')) +
        value('DTSERVER', `20261101${time}`) +
        value('LANGUAGE', 'POR') +
        group('FI', value('ORG', 'Banco de Exemplo S.A.') + value('FID', '0000')),
    ),
  )
  const head = xml
    ? `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\r\n`
    : `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n`
  return Buffer.from(head + group('OFX', signOn + accounts.map(statement).join('')), encoding)
}

/** A CSV file of the rows, by a separator. */
export const makeCsv = (rows: readonly (readonly string[])[], separator = ';', encoding: 'latin1' | 'utf8' = 'utf8') =>
  Buffer.from(rows.map((row) => `${row.join(separator)}\r\n`).join(''), encoding)

/** The first account's movements in October 2026, which most of the banks below state. */
const OCTOBER: readonly Movement[] = [
  { day: '2026-10-01', amount: '-1850.00', text: 'PAGTO ALUGUEL SALA 12', id: '20261001001' },
  { day: '2026-10-05', amount: '4350.90', text: 'PIX RECEBIDO PADARIA SÃO JOÃO', id: '20261005001' },
  { day: '2026-10-05', amount: '-89.90', text: 'COBRANÇA INTERNET', id: '20261005002' },
  { day: '2026-10-20', amount: '-12.50', text: 'TARIFA PACOTE SERVIÇOS', id: '20261020001', type: 'SRVCHG' },
]

/** Ten files, by what is peculiar to each. */
export const STATEMENTS = {
  /** SGML in one line, without closing tags, in Latin-1. */
  itau: () =>
    makeOfx([{ bank: '0341', number: '1234567890', movements: OCTOBER }], {
      dense: true,
      time: '100000[-03:EST]',
      balance: '2398.50',
    }),
  /** A decimal comma, thousands grouped, closing tags. */
  bradesco: () =>
    makeOfx(
      [
        {
          ...{ bank: '0237', branch: '1234', number: '56789-0' },
          movements: [
            { day: '2026-10-02', amount: '-1.850,00', text: 'ALUGUEL', id: 'N10001' },
            { day: '2026-10-05', amount: '4350,9', text: 'TED RECEBIDA', id: 'N10002' },
          ],
        },
      ],
      { time: '120000', balance: '2.500,90' },
    ),
  /** One FITID for several transactions of a day (securo#911), in UTF-8 although the head says 1252. */
  bancoDoBrasil: () =>
    makeOfx(
      [
        {
          ...{ bank: '1', branch: '3456-7', number: '98765-4' },
          movements: [
            { day: '2026-10-09', amount: '-200.00', text: 'Pix - Enviado João', id: '100901' },
            { day: '2026-10-09', amount: '-35.50', text: 'Pix - Enviado Ação Ltda', id: '100901' },
            { day: '2026-10-09', amount: '1000.00', text: 'Pix - Recebido', id: '100901' },
          ],
        },
      ],
      { encoding: 'utf8', time: '120000[-3:BRT]' },
    ),
  /** No FITID at all, and two equal lines. */
  santander: () =>
    makeOfx([
      {
        ...{ bank: '033', number: '013000123' },
        movements: [
          { day: '2026-10-12', amount: '-7.50', text: 'CAFE DA ESQUINA' },
          { day: '2026-10-12', amount: '-7.50', text: 'CAFE DA ESQUINA' },
          { day: '2026-10-13', amount: '300.00', text: 'DEPOSITO' },
        ],
      },
    ]),
  /** Amounts without a sign: only TRNTYPE says the direction. */
  caixa: () =>
    makeOfx([
      {
        ...{ bank: '104', number: '00100020003' },
        movements: [
          { day: '2026-10-14', amount: '150.00', text: 'PAG BOLETO', id: '000001', type: 'DEBIT' },
          { day: '2026-10-15', amount: '900.00', text: 'CRED TED', id: '000002', type: 'CREDIT' },
        ],
      },
    ]),
  /** A NAME beside the MEMO, and ids that are no numbers. */
  nubank: () =>
    makeOfx(
      [
        {
          ...{ bank: '0260', branch: '1', number: '7654321-0' },
          movements: [
            {
              day: '2026-10-16',
              amount: '-49.90',
              text: 'Compra no débito - LIVRARIA & CIA',
              id: '65f0c1a2-77aa-4c6e-9d5b-0a1b2c3d4e5f',
            },
          ],
        },
      ],
      { encoding: 'utf8', name: 'Compra', time: '000000[-3:BRT]', balance: '950.10' },
    ),
  /** OFX 2 (XML) with an account and a card. */
  sicredi: () =>
    makeOfx(
      [
        {
          bank: '748',
          branch: '0101',
          number: '12345',
          movements: [{ day: '2026-10-21', amount: '-10.00', text: 'CESTA <BÁSICA> & CIA', id: '1' }],
        },
        {
          number: '4000********1234',
          card: true,
          movements: [{ day: '2026-10-22', amount: '-99.90', text: 'HOSPEDAGEM SITE', id: '1' }],
        },
      ],
      { xml: true, time: '120000.000[-3:BRT]' },
    ),
  /** A card's CSV: purchases are positive, with a decimal point. */
  nubankCard: () =>
    makeCsv(
      [
        ['date', 'title', 'amount'],
        ['2026-10-17', 'Papelaria Central', '45.90'],
        ['2026-10-18', '"Domínio .com.br, anual"', '40.00'],
        ['2026-10-19', 'Pagamento recebido', '-85.90'],
      ],
      ',',
    ),
  /** Lines above the table, and a column of balances. */
  inter: () =>
    makeCsv([
      [' Extrato Conta Corrente '],
      ['Conta ', '123456789'],
      ['Período ', '01/10/2026 a 31/10/2026'],
      ['Saldo ', '1.500,00'],
      [],
      ['Data Lançamento', 'Histórico', 'Descrição', 'Valor', 'Saldo'],
      ['23/10/2026', 'Pix recebido', 'Ana Lúcia', '1.234,56', '2.734,56'],
      ['24/10/2026', 'Pagamento efetuado', 'Energia', '-234,56', '2.500,00'],
    ]),
  /** Income and expenses in a column each, the day's balance and a total below, in Latin-1. */
  bradescoCsv: () =>
    makeCsv(
      [
        ['Data', 'Histórico', 'Docto.', 'Crédito (R$)', 'Débito (R$)', 'Saldo (R$)'],
        ['01/10/26', 'SALDO ANTERIOR', '', '', '', '100,00'],
        ['02/10/26', 'PIX RECEBIDO CONCEIÇÃO', '1002', '500,00', '', '600,00'],
        ['03/10/26', 'CONTA DE LUZ', '1003', '', '-120,35', '479,65'],
        ['Total', '', '', '500,00', '-120,35', '479,65'],
      ],
      ';',
      'latin1',
    ),
} as const

/** A long statement, of any number of transactions over two years. */
export const makeLongOfx = (lines: number) =>
  makeOfx(
    [
      {
        ...{ bank: '0341', number: '1234567890' },
        movements: Array.from({ length: lines }, (_, index) => ({
          day: new Date(Date.UTC(2024, 10, 1) + (index % 720) * 86_400_000).toISOString().slice(0, 10),
          amount: `${index % 3 === 0 ? '' : '-'}${(index % 9000) + 1}.${String(index % 100).padStart(2, '0')}`,
          text: `PIX ${index % 3 === 0 ? 'RECEBIDO' : 'ENVIADO'} FULANO DE TAL ${index % 500}`,
          id: `${20_241_101_000_000 + index}`,
        })),
      },
    ],
    { time: '100000[-03:EST]' },
  )

/** The form that a preview and an import take. */
export function statementForm(bytes: Uint8Array, options: object = {}): FormData {
  const form = new FormData()
  form.set('options', JSON.stringify(options))
  form.set('file', new File([new Uint8Array(bytes)], 'extrato.ofx'))
  return form
}
