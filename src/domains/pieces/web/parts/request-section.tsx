import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { randomId } from '#client/calls/random-id.ts'
import { useSettled } from '#client/page/use-settled.ts'
import { contactQuestion } from '#contact-methods.ts'
import type { Returned } from '#platform/rendering.ts'
import { ContactField } from '#ui/public/contact-field.tsx'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { Honeypot } from '#ui/public/honeypot.tsx'
import { SentNotice } from '#ui/public/sent-notice.tsx'
import { useQuestionOnce } from '#ui/public/use-question-once.ts'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import { PIECE_PATH } from '../../address.ts'
import type { AskedPiece } from '../../asked-piece.ts'
import { VIEW } from '../../drawing/view.ts'
import { sendRequest } from '../send-request.ts'
import drawing from './drawing.module.css'
import { VIEW_ID } from './drawings.tsx'
import styles from './request-section.module.css'

interface Props {
  /** What goes along, as people read it. */
  facts: readonly (readonly [name: string, value: string])[]
  asked: AskedPiece
  /** One's own file, once it is measured. */
  file: File | undefined
  /** The form as posted without JavaScript and refused. */
  returned: Returned | undefined
  sent: HowSent | undefined
  onSent: (how: HowSent | undefined) => void
}

/** Whether a request has arrived, or waits in this browser for a connection, under that key. */
export type HowSent = 'sent' | { kept: string }

/** What goes with a request, and the form that sends it. */
export function RequestSection({ facts, sent, ...form }: Props) {
  const kept = typeof sent === 'object' ? sent.kept : undefined
  useSettled(kept, ({ isRefused }) => form.onSent(isRefused ? undefined : 'sent'))
  return (
    <section className={`band stack not-printed ${styles.ask}`} id="pedir" aria-labelledby="pedir-titulo">
      <div className={`top small wash rounded ${styles.sent}`}>
        <h3>O que vai com o pedido</h3>
        <svg className={drawing.drawing} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
          <use href={`#${VIEW_ID}`} />
        </svg>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="stack line-above">
              <dt className="soft">{name}</dt>
              <dd className="strong break-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="may-shrink">
        <h2 className="below-100" id="pedir-titulo">
          Pedir orçamento
        </h2>
        {sent ? (
          <SentRequest isKept={kept !== undefined} onAgain={() => form.onSent(undefined)} />
        ) : (
          <>
            <p className="soft large lines-140 below-100">
              Quem vai fazer confere e responde com o preço firme, peça por peça.
            </p>
            <RequestForm {...form} />
          </>
        )}
      </div>
    </section>
  )
}

function RequestForm({ asked, file, returned, onSent }: Pick<Props, 'asked' | 'file' | 'returned' | 'onSent'>) {
  const key = useRef('')
  const [part, setPart] = useState(0)
  const { mesh: _, ...plain } = asked
  const askOnce = useQuestionOnce('contact', contactQuestion)
  const { form, field, error, isBusy } = usePublicForm({
    returned,
    check: askOnce,
    send: async ({ name = '', contact = '', message = '', site = '', withFile }) => {
      key.current ||= randomId()
      const request = { name, contact, message, site, key: key.current, piece: asked }
      const isKept = await sendRequest(request, withFile ? file : undefined, setPart)
      onSent(isKept ? { kept: key.current } : 'sent')
      key.current = ''
    },
  })
  return (
    <form {...form} action={PIECE_PATH} className="stack gap-100" data-scripted="if-possible" data-survives>
      {Object.entries(plain).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field {...field('name')} label="Seu nome" maxLength={120} autoComplete="name" />
      <ContactField {...field('contact')} />
      <Field
        {...field('message')}
        label="Para que serve, e para quando"
        placeholder="Vai ao sol? Encosta em alimento? Segura peso?"
        maxLength={2000}
        rows={4}
        isOptional
      />
      {file && (
        <label className={`flex align-start gap-60 small pointer ${styles.withFile}`}>
          <input className="flex-none" type="checkbox" name="withFile" value="1" />
          <span className="break-anywhere">Mandar {file.name} junto. Sem marcar, vão só as medidas.</span>
        </label>
      )}
      <Honeypot />
      <p className="soft small">
        Guardamos o que você enviar só para responder e preparar a proposta; o arquivo sai junto com a mensagem. Mais no{' '}
        <Link to="/privacy">aviso de privacidade</Link>.
      </p>
      <FormFailure text={error} />
      <button type="submit" className="button self-start" aria-disabled={isBusy}>
        {isBusy ? sendingText(part) : 'Enviar pedido'}
      </button>
    </form>
  )
}

const sendingText = (part: number) => (part > 0 && part < 1 ? `Enviando, ${Math.round(part * 100)} %…` : 'Enviando…')

const SentRequest = ({ isKept, onAgain }: { isKept: boolean; onAgain: () => void }) => (
  <div className="stack gap-150">
    <SentNotice isWaiting={isKept}>
      {isKept
        ? 'Sem conexão agora. O pedido ficou guardado neste aparelho e vai sozinho assim que ela voltar, com o site aberto ou na próxima visita.'
        : 'Pedido enviado. O preço firme chega pelo contato que você deixou.'}
    </SentNotice>
    <p className="cluster gap-75">
      <a className="button quiet" href={PIECE_PATH} onClick={onAgain}>
        Desenhar outra peça
      </a>
    </p>
  </div>
)
