import type { QuoteDocument } from '../../document.ts'
import { clientFacts, companyLines } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './company.module.css'

/** What the firm writes to the client, and who that is. Nothing where it wrote nothing. */
export function Letter({ document: { extra, company } }: { document: QuoteDocument }) {
  if (!extra.html) return null
  const ways = [company.whatsapp, company.email].filter(Boolean)
  return (
    <section className={styles.letter} aria-label="Observações">
      <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: extra.html }} />
      <p className="above-100">
        <b className="block strong">{company.name}</b>
        {ways.length > 0 && <span className="soft small break-anywhere">{ways.join(' · ')}</span>}
      </p>
    </section>
  )
}

/** Who offers, and to whom; of an accepted one the hash that its PDF is known by. */
export const Ending = ({ quote: { document, acceptance } }: { quote: Quote }) => (
  <footer className={`stack gap-50 soft small break-anywhere ${styles.ending}`}>
    <p>
      <b className="strong ink">{document.company.name}</b>
      {companyLines(document).map((line) => `, ${line}`)}
    </p>
    <p>
      {clientFacts(document)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')}
    </p>
    {acceptance?.sha256 && (
      <p>
        SHA-256 do PDF que foi aceito: <code className="mono">{acceptance.sha256}</code>
      </p>
    )}
  </footer>
)
