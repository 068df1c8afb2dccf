import { toCents } from '#money.ts'
import { readXml, type XmlElement, XmlFault } from '#platform/xml/read-xml.ts'
import { parseTaxId } from '#tax-ids.ts'
import { isDay } from '#time.ts'
import { isAccessKey, MAX_PARTS, type ReadReceipt, UNREAD } from './receipt.ts'

/** A nota of 990 items has some sixty elements an item. */
const MAX_ELEMENTS = 200_000

/**
 * Reads the XML of an NF-e (layout 4.00, Manual de Orientação do Contribuinte, with or without `nfeProc` around it) or of
 * an NFS-e nacional (layout of the Sistema Nacional NFS-e). Null for any other text, and for XML with a document type.
 */
export function readNota(text: string): ReadReceipt | null {
  let root: XmlElement
  try {
    root = readXml(text, MAX_ELEMENTS)
  } catch (error) {
    if (error instanceof XmlFault) return null
    throw error
  }
  const nfe = localName(root) === 'NFe' ? root : part(root, 'NFe')
  if (nfe) return readNfe(nfe)
  return localName(root) === 'NFSe' ? readNfse(root) : null
}

function readNfe(nfe: XmlElement): ReadReceipt | null {
  const info = part(nfe, 'infNFe')
  if (!info) return null
  const [ide, issuer] = [part(info, 'ide'), part(info, 'emit')]
  const accessKey = (info.attributes.Id ?? '').replace(/^NFe/, '')
  const items = parts(info, 'det').map((det) => part(det, 'prod'))
  return {
    ...UNREAD,
    kind: 'nfe',
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
