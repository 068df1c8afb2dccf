import { copyText } from '../prose/copy-text.ts'
import { useCopied } from '../prose/use-copied.ts'
import styles from './pix-code.module.css'

interface PixCodeProps {
  /** The text of "Pix copia e cola". */
  code: string
  /** The QR code as SVG, made on the server. */
  qr: string
}

/** A Pix to copy, or to scan with a phone. Without JavaScript the code can be selected. */
export function PixCode({ code, qr }: PixCodeProps) {
  const [copied, setCopied] = useCopied()
  return (
    <div className={`stack align-start gap-150 above-75 ${styles.pix}`}>
      <div>
        <button type="button" className="button needs-script" onClick={() => void copyText(code).then(setCopied)}>
          {copied ? 'Código copiado' : 'Copiar o código Pix'}
        </button>
        <code>{code}</code>
        {copied === false && <p role="alert">O navegador não deixou copiar. Selecione o código e copie.</p>}
        <p className="soft small">Cole no aplicativo do seu banco, em Pix copia e cola, ou aponte a câmera dele.</p>
      </div>
      <div
        className={`rounded ${styles.qr}`}
        role="img"
        aria-label="QR Code do Pix"
        dangerouslySetInnerHTML={{ __html: qr }}
      />
    </div>
  )
}
