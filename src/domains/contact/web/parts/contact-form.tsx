import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { findProblems, LONGEST, PARTS, type Part, SHORTEST_CONTACT, type Typed } from '../../message.ts'
import { readDraft, storeDraft } from '../draft.ts'
import { type Refusal, sendMessage } from '../outbox.ts'
import { randomKey } from '../random-key.ts'
import { firstPage } from '../visit-storage.ts'
import styles from './contact-form.module.css'
import { Field } from './field.tsx'
import { KeptNote } from './kept-note.tsx'

/** A message that was sent without scripts, as it comes back. */
export interface ReturnedMessage extends Refusal {
  typed: Readonly<Record<string, string>>
}

interface Props {
  returned: ReturnedMessage | undefined
  /** Words the message begins with where nothing is typed. */
  beginning: string
  onSent: () => void
}

/** The three fields. Without scripts the browser sends them to the page's own address, by the same rules. */
export function ContactForm({ returned, beginning, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<Refusal | undefined>(returned)
  const [isBusy, setBusy] = useState(false)
  // Where scripts run, what is wrong is said beside the field and in Portuguese; where none do, the browser says it.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  // What is typed wins over what was kept, and that over what the address brings.
  useEffect(() => {
    const draft = readDraft()
    for (const part of PARTS) {
      const field = fieldOf(form.current, part)
      if (field) field.value ||= draft[part] || (part === 'message' ? beginning : '')
    }
  }, [beginning])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = readTyped(event.currentTarget)
    const fields = findProblems(typed)
    const wrong = wrongPart({ error: '', fields })
    if (wrong) {
      setRefusal({ error: '', fields })
      fieldOf(form.current, wrong)?.focus()
      return
    }
    setBusy(true)
    const site = String(new FormData(event.currentTarget).get('site') ?? '')
    const refused = await sendMessage({ ...typed, key: randomKey(), first_page: firstPage(), site })
    if (!refused) {
      storeDraft()
      return onSent()
    }
    setBusy(false)
    setRefusal(refused)
    fieldOf(form.current, wrongPart(refused) ?? 'message')?.focus()
  }
  const keep = (part: Part) => {
    if (form.current) storeDraft(readTyped(form.current))
    // What is being put right is no longer wrong.
    if (refusal?.fields[part]) setRefusal({ ...refusal, fields: { ...refusal.fields, [part]: '' } })
  }
  const common = (part: Part) => ({
    name: part,
    maxLength: LONGEST[part],
    typed: returned?.typed[part],
    failure: refusal?.fields[part],
    isFirstWrong: returned !== undefined && wrongPart(returned) === part,
    onTyped: () => keep(part),
  })
  const isWhole = refusal?.error && !PARTS.some((part) => part in refusal.fields)

  return (
    <form ref={form} className={styles.form} method="post" action="/contact" noValidate={isAlive} onSubmit={send}>
      <Field {...common('name')} label="Nome" autoComplete="name" />
      <Field
        {...common('contact')}
        label="Contato"
        help="WhatsApp, Telegram ou e-mail"
        minLength={SHORTEST_CONTACT}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...common('message')} label="Mensagem" help="Até 5.000 caracteres" rows={8} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Deixe em branco
          <input name="site" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <KeptNote />
      {isWhole && (
        <p className={styles.whole} role="alert">
          {refusal.error}
        </p>
      )}
      <button type="submit" className={`button ${styles.send}`} aria-disabled={isBusy}>
        {isBusy ? 'Enviando...' : 'Enviar mensagem'}
      </button>
    </form>
  )
}

const fieldOf = (form: HTMLFormElement | null, part: Part) =>
  form?.elements.namedItem(part) as HTMLInputElement | HTMLTextAreaElement | null

function readTyped(form: HTMLFormElement): Typed {
  const read = (part: Part) => fieldOf(form, part)?.value ?? ''
  return { name: read('name'), contact: read('contact'), message: read('message') }
}

const wrongPart = ({ fields }: Refusal) => PARTS.find((part) => fields[part])
