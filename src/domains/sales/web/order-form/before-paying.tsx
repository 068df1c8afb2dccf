import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { describeFile } from '#file-size.ts'
import { brl, toCents } from '#money.ts'
import type { Choice } from '../../choices.ts'
import { totalOf, WITHDRAWAL_DAYS } from '../../order.ts'
import type { Offer } from '../../sale-schemas.ts'
import summary from './summary.module.css'

interface BeforePayingProps {
  offer: Offer
  choices: readonly Choice[]
  /** Whether e-mails are delivered. */
  hasMail: boolean
}

/** What a buyer knows before the button: what is bought, for how much, where it goes, and what may be done about it. */
export function BeforePaying({ offer, choices, hasMail }: BeforePayingProps) {
  const element = useRef<HTMLDivElement>(null)
  const [email, setEmail] = useState('')
  useEffect(() => {
    const field = element.current?.closest('form')?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    const read = () => setEmail(field.value.trim())
    read()
    // Also what a browser fills in, and what is filled in from the draft.
    for (const sign of ['input', 'change']) field.form?.addEventListener(sign, read)
    return () => {
      for (const sign of ['input', 'change']) field.form?.removeEventListener(sign, read)
    }
  }, [])
  const { file } = offer
  return (
    <div ref={element} className="small stack gap-60 line-above pad-top-125">
      <p>
        Você compra <strong>{offer.title}</strong>
        {file && `: ${describeFile(file.format, file.size)}, para baixar logo depois do pagamento`}.
      </p>
      <div data-single={choices.length === 1 || undefined}>
        {choices.map(({ key }) => (
          <p key={key} className={summary.chosen} data-plan={key || 'none'}>
            Total a pagar agora: <strong>{brl(toCents(totalOf(offer, key)))}</strong>.
          </p>
        ))}
      </div>
      {email && (
        <p>
          {hasMail ? 'O recibo e o link vão para ' : 'O e-mail do pedido é '}
          <strong className="break-anywhere">{email}</strong>. Confira antes de pagar.
        </p>
      )}
      <p>
        Em até {WITHDRAWAL_DAYS} dias do pagamento você pode desistir sem dizer por quê, e o valor inteiro volta. O que
        fazemos com os seus dados está no <Link to="/privacy">aviso de privacidade</Link>.
      </p>
    </div>
  )
}
