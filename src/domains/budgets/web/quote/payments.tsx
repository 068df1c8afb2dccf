import { useState } from 'react'
import { brl } from '#money.ts'
import { day } from '#time.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './screen.module.css'

type Installment = Quote['installments'][number]

interface PaymentsProps {
  /** As the document calls them, in their order. */
  names: readonly string[]
  installments: readonly Installment[]
}

/** The parcelas of an accepted quote: those that are open with their Pix. */
export function Payments({ names, installments }: PaymentsProps) {
  if (installments.length === 0) return null
  const next = installments.find(({ paid_on }) => paid_on === null)
  return (
    <section className={styles.payments}>
      <h2>Pagamento</h2>
      <ol>
        {installments.map((installment) => (
          <li key={installment.number}>
            <h3>
              {names[installment.number - 1] ?? `Parcela ${installment.number}`}: {brl(installment.amount)}
            </h3>
            <p className="soft">
              {installment.paid_on ? `Paga em ${day(installment.paid_on)}.` : `Vence em ${day(installment.due)}.`}
            </p>
            {installment.pix && (
              <details open={installment === next}>
                <summary>Pagar com Pix</summary>
                <Pix {...installment.pix} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A Pix to copy, or to point a phone's camera at. The code itself can be selected where no script runs. */
function Pix({ code, qr }: { code: string; qr: string }) {
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className={styles.pix}>
      <div>
        <button type="button" className="button" onClick={() => void copyText(code).then(setCopied)}>
          {copied ? 'Código copiado' : 'Copiar o código Pix'}
        </button>
        <code>{code}</code>
        {copied === false && <p role="alert">O navegador não deixou copiar. Selecione o código e copie.</p>}
        <p className="soft small">Cole no aplicativo do seu banco, em Pix copia e cola, ou aponte a câmera dele.</p>
      </div>
      <div className={styles.qr} role="img" aria-label="QR Code do Pix" dangerouslySetInnerHTML={{ __html: qr }} />
    </div>
  )
}
