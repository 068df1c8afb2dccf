import { brl } from '#money.ts'
import { ACCEPT_FORM } from '../../choices.ts'
import { lateText, paymentRows, sums } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import { splitItems } from '../../sections.ts'
import styles from './sums.module.css'

interface SumsProps {
  quote: Quote
  isChoosing: boolean
}

/** How a quote comes to its total, and when that is paid: beside the lines in a wide window. */
export function Sums({ quote: { document, state }, isChoosing }: SumsProps) {
  const sections = splitItems(document.items)
  const late = lateText(document)
  return (
    <aside className={styles.sums} id="total" aria-label="Total e pagamento">
      <div className={styles.stick}>
        <section>
          <h2>Total</h2>
          <table className="full-width joined-cells tabular">
            <caption className="hidden">Como se chega ao total</caption>
            {sections.length > 1 && (
              <tbody>
                {sections.map(({ name, sum }, section) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as in lines.tsx
                  <Row key={section} name={name || (section === 0 ? 'Itens' : 'Outros itens')} amount={brl(sum)} />
                ))}
              </tbody>
            )}
            <tbody>
              {sums(document).map(([name, amount]) => (
                <Row key={name} name={name} amount={amount} />
              ))}
            </tbody>
            <tfoot>
              <Row name="Total" amount={brl(document.total)} />
            </tfoot>
          </table>
          {isChoosing && (
            <noscript>
              <button
                type="submit"
                className={`justify-center above-100 not-printed button quiet ${styles.sum}`}
                form={ACCEPT_FORM}
                name="decision"
                value="sum"
                formNoValidate
              >
                Somar com as minhas escolhas
              </button>
            </noscript>
          )}
        </section>
        {(document.payments.length > 0 || late) && (
          <section data-printed={state === 'accepted' || undefined}>
            <h2>Pagamento</h2>
            {document.payments.length > 0 && (
              <ol className="bare-list tabular">
                {paymentRows(document).map(([what, when, amount]) => (
                  <li key={what} className="row space-between gap-100 align-start line-below">
                    <span className="may-shrink">
                      <b className="strong">{what}</b>
                      <span className="block soft small">{when}</span>
                    </span>
                    <b className="strong nowrap">{amount}</b>
                  </li>
                ))}
              </ol>
            )}
            {late && <p className="soft small above-75">Em atraso: {late}.</p>}
          </section>
        )}
      </div>
    </aside>
  )
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <tr>
    <th scope="row" className="regular text-start break-anywhere">
      {name}
    </th>
    <td className="push nowrap text-end">{amount}</td>
  </tr>
)
