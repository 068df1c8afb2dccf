import { useEffect, useState } from 'react'
import { copyText } from '#ui/prose/copy-text.ts'
import styles from './share-links.module.css'

interface Props {
  title: string
  /** Whole address of the page. */
  url: string
}

/** Milliseconds for which a button says that it copied. */
const SAID = 2000

/** Ways to hand the page on: plain links, and what the browser offers. */
export function ShareLinks({ title, url }: Props) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return (
    <aside className={styles.share} aria-labelledby="compartilhar">
      <h2 id="compartilhar">Compartilhar</h2>
      <ul>
        {placesOf(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
        <li className={styles.scripted}>
          <CopyAddress url={url} />
        </li>
        <li className={canShare ? styles.scripted : styles.reserved}>
          <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            Outro aplicativo
          </button>
        </li>
      </ul>
    </aside>
  )
}

function CopyAddress({ url }: { url: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), SAID)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => setSaid((await copyText(url)) ? 'Endereço copiado' : 'Copie da barra do navegador')
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {said || 'Copiar endereço'}
    </button>
  )
}

function placesOf(title: string, url: string) {
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    { name: 'E-mail', href: `mailto:?subject=${words}&body=${address}` },
  ]
}
