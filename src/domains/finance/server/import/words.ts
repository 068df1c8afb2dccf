import { fold } from '#fold.ts'

/** Words of statements and records that name nobody. */
const COMMON = new Set(
  `pix ted doc tev recebido recebida recebimento recebimentos enviado enviada envio transf transferencia transferido deposito dep
  pagamento pagto pgto pag pago boleto titulo cobranca fatura compra compras debito deb credito cred cartao tar tarifa conta contas
  banco agencia ltda eireli epp mei comercio servico servicos industria brasil para por com dos das del ref referente cliente
  fornecedor parcela parcelas orcamento pedido ordem projeto mensal mensalidade anual valor dinheiro saque aut automatico
  efetuado efetuada emitido emitida cob compe liq liquidacao estorno estornado devolucao devolvido devolvida cancelamento
  reembolso qrcode loja ltd cia nota fiscal nfe nfse janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro
  dezembro`.split(/\s+/),
)

/** The words of a text that say who or what it is about, without accents, in lower case. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^a-z\d]+/)
      .filter((word) => word.length > 2 && /[a-z]/.test(word) && !COMMON.has(word)),
  ),
]

/** Letters that stand for a name between others: the 'B' of 'ANA B MOURA'. Those that are words or abbreviations are none. */
export const initialsIn = (text: string): string[] =>
  fold(text).match(/(?<=[a-z]{3} )[bcfghjklmnpqrtuvwyz](?= [a-z]{3})/g) ?? []

/** Letters of a word at least that a bank has cut, so that it is known by what is left: 'contab' of 'contabilidade'. */
const CUT = 6

const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= CUT && (one.startsWith(other) || other.startsWith(one)))

/**
 * How surely a line names a record: two of its words or its only one are sure, fewer are a hint. So are two where each has
 * another word beside them: 'Ana Clara Souza' is not 'ANA PAULA SOUZA'.
 * @param initials of the line
 */
export function nameMatch(
  line: readonly string[],
  record: readonly string[],
  initials: readonly string[] = [],
): 'sure' | 'hint' | 'none' {
  const shared = record.filter((word) => line.some((other) => isSameWord(word, other)))
  if (shared.length === 0) return 'none'
  const last = line.at(-1) ?? ''
  // The last word of a line may be any beginning of one.
  const rest = record.filter((word) => !shared.includes(word) && !word.startsWith(last))
  const strange = line.filter(
    (word, at) =>
      !record.some((other) => isSameWord(word, other)) &&
      !(at === line.length - 1 && record.some((other) => other.startsWith(word))),
  )
  const isAnother =
    rest.length > 0 &&
    (strange.length > 0 || initials.some((letter) => !record.some((word) => word.startsWith(letter))))
  const isOnly = record.length === 1 && shared[0]!.length >= 5 && line.length <= 2
  return !isAnother && (shared.length >= 2 || isOnly) ? 'sure' : 'hint'
}

/** Whether a line has all words of a record. */
export const hasAll = (line: readonly string[], record: readonly string[]) =>
  record.every((word) => line.some((other) => isSameWord(word, other)))

/** A bank's text without what is another each time: numbers, days, signs. What came before is found by it. */
export const textKey = (description: string) =>
  fold(description)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** A payment that comes back. */
export const isReversal = (description: string) =>
  /\b(estorno|estornad[oa]|devolucao|devolvid[oa]|cancelamento|cancelad[oa]|reembolso|reversao|chargeback)\b/.test(
    fold(description),
  )

/** What a bank takes for itself: the fee of a payment is not the payment. */
export const isFee = (description: string) => /^(tarifas?|tar|taxa|iof|cesta|encargos?)\b/.test(fold(description))

/** Money that moves between own accounts, as banks name it. */
export const isOwnMoney = (description: string) =>
  /mesma titularidade|entre contas|contas? proprias?|\b(aplicacao|aplic|resgate|saque|poupanca)\b|deposito (em )?dinheiro/.test(
    fold(description),
  ) && !/\b(rendimento|rend|juros|iof|ir|imposto|tarifa|tar)\b/.test(fold(description))

/** A text that says how money moved, and not to whom: what such lines were before says nothing of the next. */
export const namesNobody = (description: string) =>
  /^(pix|ted|doc|tev|transf|envio|cred|deb|dep|pagamento|pagto|pgto|pag|boleto|cob|compra|receb)/.test(
    fold(description),
  ) && namesIn(description).length === 0
