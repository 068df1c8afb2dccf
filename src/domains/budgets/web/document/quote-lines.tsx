import { brl } from '#money.ts'
import { Fact } from '#ui/parts/fact.tsx'
import type { QuoteDocument } from '../../document.ts'
import { isPriced, lineDiscount, quantityText, sums } from '../../document-texts.ts'
import styles from './quote-document.module.css'

/** The lines of a quote and what they come to. The column of prices is there where a line has one. */
export function QuoteLines({ document }: { document: QuoteDocument }) {
  const priced = isPriced(document)
  return (
    <div>
      <table className={`full-width joined-cells ${styles.items}`} data-priced={priced || undefined}>
        <thead>
          <tr>
            <th className="strong text-start" scope="col">
              Item
            </th>
            <th className="strong text-start" scope="col">
              Qtd.
            </th>
            {priced && (
              <th className="strong text-start" scope="col">
                Preço
              </th>
            )}
            <th className="strong text-start" scope="col">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {document.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name, and the document is shown whole
            <tr key={index} data-long={item.description.length > LONG || undefined}>
              <ItemText text={item.description} />
              <td className="line-below">{quantityText(item)}</td>
              {priced && <td className="line-below">{item.unit_price !== undefined && brl(item.unit_price)}</td>}
              <td className="line-below">
                {brl(item.total)}
                {item.discount && <span>{lineDiscount(item.discount)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={`stack ${styles.sums}`}>
        {sums(document).map(([name, amount]) => (
          <Fact key={name} label={name}>
            {amount}
          </Fact>
        ))}
        <Fact label="Total">{brl(document.total)}</Fact>
      </dl>
    </div>
  )
}

/** Characters above which an item may be longer than a page, and is cut where the page ends. */
const LONG = 1500

/** An item: its first line names it, those below describe it. */
function ItemText({ text }: { text: string }) {
  const [name, ...lines] = text.split('\n')
  return (
    <td className="line-below">
      {name}
      {lines.length > 0 && <span>{lines.join('\n')}</span>}
    </td>
  )
}
