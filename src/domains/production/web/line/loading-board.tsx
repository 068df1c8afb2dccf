import { Skeleton } from '@mantine/core'
import columnStyles from '../board/column.module.css'

/** Heights in pixels of the placeholder cards, by column. */
const CARDS = [
  [150, 128, 128],
  [128, 150],
  [150, 128, 150],
  [150, 150],
  [128, 128, 150],
]

/** Placeholder of the board while it loads. */
export const LoadingBoard = () => (
  <div
    className={`flex gap-75 grow scrolls-sideways ${columnStyles.columns}`}
    role="status"
    aria-label="Carregando o quadro…"
  >
    {CARDS.map((heights, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
      <div key={column} className={`column gap-60 may-shrink ${columnStyles.column}`}>
        <Skeleton height={24} width="70%" />
        {heights.map((height, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never move
          <Skeleton key={card} height={height} />
        ))}
      </div>
    ))}
  </div>
)
