import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { contactQuestion } from '#contact-methods.ts'
import { ContactField } from '#ui/public/contact-field.tsx'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { Honeypot } from '#ui/public/honeypot.tsx'
import { useQuestionOnce } from '#ui/public/use-question-once.ts'
import { findProblems, LONGEST, PARTS, type Part, RETENTION_MONTHS, type Typed } from '../../message.ts'
import { DRAFT, readDraft, storeDraft } from '../draft.ts'
import { type Refusal, sendMessage, type Waiting } from '../outbox.ts'
import styles from './contact-form.module.css'

/** A message posted without JavaScript and refused. */
export interface ReturnedMessage extends Refusal {
  typed: Readonly<Record<string, string>>
}

interface Props {
  returned: ReturnedMessage | undefined
  /** Initial text of an empty message. */
  initialText: string
  /** Called once it has arrived, or waits in this browser. */
  onSent: (waiting: Waiting | undefined) => void
}

/** The contact form. Without JavaScript the browser posts it to the page's own address. */
export function ContactForm({ returned, initialText, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<Refusal | undefined>(returned)
  const [isBusy, setBusy] = useState(false)
  const askOnce = useQuestionOnce('contact', contactQuestion)
  // Once hydrated, the form shows its own errors in Portuguese; before that the browser validates.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  // Typed text wins over the draft, the draft over the address.
  useEffect(() => {
    const draft = readDraft()
    for (const part of PARTS) {
      const field = fieldOf(form.current, part)
      if (field) field.value ||= draft[part] || (part === 'message' ? initialText : '')
    }
  }, [initialText])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = readTyped(event.currentTarget)
    const fields: Refusal['fields'] = { ...askOnce(event.currentTarget), ...findProblems(typed) }
    const wrong = wrongPart({ error: '', fields })
    if (wrong) {
      setRefusal({ error: '', fields })
      fieldOf(form.current, wrong)?.focus()
      return
    }
    setBusy(true)
    const site = String(new FormData(event.currentTarget).get('site') ?? '')
    const { refusal, waiting } = await sendMessage({ ...typed, site })
    if (!refusal) {
      storeDraft()
      return onSent(waiting)
    }
    setBusy(false)
    setRefusal(refusal)
    fieldOf(form.current, wrongPart(refusal) ?? 'message')?.focus()
  }
  const onTyped = (part: Part) => {
    if (form.current) storeDraft(readTyped(form.current))
    // Editing a field clears its error.
    if (refusal?.fields[part]) setRefusal({ ...refusal, fields: { ...refusal.fields, [part]: '' } })
  }
  const common = (part: Part) => ({
    name: part,
    typed: returned?.typed[part],
    failure: refusal?.fields[part],
    isFirstWrong: returned !== undefined && wrongPart(returned) === part,
    onTyped: () => onTyped(part),
  })
  const formError = refusal && !PARTS.some((part) => part in refusal.fields) ? refusal.error : ''

  return (
    <form
      ref={form}
      className={`stack ${styles.form}`}
      method="post"
      action="/contact"
      data-survives
      data-draft={DRAFT}
      data-scripted="if-possible"
      noValidate={isHydrated}
      onSubmit={send}
    >
      <Field {...common('name')} label="Nome" maxLength={LONGEST.name} autoComplete="name" />
      <ContactField {...common('contact')} />
      <Field {...common('message')} label="Mensagem" help="Até 5.000 caracteres" maxLength={LONGEST.message} rows={8} />
      <Honeypot />
      <RetentionNote />
      <FormFailure text={formError} />
      <button
        type="submit"
        className={`button justify-center self-start above-75 ${styles.send}`}
        aria-disabled={isBusy}
      >
        {isBusy ? 'Enviando…' : 'Enviar mensagem'}
      </button>
    </form>
  )
}

/** What is stored of a message, why and how long: a notice required by the LGPD (Lei 13.709/2018, art. 9). */
const RetentionNote = () => (
  <p className="soft small">
    Guardamos o que você enviar e a primeira página que abriu nesta visita, só para responder e preparar a proposta.
    Apagamos depois de {RETENTION_MONTHS} meses, ou antes, se você pedir. Se a conexão cair, a mensagem espera neste
    navegador e segue sozinha. Mais no <Link to="/privacy">aviso de privacidade</Link>.
  </p>
)

const fieldOf = (form: HTMLFormElement | null, part: Part) =>
  form?.elements.namedItem(part) as HTMLInputElement | HTMLTextAreaElement | null

function readTyped(form: HTMLFormElement): Typed {
  const read = (part: Part) => fieldOf(form, part)?.value ?? ''
  return { name: read('name'), contact: read('contact'), message: read('message') }
}

const wrongPart = ({ fields }: Refusal) => PARTS.find((part) => fields[part])
