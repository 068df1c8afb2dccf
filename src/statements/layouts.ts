import { fold } from '#fold.ts'
import type { StatementKind } from './kinds.ts'

/** Layouts of banks' tables that are known by the names of their columns, and what those names do not say. */
export interface Layout {
  /** The bank's code (Banco Central, COMPE). */
  bank: string
  kind: StatementKind
  /** What its columns are called, the first ones in their order; without accents, in lower case. */
  head: readonly RegExp[]
  /** The columns that say what a line is, where their names alone would not. */
  texts?: RegExp
  /** Its head is so plain that others have it too: it is this one alone without a line that says so, and without more columns. */
  unless?: RegExp
}

const head = (...names: readonly string[]) => names.map((name) => new RegExp(`^(${name})$`))

/** Where each is from stands beside its sample in tests/bank-layouts.ts. */
const LAYOUTS: readonly Layout[] = [
  { bank: '104', kind: 'account', head: head('conta', 'data_mov', 'nr_doc', 'historico', 'valor', 'deb_cred') },
  { bank: '104', kind: 'account', head: head('data mov\\.?', 'nr\\.? doc\\.?', 'historico', 'valor') },
  {
    bank: '1',
    kind: 'account',
    head: head('data', 'dependencia origem', 'historico', 'data do balancete', 'numero do documento', 'valor'),
  },
  { bank: '1', kind: 'account', head: head('data', 'lancamento', 'detalhes', 'n\\W* ?documento', 'valor') },
  { bank: '323', kind: 'account', head: head('release_date', 'transaction_type', 'reference_id') },
  { bank: '260', kind: 'account', head: head('data', 'valor', 'identificador', 'descricao') },
  { bank: '260', kind: 'card', head: head('date', 'title', 'amount') },
  { bank: '260', kind: 'card', head: head('date', 'category', 'title', 'amount') },
  { bank: '77', kind: 'account', head: head('data lancamento', 'historico', 'descricao', 'valor', 'saldo') },
  { bank: '77', kind: 'account', head: head('data lancamento', 'descricao', 'valor', 'saldo') },
  { bank: '77', kind: 'card', head: head('data', 'lancamento', 'categoria', 'tipo', 'valor') },
  { bank: '341', kind: 'account', head: head('data', 'lancamento', 'ag\\.?/origem', 'valor.*', 'saldos?.*') },
  { bank: '341', kind: 'account', head: head('data', 'lancamentos', 'valor.*', 'saldos?.*') },
  {
    bank: '341',
    kind: 'card',
    head: head('data', 'lancamento', 'valor'),
    // What is on no card's statement.
    unless: /\b(pix|ted|doc|tev|saldo|saque|tarifa|tar|boleto|transf\w*|salario|rendimentos?|sispag|deposito|cheque)\b/,
  },
  { bank: '237', kind: 'account', head: head('data', 'historico|lancamento', 'do?cto\\.?', 'credito.*', 'debito.*') },
  { bank: '336', kind: 'account', head: head('data lancamento', 'data contabil', 'titulo', 'descricao', 'entrada.*') },
  { bank: '336', kind: 'card', head: head('data de compra', 'nome no cartao', 'final do cartao') },
  { bank: '33', kind: 'account', head: head('data', 'descricao|historico', 'docto', 'situacao', 'credito.*') },
  { bank: '748', kind: 'account', head: head('data', 'descricao', 'documento', 'valor.*', 'saldo.*') },
  { bank: '403', kind: 'account', head: head('data', 'transacao', 'tipo transacao', 'identificacao', 'valor') },
  { bank: '290', kind: 'account', head: head('codigo da transacao', 'data', 'tipo', 'descricao', 'valor') },
  {
    bank: '197',
    kind: 'account',
    head: head('movimentacao', 'tipo', 'valor', 'saldo antes', 'saldo depois'),
    texts: /^(tipo|destino|origem|descricao)$/,
  },
]

/**
 * The layout whose columns a head names: in their order, and as far as none is quite so with one more among them.
 * @param says whether a line of the table says something
 */
export const findLayout = (header: readonly string[], says: (what: RegExp) => boolean) => {
  const names = header.map((name) => fold(name.trim())).filter(Boolean)
  const begins = ({ head, unless }: Layout, of: readonly string[]) =>
    head.every((name, at) => name.test(of[at] ?? '')) && !(unless && (names.length > head.length || says(unless)))
  return (
    LAYOUTS.find((layout) => begins(layout, names)) ??
    LAYOUTS.find((layout) => names.slice(0, layout.head.length).some((_, at) => begins(layout, names.toSpliced(at, 1))))
  )
}

/** Names of banks as their files bear them above the table. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bsicoob\b/, '756'],
  [/\bsicredi\b/, '748'],
  [/\bsantander\b/, '33'],
  [/\bbradesco\b/, '237'],
  [/\bitau\b/, '341'],
  [/\bbanco inter\b/, '77'],
  [/\bc6 bank\b/, '336'],
  [/\bcaixa economica\b/, '104'],
  [/\bbanco do brasil\b/, '1'],
]

/** What the rows above a table say of its account: the bank's code, the branch and the number; '' for what they do not. */
export function readAbove(rows: readonly (readonly string[])[]) {
  const texts = rows.map((cells) => fold(cells.filter(Boolean).join(' ')))
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? ''
  return {
    bank: NAMED.find(([name]) => texts.some((text) => name.test(text)))?.[1] ?? '',
    branch: find(/\bag(?:encia|\.)?\s*:?\s*(\d[\d-]*)/),
    number: find(/\bconta(?: corrente)?\s*:?\s*(\d[\d.-]*[\dx])/),
  }
}
