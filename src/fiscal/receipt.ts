/** What a receipt (nota, boleto, comprovante) says, as far as its file can be read. */

/** Largest file that is read, in bytes. A larger one is kept, and not read. */
export const MAX_READ = { xml: 5_000_000, pdf: 15_000_000 }
/** Most items and due amounts that are kept of one receipt. */
export const MAX_PARTS = 500

/** 'xml' is one of none of these layouts, as most cities' own. */
export const RECEIPT_KINDS = ['nfe', 'nfce', 'cte', 'nfse', 'event', 'xml', 'pdf', 'picture', 'other'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** What people call them. */
export const RECEIPT_KIND_NAMES: Readonly<Record<ReceiptKind, string>> = {
  ...{ nfe: 'NF-e', nfce: 'NFC-e', cte: 'CT-e', nfse: 'NFS-e', event: 'Evento de nota', xml: 'XML' },
  ...{ pdf: 'PDF', picture: 'Foto', other: 'Arquivo' },
}
/** Those that are documents of a sale, whose XML is read whole. */
export const NOTA_KINDS: readonly ReceiptKind[] = ['nfe', 'nfce', 'cte', 'nfse']

export interface ReceiptItem {
  description: string
  /** A decimal text, as in the file: '2.0000'. */
  quantity: string
  /** Cents. */
  amount: number
}

/** A part of a receipt's amount with its own due day (duplicata). */
export interface DuePart {
  number: string
  /** YYYY-MM-DD. */
  day: string
  /** Cents. */
  amount: number
}

export interface ReadReceipt {
  kind: ReceiptKind
  /** 44 digits of an NF-e, NFC-e or CT-e whose check digit is right, or 50 of an NFS-e nacional; '' for none, as of an event. */
  accessKey: string
  /** Who issued it; '' where that is not known. */
  supplier: string
  /** Digits of the issuer's CNPJ or CPF; '' where that is not known. */
  supplierTaxId: string
  /** The receipt's own number; '' for none. */
  number: string
  /** When it was issued, YYYY-MM-DD; null where that is not known. */
  day: string | null
  /** Cents; null where that is not known. */
  amount: number | null
  items: ReceiptItem[]
  due: DuePart[]
  /** Whether an XML signature is there. It is not verified. */
  isSigned: boolean
  /** Whether it was issued for trial (tpAmb 2), without fiscal value. */
  isTrial: boolean
  /** Digits of a boleto's linha digitável, 47 or 48; '' for none. */
  payLine: string
  /** Of an event: what happened ('Cancelamento'), and the access key of the nota to which. */
  event?: { name: string; of: string }
}

export const UNREAD: Omit<ReadReceipt, 'kind'> = {
  ...{ accessKey: '', supplier: '', supplierTaxId: '', number: '', day: null, amount: null },
  ...{ items: [], due: [], isSigned: false, isTrial: false, payLine: '' },
}

/**
 * Whether 44 digits are an NF-e's access key (chave de acesso): the last is modulus 11 of the others, weights 2 to 9 from
 * the right; 10 and 11 give 0 (Manual de Orientação do Contribuinte 7.0, 2.2.6).
 */
export function isAccessKey(digits: string): boolean {
  if (!/^\d{44}$/.test(digits)) return false
  return String(mod11(digits.slice(0, 43), 0)) === digits[43]
}

/** Modulus 11 with weights 2 to 9 from the right; `other` for the results 0, 10 and 11. */
export function mod11(digits: string, other: number): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) sum += Number(digits.at(-1 - index)) * (2 + (index % 8))
  const rest = 11 - (sum % 11)
  return rest >= 10 || rest === 0 ? other : rest
}
