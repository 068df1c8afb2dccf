/**
 * A quote as its reader sees it: what the printer view, the preview, the client's page and the PDF all show. A sent
 * version is stored in this shape and never changes. Money is cents, days are YYYY-MM-DD; '' where there is nothing.
 */
export interface QuoteDocument {
  /** '0042'. */
  number: string
  /** From 1; null while it was not sent. */
  version: number | null
  /** The project's name. */
  title: string
  /** In Portuguese: 'Pendente'. */
  status: string
  company: {
    name: string
    legalName: string
    cnpj: string
    /** In one line. */
    address: string
    email: string
    whatsapp: string
  }
  client: {
    name: string
    contact: string
    /** CPF or CNPJ with its punctuation. */
    document: string
    email: string
    phone: string
    address: string
  }
  /** The day it was made. */
  issued: string
  deadline: string
  /** The last day it can be accepted. */
  validity: string
  items: readonly {
    description: string
    quantity: number
    /** Of the line, not multiplied by the quantity. */
    total: number
  }[]
  additional: number
  total: number
  /** `due` is '' for 'na aprovação'. Empty where no payment terms were agreed. */
  payments: readonly { due: string; percent: number | null; amount: number }[]
  /** Markdown, and the same rendered and sanitised. */
  extra: { markdown: string; html: string }
  terms: { markdown: string; html: string }
}

/** Who accepted a quote, as it is printed on the accepted PDF. */
export interface Acceptance {
  name: string
  email: string
  /** ISO 8601 in UTC. */
  at: string
  /** '' where staff recorded it. */
  network: string
  /** How it came, in Portuguese: 'pela página do orçamento', 'por pedido assinado'. */
  means: string
  note: string
  /** SHA-256 of the PDF of the version that was accepted, hexadecimal. */
  sha256: string
  /** Where it can be checked. */
  address: string
}
