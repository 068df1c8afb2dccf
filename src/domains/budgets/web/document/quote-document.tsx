import '#ui/prose.css'
import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { Fact } from '#ui/parts/fact.tsx'
import type { Acceptance, QuoteDocument } from '../../document.ts'
import {
  acceptanceFacts,
  clientFacts,
  companyLines,
  dayFacts,
  headingOf,
  lateText,
  nameOf,
  paymentRows,
} from '../../document-texts.ts'
import styles from './quote-document.module.css'
import { QuoteLines } from './quote-lines.tsx'

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
  const { company, title, status, version, extra, terms, payments } = document
  const late = lateText(document)
  return (
    <article
      className={`stack content-start one-column full-width break-anywhere relative clip measured ink paper ${styles.sheet}`}
      data-draft={version === null || undefined}
    >
      <header className={`cluster align-start space-between ${styles.apart}`}>
        <p className={`row tight ${styles.brand}`}>
          <Letterhead />
          {company.name}
        </p>
        <p className={`grow push soft text-end ${styles.company}`}>
          {companyLines(document).map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </p>
      </header>
      <div className={`cluster align-start space-between ${styles.apart}`}>
        <div className={`stack ${styles.title}`}>
          <Heading>{headingOf(document)}</Heading>
          <p>{title}</p>
        </div>
        <p className={`flex ${styles.badges}`}>
          {version === null && (
            <span className="strong" data-kind="draft">
              Rascunho
            </span>
          )}
          {acceptance && (
            <span className="strong" data-kind="accepted">
              Aceito
            </span>
          )}
          <span className="strong">{status}</span>
        </p>
      </div>
      <div className={`cluster align-start space-between ${styles.apart}`}>
        <Facts facts={clientFacts(document)} />
        <Facts facts={dayFacts(document)} />
      </div>
      <QuoteLines document={document} />
      {(payments.length > 0 || late) && (
        <Panel title="Pagamento">
          {payments.length > 0 && (
            <table className={`full-width joined-cells ${styles.payments}`}>
              <thead>
                <tr>
                  <th className="soft regular text-start" scope="col">
                    Parcela
                  </th>
                  <th className="soft regular text-start" scope="col">
                    Quando
                  </th>
                  <th className="soft regular text-start" scope="col">
                    Valor
                  </th>
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
          )}
          {late && <p className="soft">Em atraso: {late}.</p>}
        </Panel>
      )}
      <Text title="Observações" html={extra.html} />
      <Text title="Condições" html={terms.html} />
      {acceptance && (
        <Panel title="Aceite">
          <Facts facts={acceptanceFacts(acceptance)} />
          <p className={`soft ${styles.hash}`}>
            SHA-256 do PDF que foi aceito
            <code className="block ink">{acceptance.sha256}</code>
          </p>
          <p className={`soft ${styles.hash}`}>
            Confira em{' '}
            <a className="accent" href={acceptance.address}>
              {acceptance.address}
            </a>
          </p>
        </Panel>
      )}
      <footer className={`soft line-above ${styles.foot}`}>{nameOf(document)}</footer>
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

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={`stack ${styles.facts}`}>
    {facts.map(([name, value]) => (
      <Fact key={name} label={name}>
        {value}
      </Fact>
    ))}
  </dl>
)

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`stack outlined ${styles.panel}`}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** A Markdown text, sanitised on the server. Nothing where it is empty. */
const Text = ({ title, html }: { title: string; html: string }) =>
  html && (
    <section className={`stack one-column ${styles.text}`}>
      <h2>{title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
