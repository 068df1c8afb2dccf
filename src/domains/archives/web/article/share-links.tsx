import { useEffect, useState } from 'react'
import { CopyAddress } from '#ui/public/copy-address.tsx'
import styles from './share-links.module.css'

interface Props {
  title: string
  /** Whole address of the page. */
  url: string
}

/** Links to share the page, a button that copies its address, and the browser's own share dialog. */
export function ShareLinks({ title, url }: Props) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return (
    <aside className={`small not-printed ${styles.share}`} aria-labelledby="compartilhar">
      <h2 className="below-50 untracked" id="compartilhar">
        Compartilhar
      </h2>
      <ul className="cluster bare-list">
        {shareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <a className="block text-start no-background no-border pointer" href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <CopyAddress url={url} className="block text-start no-background no-border pointer" />
        </li>
        <li className={`needs-script ${canShare ? '' : styles.reserved}`}>
          <button
            className="block text-start no-background no-border pointer"
            type="button"
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            Outro aplicativo
          </button>
        </li>
      </ul>
    </aside>
  )
}

function shareLinks(title: string, url: string) {
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    { name: 'E-mail', href: `mailto:?subject=${words}&body=${address}` },
  ]
}
