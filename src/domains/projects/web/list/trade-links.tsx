import { Link } from '@tanstack/react-router'
import { TRADE_NAMES, TRADE_SLUGS, TRADES, type Trade } from '#domains/site/trades.ts'
import type { TradeCounts } from '../../contract.ts'
import styles from './trade-links.module.css'

interface Props {
  /** The trade that is shown; undefined for all. */
  shown: Trade | undefined
  counts: TradeCounts
}

/** Links to the projects of each trade that has some, and to all; nothing where there is but one trade. */
export function TradeLinks({ shown, counts }: Props) {
  const trades = TRADES.filter((trade) => counts[trade] > 0 || trade === shown)
  if (trades.length < 2) return null
  const all = TRADES.reduce((sum, trade) => sum + counts[trade], 0)
  return (
    <nav className={`small cluster outlined clipped strong not-printed ${styles.trades}`} aria-label="Mostrar">
      <TradeLink current={shown === undefined} name="tudo" count={all} />
      {trades.map((trade) => (
        <TradeLink
          key={trade}
          current={shown === trade}
          area={TRADE_SLUGS[trade]}
          name={TRADE_NAMES[trade]}
          count={counts[trade]}
        />
      ))}
    </nav>
  )
}

interface LinkProps {
  current: boolean
  area?: (typeof TRADE_SLUGS)[Trade]
  name: string
  count: number
}

/** The page stays where it is: what changes is below. The router marks a link to this very address; one of its first page we do. */
const TradeLink = ({ current, area, name, count }: LinkProps) => (
  <Link
    className="row justify-center gap-35 undecorated"
    to="/projects"
    search={area && { area }}
    resetScroll={false}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
    aria-current={current ? 'true' : undefined}
  >
    {name} <span className="regular tabular">{count}</span>
  </Link>
)
