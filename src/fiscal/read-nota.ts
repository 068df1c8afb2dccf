import { toCents } from '#money.ts'
import { readXml, type XmlElement, XmlFault } from '#platform/xml/read-xml.ts'
import { parseTaxId } from '#tax-ids.ts'
import { isDay } from '#time.ts'
import { isAccessKey, MAX_PARTS, type ReadReceipt, UNREAD } from './receipt.ts'

/** A nota of 990 items has some sixty elements an item. */
const MAX_ELEMENTS = 200_000

/**
 * Reads the XML of an NF-e or NFC-e (layout 4.00, Manual de Orientação do Contribuinte), of a CT-e (layout 4.00, MOC CT-e),
 * each with or without its protocol around it, of an NFS-e nacional (layouts 1.00 and 1.01 of the Sistema Nacional NFS-e),
 * or of an event of one of them. Null for any other text, and for XML with a document type.
 */
export function readNota(text: string): ReadReceipt | null {
  let root: XmlElement
  try {
    root = readXml(text, MAX_ELEMENTS)
  } catch (error) {
    if (error instanceof XmlFault) return null
    throw error
  }
  const inside = (name: string) => (localName(root) === name ? root : part(root, name))
  const [nfe, cte, nfse] = [inside('NFe'), inside('CTe') ?? inside('CTeOS'), inside('NFSe')]
  return nfe ? readNfe(nfe) : cte ? readCte(cte) : nfse ? readNfse(nfse) : readEvent(root)
}

function readNfe(nfe: XmlElement): ReadReceipt | null {
  const info = part(nfe, 'infNFe')
  if (!info) return null
  const [ide, issuer] = [part(info, 'ide'), part(info, 'emit')]
  const accessKey = (info.attributes.Id ?? '').replace(/^NFe/, '')
  const items = parts(info, 'det').map((det) => part(det, 'prod'))
  return {
    ...UNREAD,
    kind: textAt(ide, 'mod') === '65' ? 'nfce' : 'nfe',
    accessKey: isAccessKey(accessKey) ? accessKey : '',
    supplier: textAt(issuer, 'xNome'),
    supplierTaxId: taxIdOf(issuer),
    number: textAt(ide, 'nNF'),
    day: dayOf(textAt(ide, 'dhEmi') || textAt(ide, 'dEmi')),
    amount: centsOf(textAt(info, 'total', 'ICMSTot', 'vNF')),
    items: items.slice(0, MAX_PARTS).map((item) => ({
      description: textAt(item, 'xProd'),
      quantity: textAt(item, 'qCom'),
      amount: centsOf(textAt(item, 'vProd')) ?? 0,
    })),
    due: parts(part(info, 'cobr'), 'dup').slice(0, MAX_PARTS).flatMap(readDuePart),
    isSigned: part(nfe, 'Signature') !== undefined,
    isTrial: textAt(ide, 'tpAmb') === '2',
  }
}

function readDuePart(dup: XmlElement) {
  const [day, amount] = [dayOf(textAt(dup, 'dVenc')), centsOf(textAt(dup, 'vDup'))]
  return day !== null && amount !== null && amount > 0 ? [{ number: textAt(dup, 'nDup'), day, amount }] : []
}

function readCte(cte: XmlElement): ReadReceipt | null {
  const info = part(cte, 'infCte')
  if (!info) return null
  const [ide, issuer, bill] = [part(info, 'ide'), part(info, 'emit'), part(part(info, 'infCTeNorm'), 'cobr')]
  const accessKey = (info.attributes.Id ?? '').replace(/^CTe/, '')
  const amount = centsOf(textAt(info, 'vPrest', 'vTPrest'))
  const way = [textAt(ide, 'xMunIni'), textAt(ide, 'xMunFim')].filter(Boolean).join(' a ')
  return {
    ...UNREAD,
    kind: 'cte',
    accessKey: isAccessKey(accessKey) ? accessKey : '',
    supplier: textAt(issuer, 'xNome'),
    supplierTaxId: taxIdOf(issuer),
    number: textAt(ide, 'nCT'),
    day: dayOf(textAt(ide, 'dhEmi')),
    amount,
    items: way ? [{ description: `Transporte de ${way}`, quantity: '1', amount: amount ?? 0 }] : [],
    due: parts(bill, 'dup').slice(0, MAX_PARTS).flatMap(readDuePart),
    isSigned: part(cte, 'Signature') !== undefined,
    isTrial: textAt(ide, 'tpAmb') === '2',
  }
}

/** What is said to have happened to a nota, by its code; any other is named as the file names it. */
const EVENTS: Readonly<Record<string, string>> = {
  ...{ 110111: 'Cancelamento', 110112: 'Cancelamento por substituição', 110110: 'Carta de correção' },
  ...{ 210200: 'Confirmação da operação', 210210: 'Ciência da operação' },
  ...{ 210220: 'Desconhecimento da operação', 210240: 'Operação não realizada' },
  ...{ e101101: 'Cancelamento', e105102: 'Cancelamento por substituição', e101103: 'Pedido de análise para cancelar' },
}

/**
 * An event of an NF-e or CT-e (`procEventoNFe`, `procEventoCTe`, `evento`, `eventoCTe`) or of an NFS-e nacional (`evento`,
 * `pedRegEvento`); and numbers that were given up (`procInutNFe`).
 */
function readEvent(root: XmlElement): ReadReceipt | null {
  const outer = part(root, 'evento') ?? part(root, 'eventoCTe') ?? root
  const info = part(outer, 'infEvento')
  const asked = part(part(info, 'pedRegEvento') ?? outer, 'infPedReg')
  if (asked) {
    const what = asked.children.find((child) => /^e\d{6}$/.test(localName(child)))
    const known = what && (EVENTS[localName(what)] ?? textAt(what, 'xDesc'))
    return toEvent(root, known || 'Evento', textAt(asked, 'chNFSe'), textAt(asked, 'dhEvento'))
  }
  if (info) {
    const detail = part(info, 'detEvento')
    const said = textAt(detail, 'descEvento') || textAt(detail?.children[0], 'descEvento')
    const name = EVENTS[textAt(info, 'tpEvento')] ?? said
    return toEvent(root, name || 'Evento', textAt(info, 'chNFe') || textAt(info, 'chCTe'), textAt(info, 'dhEvento'))
  }
  const unused = part(part(root, 'inutNFe') ?? root, 'infInut')
  return unused ? toEvent(root, 'Inutilização de numeração', '', '') : null
}

const toEvent = (root: XmlElement, name: string, of: string, at: string): ReadReceipt => ({
  ...UNREAD,
  kind: 'event',
  day: dayOf(at),
  isSigned: root.children.some((child) => localName(child) === 'Signature' || part(child, 'Signature') !== undefined),
  event: { name: name.slice(0, 120), of: of.slice(0, 60) },
})

function readNfse(nfse: XmlElement): ReadReceipt | null {
  const info = part(nfse, 'infNFSe')
  if (!info) return null
  const service = part(part(info, 'DPS'), 'infDPS')
  const issuer = part(info, 'emit') ?? part(service, 'prest')
  const key = (info.attributes.Id ?? '').replace(/^NFS/, '')
  const price = centsOf(textAt(service, 'valores', 'vServPrest', 'vServ'))
  const description = textAt(service, 'serv', 'cServ', 'xDescServ')
  const amount = centsOf(textAt(info, 'valores', 'vLiq')) ?? price
  return {
    ...UNREAD,
    kind: 'nfse',
    accessKey: /^\d{7}[12][12][\dA-Z]{14}\d{27}$/.test(key) ? key : '',
    supplier: textAt(issuer, 'xNome'),
    supplierTaxId: taxIdOf(issuer),
    number: textAt(info, 'nNFSe'),
    day: dayOf(textAt(service, 'dhEmi')) ?? dayOf(textAt(info, 'dhProc')),
    amount,
    items: description ? [{ description, quantity: '1', amount: price ?? amount ?? 0 }] : [],
    isSigned: part(nfse, 'Signature') !== undefined,
    isTrial: textAt(service, 'tpAmb') === '2',
  }
}

const localName = ({ name }: XmlElement) => name.slice(name.indexOf('}') + 1)
const parts = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => localName(child) === name) ?? []
const part = (element: XmlElement | undefined, name: string) => parts(element, name)[0]

/** The text below the named elements, one in the other, without spaces around it; '' where there is none. */
function textAt(element: XmlElement | undefined, ...path: string[]): string {
  const found = path.reduce<XmlElement | undefined>(part, element)
  return (found?.text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 1000)
}

const taxIdOf = (issuer: XmlElement | undefined) => parseTaxId(textAt(issuer, 'CNPJ') || textAt(issuer, 'CPF')) ?? ''

/** The day of '2026-11-28' or '2026-11-28T10:00:00-03:00', as written there. */
function dayOf(text: string): string | null {
  const day = text.slice(0, 10)
  return isDay(day) ? day : null
}

/** Cents of '1234.50'; null for anything else. */
const centsOf = (text: string) => (/^\d{1,13}(\.\d{1,4})?$/.test(text) ? toCents(Number(text)) : null)
