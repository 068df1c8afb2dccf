import { IconCash, IconFileInvoice, IconMail, IconPointFilled, IconWritingSign } from '@tabler/icons-react'

/** By the kinds that the domains' `listWithClient` gives. */
const ICONS: Readonly<Record<string, typeof IconMail>> = {
  message: IconMail,
  quote: IconFileInvoice,
  'quote-event': IconWritingSign,
  'quote-payment': IconCash,
}

/** The icon of an entry; a point for a kind without its own. */
export const iconOf = (kind: string) => ICONS[kind] ?? IconPointFilled
