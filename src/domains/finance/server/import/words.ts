import { fold } from '#fold.ts'

/** Words of statements and records that name nobody. */
const COMMON = new Set(
  `pix ted doc tev recebido recebida recebimento recebimentos enviado enviada envio transf transferencia transferido deposito dep
  pagamento pagto pgto pag pago boleto titulo cobranca fatura compra compras debito deb credito cred cartao tar tarifa conta contas
  banco agencia ltda eireli epp mei comercio servico servicos industria brasil para por com dos das del ref referente cliente
  fornecedor parcela parcelas orcamento pedido ordem projeto mensal mensalidade anual valor dinheiro saque aut automatico
  qrcode loja ltd cia nota fiscal nfe nfse janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro
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

/** Whether two words are one, as far as a bank cuts it: 'contab' of 'contabilidade'. */
const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))

/** How surely a line names a record: two of its words or its only one are sure, fewer are a hint. */
export function nameMatch(line: readonly string[], record: readonly string[]): 'sure' | 'hint' | 'none' {
  const shared = record.filter((word) => line.some((other) => isSameWord(word, other)))
  if (shared.length === 0) return 'none'
  const isOnly = record.length === 1 && shared[0]!.length >= 5
  return shared.length >= 2 || isOnly ? 'sure' : 'hint'
}

/** A bank's text without what is another each time: numbers, days, signs. What came before is found by it. */
export const textKey = (description: string) =>
  fold(description)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
