import { SegmentedControl } from '@mantine/core'
import { useSay } from '#client/interface/say.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { productionWords } from '../../words.ts'
import styles from './line.module.css'
import type { LinePlace } from './place.ts'

interface LineTabsProps {
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
}

/** The switch between a line's board and its backlog. */
export function LineTabs({ place, onPlace }: LineTabsProps) {
  const say = useSay()
  return (
    <SegmentedControl
      className={`flex-none ${styles.tabs}`}
      aria-label="Ver como"
      data={[
        { value: 'board', label: say(productionWords.board) },
        { value: 'backlog', label: say(productionWords.backlog) },
      ]}
      value={place.tab ?? 'board'}
      onChange={(value) => onPlace({ tab: value === 'backlog' ? 'backlog' : undefined })}
    />
  )
}
