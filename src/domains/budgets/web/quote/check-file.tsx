import { useState } from 'react'

/** Compares a PDF of the visitor's own with the one that was accepted; the file does not leave the browser. */
export function CheckFile({ sha256 }: { sha256: string }) {
  const [result, setResult] = useState('')

  async function check(file: File | undefined) {
    if (!file) return setResult('')
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    setResult(found === sha256 ? 'É o PDF que foi aceito, byte por byte.' : 'Este arquivo não é o PDF que foi aceito.')
  }

  return (
    <div>
      <label>
        <p>Confira o seu arquivo: escolha o PDF da versão aceita. Ele não sai do seu navegador.</p>
        <input type="file" accept="application/pdf" onChange={({ currentTarget }) => check(currentTarget.files?.[0])} />
      </label>
      <p role="status">{result}</p>
    </div>
  )
}
