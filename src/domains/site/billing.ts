import { plain } from '#pix/br-code.ts'
import { parsePixKey } from '#pix/pix-key.ts'
import { longText, optionalText, z } from '#platform/contract/fields.ts'

const termsWith = (correction: string) => `1. O prazo de entrega conta a partir da aprovação e do pagamento da entrada.
2. O preço inclui o que está descrito nos itens. O que for pedido além disso vira um novo orçamento, combinado antes de ser feito.
3. Duas rodadas de ajustes estão incluídas em cada entrega.
4. O código, os desenhos e os arquivos passam a ser do cliente com o último pagamento.
5. Corrigimos sem custo, por ${correction} depois da entrega, o que não funcionar como combinado.
6. Parcelas atrasadas têm multa de 2% e juros de 1% ao mês. Depois de 15 dias de atraso o trabalho para até o acerto.
7. O que um lado contar ao outro em confiança fica em sigilo, durante o trabalho e depois dele.`

/** The terms of new quotes until the owner writes their own, in Markdown: what the law asks for, and no more. */
const TERMS = termsWith('90 dias')

/** Those of the example company, which corrects for as long as its site says. */
const DEMO_TERMS = termsWith('24 meses')

/** Characters of a new quote's terms at most, as of a quote's own. */
const MAX_TERMS = 20_000

/** Whether a BR Code can show anything of a text. */
const isReadable = (text: string) => text === '' || /[a-z\d]/i.test(plain(text, text.length * 2))

/** What is said of a value of another type, and of none. */
const otherType = (message: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? message : undefined),
})

/** A percent with at most two decimals. */
const percent = (most: number) =>
  z
    .number(otherType('Use um número: 2 ou 1,5.'))
    .min(0)
    .max(most)
    .multipleOf(0.01, 'Use no máximo duas casas decimais.')

const wholeDays = (most: number) => z.int(otherType('Use um número inteiro de dias.')).min(0).max(most)

/** What a parcela costs more where it is paid late, and less where early. Percents of what is open. */
export const RateFields = z.object({
  /** Once. The law's most is 2: see domains/finance/charges.ts. */
  lateFine: percent(2).meta({ label: 'Multa por atraso, em %' }),
  /** A month, simple, by days. */
  lateInterest: percent(10).meta({ label: 'Juros por atraso, em % ao mês' }),
  /** 0 for none. */
  earlyDiscount: percent(50).meta({ label: 'Desconto por antecipação, em %' }),
  /** Days before it is due until which there is the discount; 0: until that day. */
  earlyDays: wholeDays(365).meta({ label: 'Até quantos dias antes de vencer' }),
})
export type Rates = z.infer<typeof RateFields>

/** E-mails by which a client is reminded of one late parcela at most; after them it takes a person. */
export const MAX_LATE_REMINDERS = 4

/** When clients are reminded of open parcelas by e-mail, at 9 in São Paulo. */
const ReminderFields = z.object({
  /** Days before a parcela is due; 0: not. */
  remindBefore: wholeDays(30).meta({ label: 'Antes de vencer, em dias' }),
  /** Each so many days of delay; 0: not. */
  remindLate: wholeDays(60).meta({ label: 'Atrasada, a cada quantos dias' }),
  /** Whether those of other days wait for the next working day. */
  remindWorkdays: z.boolean(otherType('Diga sim ou não.')).meta({ label: 'Só em dias úteis' }),
})

export const BillingFields = RateFields.extend({
  ...ReminderFields.shape,
  /** As banks take it; '' for none. */
  pixKey: optionalText(120)
    .overwrite((typed) => parsePixKey(typed)?.key ?? typed.trim())
    .refine(
      (key) => key === '' || parsePixKey(key) !== undefined,
      'Use um CPF, um CNPJ, um e-mail, um telefone com +55 ou uma chave aleatória.',
    )
    .meta({ label: 'Chave Pix' }),
  /** Who receives: what a BR Code has room for. */
  receiver: optionalText(25).refine(isReadable, 'Use letras.').meta({ label: 'Nome de quem recebe' }),
  /** Where they are. */
  city: optionalText(15).refine(isReadable, 'Use letras.').meta({ label: 'Cidade de quem recebe' }),
  /** Markdown: the terms of a new quote. */
  terms: longText(MAX_TERMS).meta({ label: 'Condições de um orçamento novo' }),
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

/** What the terms say. */
const DEFAULT_RATES: Rates = { lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0 }

/** Before it is set: no key, no e-mails to clients, and terms that fit most small jobs. */
export const DEFAULT_BILLING: Billing = {
  ...{ pixKey: '', receiver: '', city: '', terms: TERMS, remindBefore: 0, remindLate: 0, remindWorkdays: false },
  ...DEFAULT_RATES,
}

/** The same of the example company. */
export const DEMO_BILLING: Billing = { ...DEFAULT_BILLING, terms: DEMO_TERMS }
