import { useState } from 'react'
import styles from './evidence.module.css'

interface CheckFileProps {
  /** Of the PDF that was accepted. */
  sha256: string
  /** Of the same with the evidence of its acceptance; null until it is made. */
  registered: string | null
}

/** Compares a PDF of the visitor's own with the one that was accepted; the file does not leave the browser. */
export function CheckFile({ sha256, registered }: CheckFileProps) {
  const [result, setResult] = useState('')

  async function check(file: File | undefined) {
    if (!file) return setResult('')
    const found = await hashOf(file)
    if (found === undefined)
      setResult('O navegador não leu o arquivo. Compare você mesmo o SHA-256 dele com o de cima.')
    else if (found === sha256) setResult('É o PDF que foi aceito, byte por byte.')
    else if (found === registered) setResult('É o PDF com o registro desta aceitação, byte por byte.')
    else setResult('Este arquivo não é o PDF que foi aceito.')
  }

  return (
    <div className={`stack items-start gap-75 ${styles.check}`}>
      <p>Confira o seu arquivo: o PDF que foi aceito, ou o que traz este registro. Ele não sai do seu navegador.</p>
      <label className="button quiet">
        Escolher o PDF
        <input
          className="hidden"
          type="file"
          accept="application/pdf"
          onChange={({ currentTarget }) => check(currentTarget.files?.[0])}
        />
      </label>
      <p role="status">{result}</p>
    </div>
  )
}

/** Hexadecimal; undefined where the file cannot be read, or at an address without TLS. */
async function hashOf(file: File): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
