/*
 * OFX 1.x (SGML, where elements with a value need no closing tag) and 2.x (XML), after Open Financial Exchange 1.6 and
 * 2.2: 3.2.8 (values), 11.3.1 (accounts), 11.4.2 (bank statements), 11.4.3 (cards). docs/decisions/0023-bank-statements.md
 */
import { FileFault, quote } from '#csv/file-fault.ts'
import { parseOfxAmount } from './amount.ts'
import {
  cleanText,
  isStatementDay,
  type LeftOut,
  makeLine,
  readOr,
  requireAmount,
  requireFew,
  requireSome,
  type Statement,
  type StatementLimits,
  type StatementLine,
  sumMissing,
} from './statement.ts'

/** Aggregates that hold the values that are read; the values of all others count as the enclosing one's. */
type Aggregate = 'STATEMENT' | 'ACCOUNT' | 'BALANCE' | 'TRANSACTION' | 'OTHER'
const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  STMTRS: 'STATEMENT',
  CCSTMTRS: 'STATEMENT',
  BANKACCTFROM: 'ACCOUNT',
  CCACCTFROM: 'ACCOUNT',
  LEDGERBAL: 'BALANCE',
  STMTTRN: 'TRANSACTION',
  // Their values have the names of others that are read.
  BANKACCTTO: 'OTHER',
  CCACCTTO: 'OTHER',
  AVAILBAL: 'OTHER',
}

/** Tags are in capitals (OFX 2.3.1): what else is between angle brackets is text. */
const TAG = /<(\/?)([A-Z][A-Z0-9_.]*)(?:\s[^<>]*)?\/?>/g

/** An aggregate that is not closed yet. */
interface Open {
  aggregate: Aggregate
  name: string
  /** Its values, by their names. */
  values: Record<string, string>
  /** Where it began. */
  line: number
}

/** Reads the statements of a file, one for each account. Throws FileFault. */
export function readOfx(text: string, limits: StatementLimits, left: LeftOut): Statement[] {
  const reader = new Reader(limits, left)
  let line = 1
  let counted = 0
  let open: { name: string; from: number } | undefined
  const countTo = (end: number) => {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line++
    counted = end
  }
  TAG.lastIndex = Math.max(0, text.search(/<OFX[\s>]/))
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
    const [all, closing, name = ''] = tag
    if (open) reader.value(open.name, text.slice(open.from, tag.index))
    open = closing ? undefined : { name, from: tag.index + all.length }
    countTo(tag.index)
    if (closing) reader.close(name)
    else reader.open(name, line)
  }
  countTo(text.length)
  return reader.end(line)
}

class Reader {
  readonly #statements: Statement[] = []
  /** Those that are open, the innermost last. */
  readonly #inside: Open[] = []
  #lines = 0
  #closed = false
  /** The TRNTYPE of each line of the open statement. */
  #kinds: string[] = []
  /** Those of the open statement that cannot be read: their amounts (NaN where these cannot be) and TRNTYPE. */
  #missing: { amount: number; kind: string }[] = []
  /** Whether one of them has a sign. */
  #signed = false
  readonly #limits: StatementLimits
  readonly #left: LeftOut

  constructor(limits: StatementLimits, left: LeftOut) {
    this.#limits = limits
    this.#left = left
  }

  open(name: string, line: number): void {
    const aggregate = AGGREGATES[name]
    if (!aggregate) return
    // SGML would allow to leave out nothing here, but a bank may: a transaction never holds another one.
    if (aggregate === 'TRANSACTION' && this.#inside.at(-1)?.aggregate === 'TRANSACTION') this.close('STMTTRN')
    if (aggregate === 'STATEMENT') {
      this.#kinds = []
      this.#missing = []
      this.#signed = false
      this.#statements.push({
        ...{ bank: '', branch: '', number: '', balance: null, lines: [], missing: sumMissing([]) },
        kind: name === 'CCSTMTRS' ? 'card' : 'account',
      })
    }
    this.#inside.push({ aggregate, name, values: {}, line })
  }

  value(name: string, text: string): void {
    const inside = this.#inside.at(-1)
    const value = cleanText(readEntities(text))
    if (inside && value && !AGGREGATES[name]) inside.values[name] ??= value
  }

  close(name: string): void {
    if (name === 'OFX') this.#closed = true
    if (!AGGREGATES[name] || !this.#inside.some((one) => one.name === name)) return
    for (let last = this.#inside.pop(); last; last = this.#inside.pop()) {
      this.#take(last)
      if (last.name === name) return
    }
  }

  end(line: number): Statement[] {
    if (!this.#closed)
      throw new FileFault('O arquivo termina antes do fim do extrato. Baixe o extrato de novo no banco.', line)
    if (this.#statements.length === 0)
      throw new FileFault('Este OFX não tem extrato de conta nem de cartão. Baixe o extrato no banco.')
    requireSome(
      this.#statements.reduce((sum, { lines }) => sum + lines.length, 0),
      this.#left.unread,
    )
    return this.#statements
  }

  #take({ aggregate, values, line }: Open): void {
    const statement = this.#statements.at(-1)
    if (!statement) return
    if (aggregate === 'ACCOUNT') {
      statement.bank = (values.BANKID ?? '').slice(0, 40)
      statement.branch = (values.BRANCHID ?? '').slice(0, 40)
      statement.number = (values.ACCTID ?? '').slice(0, 60)
    } else if (aggregate === 'BALANCE') {
      statement.balance = this.#readBalance(values, line)
    } else if (aggregate === 'TRANSACTION') {
      requireFew(++this.#lines, line)
      const taken = this.#read(values, line)
      const { TRNAMT = '', TRNTYPE = '' } = values
      if (taken === undefined) {
        this.#signed ||= /^[-−]/.test(TRNAMT)
        this.#missing.push({ amount: parseOfxAmount(TRNAMT) ?? Number.NaN, kind: TRNTYPE })
      }
      if (!taken) return
      this.#kinds.push(TRNTYPE)
      statement.lines.push(taken)
    } else if (aggregate === 'STATEMENT') {
      const currency = values.CURDEF ?? 'BRL'
      if (currency !== 'BRL')
        throw new FileFault(`O extrato está em ${quote(currency)}; só extratos em reais (BRL) entram.`, line)
      const kinds = [...this.#kinds, ...this.#missing.map(({ kind }) => kind)]
      if (!this.#signed) addSigns(statement.kind, [...statement.lines, ...this.#missing], kinds)
      statement.missing = sumMissing(this.#missing.map(({ amount }) => amount))
    }
  }

  /** The line of a transaction; null for one of zero, undefined for one that cannot be read. */
  #read(values: Open['values'], line: number): StatementLine | null | undefined {
    const description = joinTexts(values.NAME, values.MEMO)
    const text = [values.DTPOSTED, values.TRNAMT, description].filter(Boolean).join(' ')
    const number = this.#lines
    return readOr(
      () => {
        const day = readDay(values.DTPOSTED, line)
        const amount = requireAmount(readAmount(values.TRNAMT, line), this.#limits, line)
        return makeLine({ line: number, day, amount, description, fitid: values.FITID ?? '' }, line, this.#left.remarks)
      },
      { line, transaction: number, text, unread: this.#left.unread },
    )
  }

  /** The balance that the bank states. Many write it empty, or of a day of zeros: the transactions stand without it. */
  #readBalance({ BALAMT = '', DTASOF = '' }: Record<string, string>, line: number): Statement['balance'] {
    const amount = parseOfxAmount(BALAMT)
    const day = dayOf(DTASOF)
    if (amount !== undefined && day) return { amount, day }
    const lacks = amount === undefined ? ['um valor em reais', BALAMT] : ['um dia que existe', DTASOF]
    const found = lacks[1] ? ` (${quote(lacks[1])})` : ''
    this.#left.remarks.push({ line, text: `O saldo do extrato não tem ${lacks[0]}${found}: fica de fora.` })
    return null
  }
}

/** What takes money away (OFX 11.4.4.3), where the amounts have no sign. */
const DEBITS = /^(DEBIT|FEE|SRVCHG|CHECK|ATM|POS|PAYMENT|CASH|DIRECTDEBIT|REPEATPMT)$/

/**
 * The sign of an amount decides, not its kind. But where a bank writes none at all, the kind does; the payment of a card
 * comes in.
 */
function addSigns(kind: Statement['kind'], lines: readonly { amount: number }[], kinds: readonly string[]): void {
  if (lines.some(({ amount }) => amount < 0)) return
  for (const [index, line] of lines.entries()) {
    const what = kinds[index] ?? ''
    const isDebit = DEBITS.test(what) && !(kind === 'card' && what === 'PAYMENT')
    if (isDebit && line.amount > 0) line.amount *= -1
  }
}

/**
 * The bank's own day: the first eight digits of '20261103000000[-3:BRT]'. Its zone is often wrong, the day is not. Undefined
 * for one that does not exist.
 */
function dayOf(value: string): string | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)/.exec(value) ?? []
  const day = `${year}-${month}-${date}`
  return isStatementDay(day) ? day : undefined
}

function readDay(value: string | undefined, line: number): string {
  if (!value) throw new FileFault('Falta a data da transação.', line)
  const day = dayOf(value)
  if (!day) throw new FileFault(`A data ${quote(value)} não existe.`, line)
  return day
}

function readAmount(value: string | undefined, line: number): number {
  if (!value) throw new FileFault('Falta o valor da transação.', line)
  const amount = parseOfxAmount(value)
  if (amount === undefined) throw new FileFault(`O valor ${quote(value)} não é um valor em reais.`, line)
  return amount
}

/** Banks write the description to NAME, to MEMO, to both, or what it is to the one and whom it concerns to the other. */
function joinTexts(name = '', memo = ''): string {
  if (memo.startsWith(name)) return memo
  return name.includes(memo) ? name : `${name} - ${memo}`
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const readEntities = (text: string) =>
  text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
