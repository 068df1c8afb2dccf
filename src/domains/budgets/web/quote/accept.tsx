import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { usePdfHint } from '#client/page/use-pdf-hint.ts'
import { emailHint, emailQuestion } from '#email-typos.ts'
import { brl } from '#money.ts'
import { listText } from '#ui/formats.ts'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { useQuestionOnce } from '#ui/public/use-question-once.ts'
import { ACCEPT_FORM, CHOICE_MARK, hasChoices, readChoice } from '../../choices.ts'
import type { QuoteDocument } from '../../document.ts'
import { itemName, paymentNames } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './answers.module.css'
import { type AnswerProps, useAnswer } from './use-answer.ts'

/** What accepting means: what is taken, what it comes to, and what follows. */
export function AcceptText({ quote: { document, mail } }: { quote: Quote }) {
  const { items, total, version, payments } = document
  const isChoosing = hasChoices(items)
  const own = isChoosing ? ', com as suas escolhas' : ''
  return (
    <div>
      <h2>Aceitar o orçamento</h2>
      <p>
        {isChoosing ? 'Aceitando, vale o que está marcado acima' : 'Aceitando, vale tudo o que está acima'}
        {takenText(items)}: <b className="strong nowrap">{brl(total)}</b>, versão {version ?? 1}.
      </p>
      <ol className={styles.steps}>
        <li>
          {mail ? `Enviamos o orçamento aceito ao seu e-mail, em PDF${own}.` : `O PDF aceito fica nesta página${own}.`}
        </li>
        <li>
          O primeiro pagamento ({paymentNames(document)[0]}, {brl(payments[0]?.amount ?? total)}) aparece nesta página.
        </li>
      </ol>
      <p className="soft small">Guardamos o seu nome, o e-mail, o momento e a rede de onde você aceita.</p>
    </div>
  )
}

/** ', com Leitor de cartão e Caixa': what is taken of what could be chosen. */
function takenText(items: QuoteDocument['items']): string {
  const names = items.flatMap((item) => (item.choice?.chosen ? [itemName(item)] : []))
  return names.length > 0 ? `, com ${listText(names)}` : ''
}

/** The form of acceptance, whose button says the sum. */
export function Accept({ quote: { document }, ...props }: AnswerProps & { quote: Quote }) {
  const { version: sent, total } = document
  const version = sent ?? 1
  const isChoosing = hasChoices(document.items)
  const askOnce = useQuestionOnce('email', emailQuestion)
  const { form, field, error, isBusy } = useAnswer(
    props,
    'accept',
    ({ name = '', email = '', agreed, token, ...typed }) =>
      api.budgets.quote.accept({
        ...{ token, version, total, name, email, choice: readChoice(typed), agreed: agreed as 'on' },
      }),
    { check: askOnce },
  )
  const agreed = field('agreed')
  const hasAgreed = agreed.typed === 'on' && field('version').typed === String(version)
  return (
    <form {...form} id={ACCEPT_FORM} className={`stack gap-60 ${styles.answer}`}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="total" value={total} />
      {isChoosing && <input type="hidden" name={CHOICE_MARK} value="1" />}
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <label className={`stack align-start gap-75 pad-50 ${styles.agreed}`}>
        {/* Anew for each version: who has agreed to one has not read the next. */}
        <input
          key={version}
          type="checkbox"
          name="agreed"
          required
          defaultChecked={hasAgreed}
          aria-invalid={agreed.failure ? true : undefined}
        />
        <span>Li e concordo com este orçamento{isChoosing && ', com os itens marcados'} e as suas condições.</span>
      </label>
      <p className={`small failure ${styles.failure}`}>{agreed.failure}</p>
      <FormFailure text={error || field('choice').failure || ''} />
      <button
        type="submit"
        className={`justify-center text-center button ${styles.accept}`}
        name="decision"
        value="accept"
        aria-disabled={isBusy}
      >
        {isBusy ? 'Enviando…' : `Aceitar por ${brl(total)}`}
      </button>
    </form>
  )
}

type FieldProps = ReturnType<ReturnType<typeof useAnswer>['field']>

/** Where the accepted quote goes: asked about where the provider looks mistyped. */
function EmailField(field: FieldProps) {
  const [hint, setHint] = useState('')
  return (
    <Field
      {...field}
      label="Seu e-mail"
      hint={hint}
      onBlur={({ currentTarget }) => setHint(emailHint((currentTarget as HTMLInputElement).value))}
      onTyped={(email) => hint && setHint(emailHint(email))}
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}

/** The name as it stands on the accepted PDF. */
function NameField(field: FieldProps) {
  const [name, setName] = useState(field.typed ?? '')
  const hintOf = usePdfHint([name])
  return (
    <Field
      {...field}
      label="Seu nome"
      hint={hintOf(name) ?? ''}
      onTyped={setName}
      autoComplete="name"
      maxLength={120}
    />
  )
}
