import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { once } from '#once.ts'
import { wholeNumber } from '#ui/formats.ts'
import styles from './sale-steps.module.css'

interface SaleStepsProps {
  /** The first and last day, YYYY-MM-DD. */
  period: { from: string; to: string }
  /** Views of all pages, and of those with prices. */
  views: { all: number; prices: number }
}

/** From visits to paid orders, by the sums of a period: nobody is followed from one step to the next. */
export function SaleSteps({ period, views }: SaleStepsProps) {
  const orders = useQuery(query.sales.orders.counts.queryOptions({ input: period })).data?.data
  if (!orders) return null
  const steps = [
    { label: 'Visitas', count: views.all },
    { label: 'Planos e preços abertos', count: views.prices, of: views.all, than: 'das visitas' },
    { label: 'Pedidos feitos', count: orders.placed, of: views.prices, than: 'dos preços abertos' },
    { label: 'Pedidos pagos', count: orders.paid, of: orders.placed, than: 'dos pedidos' },
  ]
  return (
    <section className={`surface outlined ${styles.steps}`} aria-labelledby="da-visita-ao-pedido">
      <h3 id="da-visita-ao-pedido">Da visita ao pedido</h3>
      <ol className="stack bare-list">
        {steps.map(({ label, count, of, than }) => (
          <li className="stack content-start" key={label}>
            <span className="soft tiny">{label}</span>
            <strong className="tight">{wholeNumber(count)}</strong>
            {of !== undefined && of > 0 && (
              <span className="soft tiny">
                {percent().format(count / of)} {than}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const percent = once(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }))
