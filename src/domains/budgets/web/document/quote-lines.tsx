import { Fragment } from 'react'
import { brl } from '#money.ts'
import { Fact } from '#ui/parts/fact.tsx'
import type { QuoteDocument } from '../../document.ts'
import { choiceText, groupHead, isPriced, lineDiscount, quantityText, sums } from '../../document-texts.ts'
import { counts } from '../../sums.ts'
import styles from './quote-document.module.css'

interface QuoteLinesProps {
  document: QuoteDocument
}

/** The lines of a quote and what they come to. The column of prices is there where a line has one. */
export function QuoteLines({ document }: QuoteLinesProps) {
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
            <Fragment key={index}>
              <GroupHead head={groupHead(document.items, index)} columns={priced ? 3 : 2} />
              <tr data-left={!counts(item) || undefined} data-long={item.description.length > LONG || undefined}>
                <ItemText text={item.description} choice={choiceText(item)} />
                <td className="line-below">{quantityText(item)}</td>
                {priced && <td className="line-below">{item.unit_price !== undefined && brl(item.unit_price)}</td>}
                <td className="line-below">
                  {brl(item.total)}
                  {item.discount && <span>{lineDiscount(item.discount)}</span>}
                </td>
              </tr>
            </Fragment>
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

/** Above the first item of a group: its name and its sum. */
const GroupHead = ({ head, columns }: { head: ReturnType<typeof groupHead>; columns: number }) =>
  head && (
    <tr data-group>
      <td className="strong line-below" colSpan={columns}>
        {head[0]}
      </td>
      <td className="strong line-below">{head[1]}</td>
    </tr>
  )

/** Characters above which an item may be longer than a page, and is cut where the page ends. */
const LONG = 1500

/** An item: its first line names it, those below describe it. */
function ItemText({ text, choice }: { text: string; choice: string }) {
  const [name, ...lines] = text.split('\n')
  return (
    <td className="line-below">
      {name}
      {lines.length > 0 && <span>{lines.join('\n')}</span>}
      {choice && <span>{choice}</span>}
    </td>
  )
}
