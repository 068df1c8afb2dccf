import { Menu } from '@mantine/core'
import { IconChecks, IconClipboardText, IconGauge, IconPlus } from '@tabler/icons-react'
import { useSay } from '#client/interface/say.ts'
import { FloatingMenu } from '#ui/workbench/later/floating-menu.tsx'
import type { Place } from '#ui/workbench/later/target.ts'
import { productionWords } from '../../words.ts'
import type { ColumnHeadProps } from './column-head.tsx'
import { copyNames } from './generate-log.tsx'

interface ColumnMenuProps extends Place, Pick<ColumnHeadProps, 'line' | 'status' | 'limit' | 'actions'> {
  onLimiting: () => void
  returnFocus: boolean
}

/** What can be done with a column. In a portal: a column cuts off what is wider than itself. */
export default function ColumnMenu({ line, status, limit, actions, onLimiting, ...place }: ColumnMenuProps) {
  const say = useSay()
  return (
    <FloatingMenu {...place} position="bottom-start" withinPortal>
      <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => actions.onAdding(status)}>
        {say(productionWords.addTask)}
      </Menu.Item>
      <Menu.Item leftSection={<IconGauge size={16} aria-hidden />} onClick={() => onLimiting()}>
        Limite de tarefas… {limit !== undefined && <span className="soft">{limit}</span>}
      </Menu.Item>
      <Menu.Item leftSection={<IconChecks size={16} aria-hidden />} onClick={() => actions.onSelectAll(status)}>
        Selecionar todas
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboardText size={16} aria-hidden />} onClick={() => void copyNames(line, status)}>
        {say(productionWords.generateLog)}
      </Menu.Item>
    </FloatingMenu>
  )
}
