import { brl } from '#money.ts'
import { day } from '#time.ts'
import type { QuoteDocument } from '../../document.ts'

/** The quote as its reader sees it. */
export const QuoteDocumentView = ({ document: quote }: { document: QuoteDocument }) => (
  <article lang="pt-BR">
    <h1>Orçamento {quote.number}</h1>
    <p>{quote.title}</p>
    <p>{quote.status}</p>
    <p>{quote.client.name}</p>
    <p>{day(quote.validity)}</p>
    <ul>
      {quote.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder
        <li key={index}>
          {item.description} {item.quantity} {brl(item.total)}
        </li>
      ))}
    </ul>
    <p>Total {brl(quote.total)}</p>
  </article>
)
