import { Badge, SegmentedControl } from '@mantine/core'
import { plural } from '#ui/formats.ts'
import type { LineView } from '../../board-contract.ts'
import { LINE_TYPE_LABELS } from '../../production.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { ShareButton } from '../share/share-button.tsx'
import styles from './line.module.css'
import { type LinePlace, tabLabel } from './place.ts'

interface LineHeadProps {
  line: LineView
  /** How many tasks the line has. */
  total: number
  place: LinePlace
  onPlace: (place: LinePlace) => void
}

/** Breadcrumb, status and category of the line, and the switch between its two tabs. */
export const LineHead = ({ line, total, place, onPlace }: LineHeadProps) => (
  <div className={styles.head}>
    <nav aria-label="Você está em">
      <ol>
        <li>{line.title}</li>
        <li>{tabLabel(place)}</li>
        <li>{plural(total, 'item', 'itens')}</li>
      </ol>
    </nav>
    <StatusBadge status={line.projectstatus} />
    <Badge color="gray">{LINE_TYPE_LABELS[line.projectline]}</Badge>
    {line.manages && <ShareButton line={line} />}
    <SegmentedControl
      className={styles.tabs ?? ''}
      aria-label="Ver como"
      data={[
        { value: 'board', label: 'Board' },
        { value: 'backlog', label: 'Back Log' },
      ]}
      value={place.tab ?? 'board'}
      onChange={(value) => onPlace({ ...place, tab: value === 'backlog' ? 'backlog' : undefined })}
    />
  </div>
)
