import { copyText } from '../prose/copy-text.ts'
import { useCopied } from '../prose/use-copied.ts'

interface CopyAddressProps {
  /** By default the page's own, without its query. */
  url?: string
  className: string
}

/** A button that copies the address of a page; it needs scripts. */
export function CopyAddress({ url, className }: CopyAddressProps) {
  const [copied, setCopied] = useCopied({ refusalPasses: true })
  return (
    <button
      className={className}
      type="button"
      onClick={() => void copyText(url ?? location.origin + location.pathname).then(setCopied)}
      aria-live="polite"
    >
      {copied === undefined ? 'Copiar endereço' : copied ? 'Endereço copiado' : 'Copie da barra do navegador'}
    </button>
  )
}
