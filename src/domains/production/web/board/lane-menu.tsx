import { Button, Menu } from '@mantine/core'
import { IconLayoutRows } from '@tabler/icons-react'
import { useNarrower } from '#client/page/use-narrower.ts'
import { useChoice } from '#client/storage/use-choice.ts'
import { LANES_BY, type LanesBy } from './lanes.ts'

const LABELS: Readonly<Record<LanesBy, string>> = {
  none: 'Sem faixas',
  assignee: 'Por responsável',
  label: 'Por etiqueta',
}
const SHORT: Readonly<Record<LanesBy, string>> = {
  none: LABELS.none,
  assignee: 'Faixas: responsável',
  label: 'Faixas: etiqueta',
}

/** By what the person wants boards parted; kept on the server. A choice that this version does not know is none. */
export function useLanesBy() {
  const [chosen, setChosen] = useChoice('board_lanes')
  return [LANES_BY.find((one) => one === chosen) ?? 'none', setChosen] as const
}

/** The choice of swimlanes. */
export function LaneMenu() {
  const [by, setBy] = useLanesBy()
  const isNarrow = useNarrower('48em')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-sm" leftSection={<IconLayoutRows size={16} aria-hidden />}>
          <span className={isNarrow ? 'hidden' : undefined}>{SHORT[by]}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={by} onChange={(value) => setBy(value as LanesBy)}>
          {LANES_BY.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {LABELS[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
