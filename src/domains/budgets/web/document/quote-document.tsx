import '#ui/prose.css'
import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brl } from '#money.ts'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { Fact } from '#ui/parts/fact.tsx'
import type { Acceptance, QuoteDocument } from '../../document.ts'
import {
  acceptanceFacts,
  clientFacts,
  companyLines,
  dayFacts,
  headingOf,
  nameOf,
  paymentRows,
  quantityText,
  sums,
} from '../../document-texts.ts'
import styles from './quote-document.module.css'

interface QuoteDocumentViewProps {
  document: QuoteDocument
  /** Who accepted it, shown at its end. */
  acceptance?: Acceptance | undefined
  /** Whether the page around it has the first heading. */
  isPart?: boolean
}

/**
 * A quote as its reader sees it, on white paper in both schemes; printed, it fills A4 pages of its own. The same as its
 * PDF (server/document.typ). Without Mantine and without scripts of its own: the client's page shows it too.
 */
export function QuoteDocumentView({ document, acceptance, isPart = false }: QuoteDocumentViewProps) {
  const Heading = isPart ? 'h2' : 'h1'
  const { company, title, status, version, items, extra, terms, payments } = document
  return (
    <article className={styles.sheet} data-draft={version === null || undefined}>
      <header className={styles.apart}>
        <p className={styles.brand}>
          <Letterhead />
          {company.name}
        </p>
        <p className={styles.company}>
          {companyLines(document).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      <div className={styles.apart}>
        <div className={styles.title}>
          <Heading>{headingOf(document)}</Heading>
          <p>{title}</p>
        </div>
        <p className={styles.badges}>
          {version === null && <span data-kind="draft">Rascunho</span>}
          {acceptance && <span data-kind="accepted">Aceito</span>}
          <span>{status}</span>
        </p>
      </div>
      <div className={styles.apart}>
        <Facts facts={clientFacts(document)} />
        <Facts facts={dayFacts(document)} />
      </div>
      <div>
        <table className={styles.items}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Qtd.</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name, and the document is shown whole
              <tr key={index} data-long={item.description.length > LONG || undefined}>
                <ItemText text={item.description} />
                <td>{quantityText(item.quantity)}</td>
                <td>{brl(item.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.sums}>
          {sums(document).map(([name, amount]) => (
            <Fact key={name} label={name}>
              {amount}
            </Fact>
          ))}
          <Fact label="Total">{brl(document.total)}</Fact>
        </dl>
      </div>
      {payments.length > 0 && (
        <Panel title="Pagamento">
          <table className={styles.payments}>
            <thead>
              <tr>
                <th scope="col">Parcela</th>
                <th scope="col">Quando</th>
                <th scope="col">Valor</th>
              </tr>
            </thead>
            <tbody>
              {paymentRows(document).map(([what, when, amount]) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td>{when}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      )}
      <Text title="Observações" html={extra.html} />
      <Text title="Condições" html={terms.html} />
      {acceptance && (
        <Panel title="Aceite">
          <Facts facts={acceptanceFacts(acceptance)} />
          <p className={styles.hash}>
            SHA-256 do PDF que foi aceito
            <code>{acceptance.sha256}</code>
          </p>
          <p className={styles.hash}>
            Confira em <a href={acceptance.address}>{acceptance.address}</a>
          </p>
        </Panel>
      )}
      <footer className={styles.foot}>{nameOf(document)}</footer>
    </article>
  )
}

/** The company's own logo, else the drawn mark. */
function Letterhead() {
  const { logo } = useLoaderData({ from: '__root__' })
  return logo ? (
    <img src={logo.src} width={logo.width} height={logo.height} alt="" />
  ) : (
    <svg
      viewBox={`0 0 ${BRAND_MARK_SIDE} ${BRAND_MARK_SIDE}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawBrandMark() }}
    />
  )
}

/** Characters above which an item may be longer than a page, and is cut where the page ends. */
const LONG = 1500

/** An item: its first line names it, those below describe it. */
function ItemText({ text }: { text: string }) {
  const [name, ...lines] = text.split('\n')
  return (
    <td>
      {name}
      {lines.length > 0 && <span>{lines.join('\n')}</span>}
    </td>
  )
}

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <Fact key={name} label={name}>
        {value}
      </Fact>
    ))}
  </dl>
)

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.panel}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** A Markdown text, sanitised on the server. Nothing where it is empty. */
const Text = ({ title, html }: { title: string; html: string }) =>
  html && (
    <section className={styles.text}>
      <h2>{title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
