import { plain } from '#pix/br-code.ts'
import { parsePixKey } from '#pix/pix-key.ts'
import { longText, optionalText, z } from '#platform/contract/fields.ts'
import { DEMO_TERMS, TERMS } from './default-terms.ts'

/** Characters of a new quote's terms at most, as of a quote's own. */
const MAX_TERMS = 20_000

/** Whether a BR Code can show anything of a text. */
const isReadable = (text: string) => text === '' || /[a-z\d]/i.test(plain(text, text.length * 2))

export const BillingFields = z.object({
  /** As banks take it; '' for none. */
  pixKey: optionalText(120)
    .overwrite((typed) => parsePixKey(typed)?.key ?? typed.trim())
    .refine(
      (key) => key === '' || parsePixKey(key) !== undefined,
      'Use um CPF, um CNPJ, um e-mail, um telefone com +55 ou uma chave aleatória.',
    ),
  /** Who receives: what a BR Code has room for. */
  receiver: optionalText(25).refine(isReadable, 'Use letras.'),
  /** Where they are. */
  city: optionalText(15).refine(isReadable, 'Use letras.'),
  /** Markdown: the terms of a new quote. */
  terms: longText(MAX_TERMS),
})
/** How clients pay, and on what terms. Private: in no public call and on no page that is cached. */
export type Billing = z.infer<typeof BillingFields>

/** What a section as a whole must hold: with a key, who receives and where. */
export const Billing = BillingFields.superRefine(({ pixKey, receiver, city }, { addIssue }) => {
  if (pixKey === '') return
  const missing = { receiver, city }
  for (const [path, value] of Object.entries(missing))
    if (value === '') addIssue({ code: 'custom', path: [path], message: 'Com uma chave, preencha este campo.' })
})

/** Before it is set: no key, and terms that fit most small jobs. */
export const DEFAULT_BILLING: Billing = { pixKey: '', receiver: '', city: '', terms: TERMS }

/** The same of the example company. */
export const DEMO_BILLING: Billing = { ...DEFAULT_BILLING, terms: DEMO_TERMS }
